import type { Block, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import type { Section } from "../../sections.ts";
import { speaksAsHouse } from "../../text/persons/third-person.ts";
import { isReview, isSeller } from "../../text/wording.ts";
import { isNamedVoice, isQuotation, isSaying } from "./quoted-voices.ts";

/** Deeds of one who buys, and of nobody who makes or sells. */
const BUYS = new RegExp(
  [
    String.raw`(?<!\p{L})I(?:[’']ve| have| had)? (?:\p{L}+ly |just |only |also |first )?(?:bought|purchased|ordered|received)\b`,
    String.raw`|\bmy (?:order|purchase|parcel)\b|\bwould recommend\b`,
    `|^(?:${alternativesOf("buyers-beginnings")})\\b`,
  ].join(""),
  "u",
);
/** '" -Mia Tarn, author of …': what papers and authors write of a book stands in one block. */
const QUOTED_BY = /["”]\s*[-–—]{1,2}\s*\p{Lu}/gu;
const FEWEST_QUOTED = 2;
/** So many blocks in a row in which one person speaks are no slip of a description's. */
const FEWEST_IN_ROW = 2;
/** Not every customer says "I": of those below a heading it is so many, and so large a share. */
const FEWEST_VOICES = 3;
const VOICES_AMONG = 0.4;
/** The first words of a page, as long as this, are among so many of its lines. */
const STORY = 200;
const FIRST = 2;
/** A shorter line is a name or a date between two voices. */
const LINE = 30;
const SPOKEN = new Set<Block["kind"]>(["paragraph", "list_item", "quote"]);

/** Where customers speak on an English page of goods, and where it describes them. */
export interface Customers {
  has(blockIndex: number): boolean;
  /** Whether it belongs to the section that has most of the page's own words. */
  isDescription(blockIndex: number): boolean;
}

/**
 * The blocks in which customers speak without a heading that says so: below a buyer's words, or from where one
 * block after the other speaks as "I". A single sentence of that kind is the maker's slip, a note of the staff's,
 * or an example, and what stands below it goes on describing the thing.
 */
export function customersOn(page: Page, sections: readonly Section[]): Customers {
  const { blocks } = page;
  const own = [...blocks.keys()].filter(
    (at) => sections[at]?.kind === "own" && SPOKEN.has(blocks[at]?.kind ?? "heading"),
  );
  const sizes = new Map<number, number>();
  for (const at of own.filter((one) => !isVoice(blocks[one], page))) {
    const heading = sections[at]?.heading ?? -1;
    sizes.set(heading, (sizes.get(heading) ?? 0) + (blocks[at]?.text.length ?? 0));
  }
  const [main] = [...sizes.entries()].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const found = new Set<number>();
  if (!own.some((at) => isSeller(blocks[at]?.text ?? "")))
    for (const heading of new Set(own.map((at) => sections[at]?.heading ?? -1))) {
      const within = own.filter((at) => sections[at]?.heading === heading);
      for (const at of voicesAmong(within, page)) found.add(at);
    }
  return {
    has: (at) => found.has(at),
    isDescription: (at) => !found.has(at) && sections[at]?.heading === main,
  };
}

/** From the first block of customers on, to the section's end. */
function voicesAmong(within: readonly number[], page: Page): readonly number[] {
  const textOf = (at: number) => page.blocks[at]?.text ?? "";
  const spoken = within.filter((at) => textOf(at).length >= LINE);
  const voices = new Set(spoken.filter((at) => isVoice(page.blocks[at], page) && !isNamedVoice(textOf(at))));
  const isStory = (at: number) =>
    textOf(at).length >= STORY &&
    !BUYS.test(textOf(at)) &&
    !page.blocks.slice(0, at).some(({ text }) => text.length >= STORY);
  const isPraise = (at: number) =>
    isNamedVoice(textOf(at)) || (textOf(at).match(QUOTED_BY) ?? []).length >= FEWEST_QUOTED;
  const praise = within.filter(isPraise);
  // No customer tells a story above all else that the page says: there one who makes or sells it says "I".
  const isOpened = spoken.slice(0, FIRST).some((at) => voices.has(at) && isStory(at));
  const begins = spoken.findIndex((at, index) => {
    if (!voices.has(at)) return false;
    if (index > 0 && BUYS.test(textOf(at))) return true;
    if (isOpened) return false;
    const rest = spoken.slice(index);
    const heard = rest.filter((one) => voices.has(one)).length;
    if (heard >= FEWEST_VOICES && heard >= VOICES_AMONG * rest.length) return true;
    // Between two blocks in which a house says "we", "my brother" is of that house.
    const isHouse = (one: number) => speaksAsHouse(textOf(one));
    if (spoken.slice(0, index).some(isHouse) && rest.some(isHouse)) return false;
    const row = rest.slice(0, FEWEST_IN_ROW);
    return row.length === FEWEST_IN_ROW && row.every((one) => voices.has(one));
  });
  const first = spoken[begins];
  return first === undefined ? praise : [...praise, ...within.filter((at) => at >= first)];
}

/** Whether somebody speaks in a block as "I" who is not the house. */
function isVoice(block: Block | undefined, page: Page): boolean {
  if (!block || speaksAsHouse(block.text)) return false;
  return (
    isQuotation(block, page) ||
    splitScript(block.text).some(({ text }) => isReview(text) || isSaying(text, page))
  );
}
