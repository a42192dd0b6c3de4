import type { PageType } from "#kernel/vocabulary";
import { BUY } from "../facts/stock-words.ts";
import { isBoilerplate } from "../html/boilerplate.ts";
import { type Elementish, hasTag, isTable, nearest } from "../html/dom.ts";
import { firstWithin } from "../html/lookup.ts";
import type { RawBlock } from "./blocks.ts";

/** A table of fewer rows may be part of the page's frame. */
const LEAST_ROWS = 3;
const MOST_LINKED = 0.3;
const LONGEST_BUTTON = 30;

/**
 * The chosen blocks, and with them the tables of values in the midst of it: alone they look like a shop's choice
 * of variants. Where something is bought they may be one.
 */
export function withTables(
  all: readonly RawBlock[],
  kept: readonly boolean[],
  declared: PageType,
): boolean[] {
  if (isOfShop(all, declared)) return [...kept];
  const result = withWholeRuns(all, kept);
  const sells = all.some(({ text }) => SELLS.test(text));
  for (const { from, to, box: table } of boxRunsOf(all, tableAround)) {
    const rows = all.slice(from, to);
    const first = withCaption(all, from, table);
    if (kept.slice(from, to).some(Boolean) || rows.length < LEAST_ROWS) continue;
    const isWithin =
      kept[first - 1] && kept[to] && isBeside(all[first - 1], table) && isBeside(all[to], table);
    const isHeaded = kept[first - 1] && all[first - 1]?.kind === "heading" && isBeside(all[first - 1], table);
    const isBare = !sells && (isWithin || isHeaded) && rows.every(isJapanese);
    const isOfPage = (isWithin && hasHead(table)) || isBare;
    if (isOfPage && !rows.some(isLink) && !nearest(table, isBoilerplate)) result.fill(true, first, to);
  }
  return result;
}

/** Whether something is bought there: its tables may be a choice of kinds. */
const isOfShop = (all: readonly RawBlock[], declared: PageType): boolean =>
  declared === "product" || all.some(({ text }) => isButton(text) && BUY.test(text));

/** Whether goods are sold there, by a cart or by words on stock and sending: a house that one books has neither. */
export const hasCart = (all: readonly RawBlock[], declared: PageType): boolean =>
  declared === "product" ||
  all.some(({ text }) => (isButton(text) && OF_CART.test(text)) || SELLS.test(text));
const OF_CART = /カート|カゴ|かご|購入|注文する|\b(?:add to|cart|basket|trolley|checkout|buy)\b/iu;

/** 「先に購入したものは、対象になりません。」 is a sentence, and no button. */
const isButton = (text: string) => text.length < LONGEST_BUTTON && !/。$/u.test(text.trim());

/**
 * With some rows of a table or items of a list all of them are kept: a price list that lacks some prices says
 * what the page does not.
 */
function withWholeRuns(all: readonly RawBlock[], kept: readonly boolean[]): boolean[] {
  const result = [...kept];
  for (const boxOfBlock of [tableAround, listAround])
    for (const { from, to, box } of boxRunsOf(all, boxOfBlock)) {
      const first = withCaption(all, from, box);
      const before = all[first - 1];
      const some = kept.slice(from, to).filter(Boolean).length;
      const run = all.slice(from, to);
      const isWhole = some === run.length || run.length > LONGEST_RUN;
      const isOfPage =
        some > 0
          ? kept[first - 1] === true || 2 * some > run.length
          : kept[first - 1] === true && announces(before) && isBeside(before, box);
      if (isWhole || !isOfPage || run.some(isLink) || nearest(box, isBoilerplate)) continue;
      result.fill(true, first, to);
    }
  return result;
}
/** Where a table begins with its caption: that goes with the rows below it. */
function withCaption(all: readonly RawBlock[], from: number, table: Elementish): number {
  const above = all[from - 1]?.within;
  return above && isTable(table) && nearest(above, isTable) === table ? from - 1 : from;
}
/** Longer ones are drawn to each other by their likeness alone. */
const LONGEST_RUN = 40;
const isLink = ({ linkShare }: RawBlock) => linkShare > MOST_LINKED;

/** 「作るのは次の3種類です。」, "You need:" */
const ANNOUNCES = /(?:次|以下|下記)の[^。]{0,24}。$|[：:]$/u;
const announces = (block: RawBlock | undefined) => block?.kind === "paragraph" && ANNOUNCES.test(block.text);

const isList = hasTag("UL", "OL");
/** 「化粧箱に入れますか」 stands in a table of a shop, too. */
const SELLS = /カート|在庫|送料/u;
/** Right below a heading that is told, Japanese pages have their hours and prices in tables without heads. */
const isJapanese = ({ text }: RawBlock) =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

export const tableAround = ({ kind, within }: RawBlock) =>
  kind === "table_row" && within ? nearest(within, isTable) : null;
export const listAround = ({ kind, within }: RawBlock) =>
  kind === "list_item" && within ? nearest(within, isList) : null;

/** Runs of rows of one table, or of items of one list. */
export function* boxRunsOf(
  all: readonly RawBlock[],
  boxOfBlock: (block: RawBlock) => Elementish | null,
): Generator<{ from: number; to: number; box: Elementish }> {
  const boxAt = (index: number) => {
    const block = all[index];
    return block ? boxOfBlock(block) : null;
  };
  for (let from = 0, to = 0; from < all.length; from = Math.max(to, from + 1)) {
    const box = boxAt(from);
    if (!box) continue;
    for (to = from + 1; boxAt(to) === box; ) to++;
    yield { from, to, box };
  }
}

const hasHead = (table: Elementish) => firstWithin(table, "th") !== null;

/** Whether a block stands in the box that the table stands in, itself or as one of its paragraphs. */
function isBeside(block: RawBlock | undefined, table: Elementish): boolean {
  const box = boxOf(table);
  for (let one = block?.within ?? null, steps = 0; one && steps < STEPS; one = one.parentElement, steps++)
    if (one === box || one.parentElement === box) return true;
  return false;
}
const STEPS = 4;

/** The box around a table, past those that hold nothing else. */
function boxOf({ parentElement }: Elementish): Elementish | null {
  let box = parentElement;
  for (let steps = 0; box && steps < STEPS && [...box.children].length === 1; steps++)
    box = box.parentElement;
  return box;
}
