import type { Block, Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { isThread } from "../../prose/threads/threads.ts";

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*";
/** "17 hours ago", "Anna Tarn, Mar 7", "Posted by Anna on Sunday": when an entry was made. */
const STAMP = new RegExp(
  String.raw`\b\d+ (?:minutes?|hours?|days?|weeks?|months?) ago\b|^(?:posted|published|submitted|updated) (?:by|on)\b|${MONTH}\.? \d{1,2}`,
  "iu",
);
const LONGEST_STAMP = 100;
const isStamp = ({ text }: Block) => text.length <= LONGEST_STAMP && STAMP.test(text);

const FEWEST_STAMPS = 5;
/** The share of the entries that say when they were made. */
const OFTEN = 0.3;
const FEWEST_ENTRIES = 6;
const FEWEST_WORDS = 5;
const LONGEST_NAME = 120;
const ENDED = /[.!?…:]["”’)]*$/;

/** "1.: Oak mill opens (looms.example)": an entry without its number and the site that it leads to. */
const nameOf = ({ text }: Block) =>
  text
    .replace(/^\d{1,3}\.\s?:?\s*/, "")
    .replace(/\s*\([\w.-]+\.\w{2,}[^()\s]*\)$/, "")
    .trim();

const isEntry = (block: Block) => {
  const name = nameOf(block);
  return (
    !isStamp(block) &&
    (block.kind === "heading" || !ENDED.test(name)) &&
    !/ [|/] |:\S/.test(name) &&
    /^["“'‘]?[\p{Lu}\d]/u.test(name) &&
    name.length <= LONGEST_NAME &&
    name.split(/\s+/).length >= FEWEST_WORDS
  );
};

/** The entries of an English page that is an index of texts kept elsewhere: headlines, and among them when each was made. */
export function entriesOn(page: Page): Item[] {
  const { language, type, author, blocks } = page;
  if (language !== "en" || type === "product" || author !== null || isThread(page)) return [];
  const places = withoutLabels(
    blocks.flatMap((block, at) => (isEntry(block) ? [at] : [])),
    blocks,
  );
  const headed = places.filter((at) => blocks[at]?.kind === "heading");
  const own = headed.length >= FEWEST_ENTRIES ? headed : places;
  const stamped = own.filter((at, turn) =>
    blocks.slice(at + 1, Math.min(at + 1 + NEAR, own[turn + 1] ?? blocks.length)).some(isStamp),
  );
  const isStamped = stamped.length >= Math.max(FEWEST_STAMPS, OFTEN * own.length);
  if (own.length < FEWEST_ENTRIES || !(isStamped || hasOnlyHeadlines(page, headed.length))) return [];
  return own.map((at) => ({
    name: nameOf(blocks[at] as Block),
    rank: null,
    price: null,
    rows: [],
    text: teaserOf(blocks, at),
    blockIndex: at,
  }));
}

/** Headlines with hardly a text below them: a department's front page, which need not say when anything was written. */
const hasOnlyHeadlines = ({ type, blocks }: Page, headlines: number) =>
  type === "other" &&
  headlines >= FEWEST_HEADLINES &&
  blocks.filter(({ kind, text }) => kind === "paragraph" && text.length >= SHORTEST_TEXT).length <=
    MOST_TEXTS * headlines;
const FEWEST_HEADLINES = 10;
const SHORTEST_TEXT = 60;
const MOST_TEXTS = 0.2;

/** "Pricing: two kinds of tickets": with the same word before several lines, these are rows about things. */
function withoutLabels(places: readonly number[], blocks: readonly Block[]): number[] {
  const labelOf = (at: number) => /^[^:]{2,30}:/.exec(blocks[at]?.text ?? "")?.[0];
  const labels = Map.groupBy(places, labelOf);
  return places.filter((at) => labelOf(at) === undefined || (labels.get(labelOf(at))?.length ?? 0) < TWICE);
}
const TWICE = 2;

/** The sentences right below an entry, or below the note of when it was made. */
function teaserOf(blocks: readonly Block[], entry: number): string {
  const below = blocks.slice(entry + 1, entry + 1 + NEAR).find((block) => !isStamp(block));
  return below?.kind === "paragraph" && ENDED.test(below.text) ? below.text : "";
}
const NEAR = 2;
