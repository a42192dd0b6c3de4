import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft } from "../draft.ts";
import { sectionsOf } from "../sections.ts";
import { listedInEnglish } from "../text/sentences/noun-phrase.ts";
import { isInLanguage, speakable } from "../text/signs/speakable.ts";
import { tiesToBlock } from "../ties.ts";
import { isOfManual } from "./manual-en.ts";
import { isNewsReport } from "./passages/news-report-en.ts";
import { isOfFrame } from "./points/outline-en.ts";
import { isOfEveryPage } from "./points/section-names-en.ts";
import { isOrder } from "./procedures.ts";

/** A shorter script has no time for what it does not tell. */
const ROOM = 45;
/** The share of a script that may go into the names of what it leaves to the page. */
const SHARE = 0.15;
const FEWEST = 2;
const MOST = 4;
/** A bold line names a box. */
const LOWEST = 6;
/** With less text below it a heading names a link or a picture. */
const LEAST_TEXT = 150;
const LONGEST = 60;
const NUMBER = /^(?:(?:chapter|part|section|step) )?(?:\d{1,2}\.)*\d{1,2}[.):]?\s+/iu;
const UNSAYABLE = /[=<>{}[\]_/|@#“”":]|\d{3}|https?|\w\(|^[\p{Lu}\s]{5,}$/u;

/** "How to choose a reed", "What does it cost?": a listener knows what such a part tells. */
const OF_MATTER = /^(?:how|what|why|when|where|which|who|can|should|is|are|do|does)\b/i;

/**
 * Names the parts of an English text that a script did not come to, so that its listener knows what the rest is about;
 * null where the text has none, or where their headings tell it to nobody who has not read them.
 */
export function otherParts(page: Page, told: ReadonlySet<number>, seconds: number): Draft | null {
  if (page.language !== "en" || seconds < ROOM || isNewsReport(page)) return null;
  const parts = untoldParts(page, told);
  const names = parts.flatMap(({ heading, at }) => {
    const name = nameOf(heading);
    return name ? [{ name, at }] : [];
  });
  if (names.length < FEWEST || 2 * names.length < parts.length) return null;
  const subject = contentTerms(page.title, "en");
  const isClear = ({ name }: { name: string }) =>
    OF_MATTER.test(name) || [...contentTerms(name, "en")].some((term) => subject.has(term));
  if (!isOfManual(page) && 2 * names.filter(isClear).length < names.length) return null;
  for (let most = Math.min(MOST, names.length); most >= FEWEST; most -= 1) {
    const some = names.slice(0, most);
    const listed = listedInEnglish(some.map(({ name }) => `“${name}”`));
    const text = `${most === parts.length ? "Other parts of the page are" : "Among other parts of the page are"} ${listed}.`;
    if (sentenceSeconds(text, "en") <= SHARE * seconds)
      return { text, ties: some.flatMap(({ name, at }) => tiesToBlock(name, at)) };
  }
  return null;
}

interface Part {
  heading: string;
  at: number;
}

/** Parts of the highest rank that has several, behind the last one of which something was told. */
function untoldParts({ blocks, type, title }: Page, told: ReadonlySet<number>): Part[] {
  const sections = sectionsOf(blocks, type);
  const heads = blocks.flatMap((block, at) =>
    block.kind === "heading" && at > 0 && (block.level ?? LOWEST) < LOWEST
      ? [{ at, level: block.level ?? LOWEST }]
      : [],
  );
  const ranks = [...new Set(heads.map(({ level }) => level))].sort();
  const rank = ranks.find((level) => heads.filter((head) => head.level === level).length > FEWEST);
  const last = Math.max(-1, ...told);
  return heads.flatMap(({ at, level }) => {
    if (level !== rank || at < last || sections[at]?.kind !== "own") return [];
    const end = heads.find((head) => head.at > at && head.level <= level)?.at ?? blocks.length;
    const heading = (blocks[at]?.text ?? "").normalize("NFKC").replace(NUMBER, "").trim();
    const isPart =
      !isSame(heading, title) &&
      !isOfFrame(heading) &&
      !isOfEveryPage(heading) &&
      textIn(blocks.slice(at + 1, end)) >= LEAST_TEXT;
    return isPart ? [{ heading, at }] : [];
  });
}

/** A card below the text has the name of the whole page. */
const isSame = (heading: string, title: string) => bareWords(heading) === bareWords(title);
const bareWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

const textIn = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { kind, text, card }) => sum + (kind === "heading" || card ? 0 : text.length), 0);

function nameOf(heading: string): string | null {
  const name = speakable(heading, "en")
    .replace(/[\s.;,–—-]+$/, "")
    .trim();
  const isSayable =
    name.length >= 2 && name.length <= LONGEST && !UNSAYABLE.test(name) && isInLanguage(name, "en");
  // Steps by their headings would be a course of which one hears nothing.
  return isSayable && !isOrder(name, "en") ? name : null;
}
