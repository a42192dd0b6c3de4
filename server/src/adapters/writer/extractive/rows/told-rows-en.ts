import type { Block, Page } from "#kernel/page";
import { tiedOn } from "../said.ts";
import { sectionsOf } from "../sections.ts";
import { FINITE, wordsOf } from "../text/sentences/finite-verbs.ts";
import { withoutAddresses } from "./addresses-en.ts";
import { answerInEnglish, withQuestionsAsHeadings } from "./answers-en.ts";
import { cellSaid } from "./cells-en.ts";
import { pricesBelowHeads } from "./fees/prices-below-heads-en.ts";
import { ratesOn } from "./fees/rates-en.ts";
import { listsTold } from "./lists/lists-en.ts";
import { withNameOfTitle } from "./reference-en.ts";
import { datedRowsTold } from "./tables/dated-rows-en.ts";
import { sentencesOfTable } from "./tables/table-sentences-en.ts";
import { tablesOn } from "./tables-en.ts";
import { labelledLinesTold } from "./things/labelled-lines-en.ts";
import { type ToldThings, thingsToldOn } from "./things/told-things-en.ts";

/**
 * An English page with its tables and labelled lines as the sentences that one would say, each at the place of
 * its row. Blocks keep their places; rows that another sentence tells are empty.
 */
export function withEnglishRows(page: Page): Page {
  if (page.language !== "en" || page.type === "product") return page;
  const known = made.get(page);
  if (known) return known;
  const stated = withQuestionsAsHeadings(withNameOfTitle(page)).map((block) =>
    withText(block, withoutAddresses(block.text).replace(OTHERWISE_BELOW, "$1")),
  );
  const blocks = [...stated];
  const told = new Set<number>();
  const isTied = tiedOn(page);
  tellTables(stated, blocks, told, isTied);
  for (const [at, text] of [...pricesBelowHeads(stated), ...datedRowsTold(stated)]) {
    if (!isTied(text)) continue;
    blocks[at] = { kind: "paragraph", text };
    told.add(at);
  }
  tellLists({ ...page, blocks: stated }, blocks, told, isTied);
  tellAnswers(stated, blocks);
  tellDates(stated, blocks, told);
  const listed = thingsToldOn({ ...page, blocks }, isTied);
  tellThings(listed, blocks, told);
  for (const [at, text] of labelledLinesTold({ ...page, blocks })) {
    if (!isTied(text)) continue;
    blocks[at] = { kind: text ? "paragraph" : "list_item", text };
    if (text) told.add(at);
  }
  const isSame = blocks.every((block, at) => block === page.blocks[at]);
  const whole = isSame ? page : { ...page, blocks };
  made.set(page, whole);
  if (whole !== page) rows.set(whole, told);
  if (listed) things.set(whole, listed);
  return whole;
}
/** "unless it says otherwise below": a listener has nothing below. */
const OTHERWISE_BELOW = /(\bunless (?:\p{L}+ ){0,3}otherwise(?: (?:stated|noted|shown))?) below\b/giu;
const withText = (block: Block, text: string): Block => (text === block.text ? block : { ...block, text });

function tellTables(
  stated: readonly Block[],
  blocks: Block[],
  told: Set<number>,
  isTied: (text: string) => boolean,
): void {
  for (const table of tablesOn(stated)) {
    const said = sentencesOfTable(table);
    // "£7 for adults, £4 for children": the page's "Adults: £7" reads as if it said 4.
    const tied = said.flatMap(({ text, spaced, blockIndex }) => {
      const sure = [text, spaced ?? ""].find((one) => one !== "" && isTied(one));
      return sure ? [{ text: sure, blockIndex }] : [];
    });
    if (said.length === 0 || tied.length < said.length) continue;
    const last = table.rows.at(-1)?.blockIndex ?? table.from;
    for (let at = table.from; at <= last; at += 1) blocks[at] = { kind: "table_row", text: "" };
    for (const { text, blockIndex } of tied) {
      const before = told.has(blockIndex) ? `${blocks[blockIndex]?.text} ` : "";
      blocks[blockIndex] = { kind: "paragraph", text: `${before}${text}` };
      told.add(blockIndex);
    }
  }
}

/** A list stands in the sentence that announces it, or at its first point below a heading. */
function tellLists(
  { blocks: stated, type }: Page,
  blocks: Block[],
  told: Set<number>,
  isTied: (text: string) => boolean,
): void {
  const sections = sectionsOf(stated, type);
  const rates = ratesOn(stated, isTied);
  const lists = listsTold(stated).filter((list) => !rates.some(({ at }) => at === list.at));
  for (const { at, text, items } of [...rates, ...lists]) {
    if (sections[at]?.kind !== "own") continue;
    const place = stated[at]?.kind === "heading" ? at + 1 : at;
    for (let index = at + 1; index <= at + items; index += 1) blocks[index] = { kind: "list_item", text: "" };
    blocks[place] = { kind: "paragraph", text };
    told.add(place);
  }
}

/** Each thing of a list stands in one sentence, at the first of the rows that it tells. */
function tellThings(listed: ToldThings | null, blocks: Block[], told: Set<number>): void {
  for (const { at, text, rows: own } of listed?.told ?? []) {
    for (const row of own) blocks[row] = { kind: "list_item", text: "" };
    blocks[at] = { kind: "paragraph", text };
    told.add(at);
  }
}

/** "Friday 20 to Sunday 22 June, at the Old Quay": above its text an event says when and where it is. */
function tellDates(stated: readonly Block[], blocks: Block[], told: Set<number>): void {
  const at = stated.findIndex(
    ({ kind, text }) =>
      kind === "paragraph" && OF_EVENT.test(text) && !wordsOf(text).some((word) => FINITE.test(word)),
  );
  const text = stated[at]?.text;
  if (!text || at > LATEST_DATE) return;
  blocks[at] = {
    kind: "paragraph",
    text: `${/ to | and /.test(text.replace(PLACE, "")) ? "The dates are" : "The date is"} ${cellSaid(text)}.`,
  };
  told.add(at);
}
const PLACE = /, (?:at|in) .*$/s;
const LATEST_DATE = 3;
const OF_EVENT =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? \d[^.]{3,60}, (?:at|in) (?:the )?\p{Lu}[^.]+\.?$/u;

/** Below a question, with its words where the answer needs them. */
function tellAnswers(stated: readonly Block[], blocks: Block[]): void {
  for (const [at, { kind, text }] of stated.entries()) {
    const above = stated[at - 1];
    if (kind !== "paragraph" || above?.kind !== "heading" || !above.text.endsWith("?")) continue;
    const whole = answerInEnglish(above.text, text);
    if (whole) blocks[at] = { kind, text: whole };
  }
}

const made = new WeakMap<Page, Page>();
const rows = new WeakMap<Page, ReadonlySet<number>>();
const things = new WeakMap<Page, ToldThings>();

/** Blocks of such a page that were rows. */
export const toldRowsOf = (page: Page): ReadonlySet<number> => rows.get(page) ?? NONE;
const NONE: ReadonlySet<number> = new Set();

/** The things of such a page that are listed with labels, each in its sentence; null where it lists none. */
export const toldThingsOf = (page: Page): ToldThings | null => things.get(page) ?? null;
