import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "../../draft.ts";
import { sectionsOf } from "../../sections.ts";
import { isInLanguage } from "../../text/signs/speakable.ts";

/** "5 Best Loom Software", "Top Looms", "3 looms for beginners" */
const COMPARES = /\b(?:best|top|vs|compared|comparison)\b|^\d{1,2} /i;
const NUMBER = String.raw`(?:#?\d{1,2}[.):]? )?`;
const NAME = String.raw`\p{Lu}[\p{L}\d’'&+-]*(?: [\p{Lu}\d][\p{L}\d’'&+-]*){0,4}`;
const PRAISE = String.raw`(?:best|most|least|cheapest|easiest|fastest|simplest|strongest|lightest|top|runner-up)\b[^.:;|()]{3,60}`;
/** "2. Oak Loom: Best for beginners" */
const BEHIND = new RegExp(
  String.raw`^${NUMBER}(?<name>${NAME})(?:: | [–—-] )(?<praise>[^.:;|()]{4,70})$`,
  "u",
);
/** "Best for beginners: Oak Loom" */
const AHEAD = new RegExp(
  String.raw`^${NUMBER}(?<praise>[^.:;|()]{4,70}): (?<name>${NAME})(?: / .{2,40})?$`,
  "u",
);
const IS_PRAISE = new RegExp(`^(?:the )?${PRAISE}$`, "iu");
const FEWEST = 3;
const MOST = 5;
/** The share of a script that may go into them: they are what one came for. */
const SHARE = 0.4;

/**
 * "It calls Oak Loom best for beginners, Pit Loom the cheapest of all, and Box Loom best for long cloth.": what a comparison
 * says in one line each of the things that its title promises. Null where it says so of too few of them.
 */
export function verdictsOn(page: Page, seconds: number): Draft | null {
  const { title, blocks, type, language } = page;
  if (language !== "en" || type === "product" || !COMPARES.test(title)) return null;
  const sections = sectionsOf(blocks, type);
  const found = new Map<string, string>();
  for (const [at, { kind, text }] of blocks.entries()) {
    if (kind === "table_row" || (kind !== "heading" && sections[at]?.kind !== "own")) continue;
    const { name, praise = "" } = (BEHIND.exec(text.trim()) ?? AHEAD.exec(text.trim()))?.groups ?? {};
    if (name && IS_PRAISE.test(praise) && !IS_PRAISE.test(name) && !found.has(name)) found.set(name, praise);
  }
  const all = [...found].map(([name, praise]) => `${name} ${judged(praise)}`);
  for (let count = Math.min(MOST, all.length); count >= FEWEST; count -= 1) {
    const some = all.slice(0, count);
    const text = `It calls ${some.slice(0, -1).join(", ")}, and ${some.at(-1)}.`;
    if (isInLanguage(text, "en") && sentenceSeconds(text, "en") <= SHARE * seconds) return plain(text);
  }
  return null;
}

/** "best for beginners", "the best overall loom" */
function judged(praise: string): string {
  const small = `${praise.charAt(0).toLowerCase()}${praise.slice(1)}`.trim();
  return /^(?:the |best (?:for|in|at|if|when|to|value)\b|most \p{L}+$|best$)/iu.test(small)
    ? small
    : `the ${small}`;
}
