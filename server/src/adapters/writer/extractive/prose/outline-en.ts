import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { sectionsOf } from "../sections.ts";
import { listedInEnglish } from "../text/noun-phrase.ts";
import { inOrder, nameOf } from "./counted.ts";
import { isPlainName } from "./signposts.ts";

/** Fewer parts need no list of them. */
const FEWEST = 3;
const MOST = 5;
/** Of a text with more parts than these, a handful tells little. */
const MOST_PARTS = 12;
/** The share of a script that may go into naming the parts; points that are counted are what one came for. */
const SHARE = 0.2;
const SHARE_OF_POINTS = 0.32;
/** Of headings that mostly call out, none tells what the text is about. */
const MOSTLY = 0.7;
const HALF = 0.5;
const END = new RegExp(`^(?:${alternativesOf("heading-conclusions")})(?!\\p{L})`, "iu");
const EMPTY = new RegExp(`^(?:${alternativesOf("headings-without-matter")})$`, "i");

interface Part {
  heading: string;
  level: number;
  isTold: boolean;
}

/** Names the parts of an English text by its headings, in its order; null where they name no subjects. */
export function outlineOf(page: Page, seconds: number): string | null {
  if (page.language !== "en") return null;
  const parts = partsOf(page);
  const numbered = inOrder(parts.map(({ heading }) => heading)).filter((name) => !END.test(name));
  const isNumbered = numbered.length >= FEWEST;
  const kind = isNumbered ? "points" : "parts";
  // Without an author or a day, the parts may be those of a site.
  if (!isNumbered && page.author === null && page.publishedAt === null) return null;
  const names = (isNumbered ? numbered : plainNamesOf(parts)).map((name) => nameOf(name, "en"));
  const said = names.flatMap((name) => name ?? []);
  // The same name twice is that of a label below each of several things.
  if (new Set(said).size < said.length) return null;
  if (said.length < FEWEST || said.length < (isNumbered ? HALF : MOSTLY) * names.length) return null;
  for (let count = Math.min(MOST, said.length); count >= FEWEST; count -= 1) {
    const isAll = count === names.length;
    const listed = listedInEnglish(said.slice(0, count).map((name) => `“${name}”`));
    const text = `${isAll ? `Its ${kind} are` : `Among its ${kind} are`} ${listed}.`;
    if (sentenceSeconds(text, "en") <= (isNumbered ? SHARE_OF_POINTS : SHARE) * seconds) return text;
  }
  return null;
}

/** The headings of the highest rank that several have, if nearly all are plain names. */
function plainNamesOf(parts: readonly Part[]): string[] {
  const ranks = [...Map.groupBy(parts, ({ level }) => level)].toSorted(([a], [b]) => a - b);
  const [, top = []] = ranks.find(([, some]) => some.length >= FEWEST) ?? [];
  const names = top.filter(({ isTold }) => isTold).map(({ heading }) => heading);
  const plain = names.filter(
    (heading) => isPlainName(heading) && /\p{Ll}/u.test(heading) && !/\?$/.test(heading),
  );
  return top.length <= MOST_PARTS && plain.length >= MOSTLY * names.length
    ? names.filter((one) => plain.includes(one))
    : [];
}

/** Headings with matter below them, without those of the whole, its beginning and its end. */
function partsOf({ blocks, type, title }: Page): Part[] {
  const sections = sectionsOf(blocks, type);
  return blocks.flatMap(({ kind, text, level = LOWEST }, index) => {
    const heading = text.trim();
    const isPart =
      kind === "heading" &&
      sections[index]?.kind !== "unspoken" &&
      !title.includes(heading) &&
      !EMPTY.test(heading) &&
      !END.test(heading);
    return isPart ? [{ heading, level, isTold: hasMatter(blocks, index, level) }] : [];
  });
}

/** Whether a sentence stands below a heading, before the next one of its rank. */
function hasMatter(blocks: Page["blocks"], heading: number, rank: number): boolean {
  for (let at = heading + 1; at < blocks.length; at += 1) {
    const { kind, text, level = LOWEST } = blocks[at] ?? { kind: "heading", text: "", level: 0 };
    if (kind === "heading" && level <= rank) return false;
    if (kind === "paragraph" && text.length >= SENTENCE) return true;
  }
  return false;
}
const LOWEST = 6;
const SENTENCE = 60;
