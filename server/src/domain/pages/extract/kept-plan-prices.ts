import type { PageType } from "#kernel/vocabulary";
import { isBoilerplate } from "../html/boilerplate.ts";
import { type Elementish, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** "£14.50 a month", "$81 up front, $13.50 a box", 「月額1,480円（税込）」 */
const PRICE =
  /^(?:from )?(?:[£$€]|US\$)\s?\d[\d,.]*(?:[ ,/]\s?(?:[^.!?]|\.(?=\d)){0,40})?$|^(?:月額|年額|1回|税込)?\s?[¥￥]?\s?\d[\d,]*\s?円?(?:\s?[／/（(～〜~から税][^。]{0,16})?$/u;
const MONEY = /[£$€¥￥]|円/u;
const LEAST = 2;
const MOST = 6;
const LONGEST_NAME = 40;

/**
 * With the names of what one may choose, the price right below each of them is read: alone it looks like a part of a shop's
 * frame. On a page of goods their own price is told from its facts.
 */
export function withPlanPrices(
  all: readonly RawBlock[],
  kept: readonly boolean[],
  declared: PageType,
): boolean[] {
  const result = [...kept];
  if (declared === "product") return result;
  const plans = all.flatMap((name, at) => {
    const [price, text] = [all[at + 1], all[at + 2]];
    if (!price || !isName(name) || !isPriceOf(price, name)) return [];
    // The words of a card may be read without its head.
    const isRead = kept[at] || (kept[at + 2] && text !== undefined && isInCardOf(text, name));
    return isRead ? [{ level: name.level, at }] : [];
  });
  for (const [, some] of Map.groupBy(plans, ({ level }) => level))
    if (some.length >= LEAST && some.length <= MOST) for (const { at } of some) result.fill(true, at, at + 2);
  return result;
}

const isName = ({ kind, text, linkShare }: RawBlock) =>
  kind === "heading" && linkShare === 0 && text.trim().length <= LONGEST_NAME;

/** A price in the card that begins with the name. */
const isPriceOf = (block: RawBlock, name: RawBlock) =>
  block.kind === "paragraph" &&
  MONEY.test(block.text) &&
  PRICE.test(block.text.trim()) &&
  block.linkShare === 0 &&
  isInCardOf(block, name);

function isInCardOf({ within }: RawBlock, name: RawBlock): boolean {
  const card = name.within?.parentElement;
  if (!within || !card) return false;
  const isCard = (element: Elementish) => element === card;
  return nearest(within, isCard) !== null && nearest(within, isBoilerplate) === null;
}
