import { beginningOf, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import type { Line } from "./lines.ts";
import { PRICED_IN } from "./stock-sentences.ts";
import { BUY, IN_STOCK, OUT_OF_STOCK } from "./stock-words.ts";

export const isButtonTag = hasTag("BUTTON", "INPUT");

/** 「八分は3本。一寸は売切」: one of several is gone, and others are there. */
export const OTHER_GONE = /[^、。はが]{1,12}は(?:売り?切れ?|品切れ?|完売|在庫(?:なし|切れ))[^。]*(?:。|$)/gu;

/** 「ご注文のタイミングにより売切れとなる場合がございます。」, 「品切れを防ぐため、…」: what may come says nothing of now. */
export const MAY_SELL_OUT =
  /[^。]{0,40}(?:売り?切れ|品切れ?|在庫切れ|欠品|完売)(?:(?:と|に)?(?:な[るっ]|の)(?:場合|こと)が|を(?:防|避け))[^。]{0,40}。?/gu;

/** Without one of these, a text has nothing of the kind. */
export const TELLS_OF_GONE = /売り?切れ|品切|在庫切れ|欠品|完売/u;

/** 「●在庫有り：3日で出荷」 above 「▲受注生産：約40日」 explains the signs of a table below. */
export const isOfKey = (lines: readonly Line[], index: number): boolean =>
  KEY.test(lines[index]?.text ?? "") && [index - 1, index + 1].some((at) => KEY.test(lines[at]?.text ?? ""));
const KEY = /^[●▲■◆▼○◎△×✕]\s?[^:：。]{2,10}[:：]/u;

/** "○ 在庫あり △ 残りわずか × 売り切れ" explains signs and says nothing of the thing. */
export const isLegend = (text: string) =>
  (OUT_OF_STOCK.test(text) && IN_STOCK.test(text.replace(OUT_OF_STOCK, ""))) ||
  (text.match(/[○◯◎△×✕]/g) ?? []).length > 1;

/** "512 GB / Sold out" on one button: a size that is gone. */
export function isOnChoice(element: Elementish, text: string): boolean {
  const button = nearest(element, isButtonTag);
  return button !== null && squash(button.textContent).length > text.length + 1;
}

/** "6 Sold out" among the buttons of sizes that can be pressed: a size that is gone. */
export function isAmongSizes(element: Elementish): boolean {
  const button = nearest(element, isButtonTag);
  if (!button || BUY.test(squash(button.textContent))) return false;
  return [...(button.parentElement?.children ?? [])].some(
    (one) =>
      one !== button &&
      isButtonTag(one) &&
      !one.hasAttribute("disabled") &&
      SIZE.test(squash(one.textContent).replace(IN_STOCK, "")),
  );
}
const SIZE = /^(?:\d{1,3}(?:\.\d)?|\d?X{0,3}[SML])\s?(?:cm|mm|in|″|")?$/iu;

/** Whether a line says what a thing costs and that it is there, and no other one does: a text on many things has many. */
export const isAlonePriced = ({ text }: Line, lines: readonly Line[]): boolean =>
  PRICED_IN.test(text) && lines.filter((one) => PRICED_IN.test(one.text)).length === 1;

const isItem = hasTag("LI");
/** "In stock, leaves us in two days" above "30-day returns": no other item of the list is of a stock. */
export function isOnlyStock(element: Elementish): boolean {
  const own = nearest(element, isItem);
  const others = [...(own?.parentElement?.children ?? [])].filter((one) => one !== own);
  const words = others.map((one) => beginningOf(one, LONGEST_ITEM));
  return own !== null && !words.some((text) => IN_STOCK.test(text) || OUT_OF_STOCK.test(text));
}
const LONGEST_ITEM = 200;

/** 「状態：B+（打痕あり）」 says how used goods are. */
const OF_USE = /^状態/mu;
const OF_SALE = /^(?:在庫|販売|売|品切|完売|予約|入荷|お?取り?寄せ|受注|[○◯◎△×✕]|あり|なし)/u;
/** Whether words behind such a label say nothing of whether the thing is there. */
export const tellsOfWear = (labels: string, said: string): boolean =>
  OF_USE.test(labels) && !OF_SALE.test(said);

/** A thing that cannot be had in one way may be had in another. */
const ONE_WAY = /pick ?up|near(by)? stores?|in[- ]stores?|店頭受取|店舗受取/i;
/** 「24cmの再入荷通知を受け取る」: the others are there. */
const OF_ONE = /^(?!(?:こ|そ|当|本)[のち]?)[^、。はが]{1,12}の再?入荷の?(?:通知|お知らせ|ご案内|連絡)/u;
/** Whether words of a stock that is gone tell of one way to have the thing, or of another choice. */
export const isOfOneWay = (text: string): boolean => ONE_WAY.test(text) || OF_ONE.test(text);

/** "Pre-order, Oak Loom Mini": the words of a button, and what it orders. */
const NAMES_THING = /^[^,:]{2,24}[,:]\s+(?=\p{Ll}?\p{Lu})(.{3,60})$/u;
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const isPressed = hasTag("A", "BUTTON", "INPUT");
/** Whether a button says, for those who hear the page, that it orders another thing than the page's own. */
export function isForAnother(element: Elementish, name: string): boolean {
  const label = nearest(element, isPressed)?.getAttribute("aria-label");
  const [, named = ""] = NAMES_THING.exec(squash(label)) ?? [];
  const [own, other] = [lettersOf(name), lettersOf(named)];
  return own !== "" && other !== "" && !own.includes(other) && !other.includes(own);
}
