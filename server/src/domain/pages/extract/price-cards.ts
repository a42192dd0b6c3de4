import type { PageType } from "#kernel/vocabulary";
import { isBoilerplate } from "../html/boilerplate.ts";
import { nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { hasCart } from "./kept-sections.ts";

/** 「5,500円」, 「8,800円〜」, "from £45" */
const PRICE = /^(?:from )?[£$€]\s?\d[\d,]*(?:\.\d{2})?$|^約?[¥￥]?\d[\d,]*円?(?:から|[〜～~])?$/iu;
const MONEY = /[£$€¥￥]|\d円/u;
const LONGEST_NAME = 30;
const LONGEST_TITLE = 24;
const FEWEST = 3;
const MOST = 12;

/**
 * The blocks that are read, with the cards of what a house asks for its work as rows, and the line above them as their heading:
 * each card has a name and a price in elements of their own. Where something is bought they may be a shelf.
 */
export function withPriceCards(
  all: readonly RawBlock[],
  kept: readonly boolean[],
  declared: PageType,
): RawBlock[] {
  const [first, last] = [kept.indexOf(true), kept.lastIndexOf(true)];
  const chosen: RawBlock[] = [];
  const isShop = hasCart(all, declared);
  for (let at = 0; at < all.length; at += 1) {
    const pairs = isShop || at <= first || at >= last ? [] : pairsAt(all, at);
    const block = all[at] as RawBlock;
    if (pairs.length < FEWEST || pairs.length > MOST) {
      if (kept[at]) chosen.push(block);
      continue;
    }
    const title = all[at - 1];
    if (title && isTitle(title)) {
      if (kept[at - 1]) chosen.pop();
      chosen.push({ ...title, kind: "heading", level: 3 });
    }
    chosen.push(...pairs);
    at += 2 * pairs.length - 1;
  }
  return chosen;
}

/** The cards that begin at a block and stand right behind each other, each as a row. */
function pairsAt(all: readonly RawBlock[], from: number): RawBlock[] {
  const rows: RawBlock[] = [];
  const like = lookOf(all[from + 1]);
  for (let at = from; ; at += 2) {
    const [name, price] = [all[at], all[at + 1]];
    if (!name || !price || !isName(name) || !isPrice(price) || lookOf(price) !== like) return rows;
    rows.push({ ...price, kind: "table_row", text: `${name.text}: ${price.text}` });
  }
}

const isPlain = ({ kind, linkShare, within }: RawBlock) =>
  kind === "paragraph" && linkShare === 0 && within != null && nearest(within, isBoilerplate) === null;
const isName = (block: RawBlock) =>
  isPlain(block) &&
  block.text.length <= LONGEST_NAME &&
  !MONEY.test(block.text) &&
  !/[。!?！？]$/u.test(block.text);
const isPrice = (block: RawBlock) =>
  isPlain(block) && MONEY.test(block.text) && PRICE.test(block.text.trim());
const isTitle = (block: RawBlock) =>
  isPlain(block) && block.text.length <= LONGEST_TITLE && !/[。.!?！？]$/u.test(block.text);
/** Cards of one list look alike. */
const lookOf = (block: RawBlock | undefined) =>
  `${block?.within?.tagName} ${block?.within?.getAttribute("class") ?? ""}`;
