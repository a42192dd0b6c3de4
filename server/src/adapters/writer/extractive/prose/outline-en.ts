import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { sectionsOf } from "../sections.ts";
import { listedInEnglish } from "../text/noun-phrase.ts";
import { inOrder, nameOf } from "./counted.ts";

/** Fewer points need no list of them. */
const FEWEST = 3;
const MOST = 5;
/** The share of a script that may go into naming the points: they are what one came for. */
const SHARE = 0.32;
const HALF = 0.5;
const END = new RegExp(`^(?:${alternativesOf("heading-conclusions")})(?!\\p{L})`, "iu");
const EMPTY = new RegExp(`^(?:${alternativesOf("headings-without-matter")})$`, "i");

/**
 * Names the points of an English text by its numbered headings, in its order; null where they name no
 * subjects. Headings without numbers are no points: to name them would promise parts that are not told.
 */
export function outlineOf(page: Page, seconds: number): string | null {
  if (page.language !== "en") return null;
  const numbered = inOrder(headingsOf(page)).filter((name) => !END.test(name));
  const names = numbered.map((name) => nameOf(name, "en"));
  const said = names.flatMap((name) => name ?? []);
  // The same name twice is that of a label below each of several things.
  if (new Set(said).size < said.length) return null;
  if (said.length < FEWEST || said.length < HALF * names.length) return null;
  for (let count = Math.min(MOST, said.length); count >= FEWEST; count -= 1) {
    const isAll = count === names.length;
    const listed = listedInEnglish(said.slice(0, count).map((name) => `“${name}”`));
    const text = `${isAll ? "Its points are" : "Among its points are"} ${listed}.`;
    if (sentenceSeconds(text, "en") <= SHARE * seconds) return text;
  }
  return null;
}

/** Without those of the whole, its beginning and its end. */
function headingsOf({ blocks, type, title }: Page): string[] {
  const sections = sectionsOf(blocks, type);
  return blocks.flatMap(({ kind, text }, index) => {
    const heading = text.trim();
    const isPart =
      kind === "heading" &&
      sections[index]?.kind !== "unspoken" &&
      !title.includes(heading) &&
      !EMPTY.test(heading) &&
      !END.test(heading);
    return isPart ? [heading] : [];
  });
}
