import type { Variant } from "#kernel/page";
import { isLowest } from "#kernel/shelf/amounts";
import { isSoldOutMark } from "#kernel/shelf/marks";
import { isHidden } from "../html/boilerplate.ts";
import { type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";
import { firstWithin } from "../html/lookup.ts";

const AMOUNT = /[¥￥]\s?(\d{1,3}(?:,\d{3})+|\d{2,7})|(\d{1,3}(?:,\d{3})+|\d{2,7})\s?円/gu;
const AMOUNT_ONCE = new RegExp(AMOUNT.source, "u");
/** A price that only some pay, or of something else than the goods. */
const OF_ANOTHER =
  /送料|手数料|ポイント|会員|定価|通常|希望小売|参考|税抜|税別|セット購入|引き|オプション|包装|ラッピング|小計|合計|レンタル|回目|回払い|分割|他店|百貨店|修理|名入れ|追加|変更|加工/u;
/** 「ガラス板に変更 +1,100円」 */
const ADDED = /(?:[+＋±−-]|プラス)\s*[¥￥]?\s*$/u;
const THERE =
  /在庫あり|在庫(?:わずか|僅少)|残り?\s?[1-9]|残りわずか|カートに入れる|かごに入れる|在庫[:：]?\s?[○◯◎△]/u;
/** These may stand behind an amount: whether tax is in it, and whether it can be had. */
const BEHIND =
  /[（(][^（()）]*[)）]|円|税込み?|送料(?:無料|込み?)|在庫(?:あり|わずか|僅少|なし|切れ)?|残り?\s?\d+\s?[点個台枚本]?|残りわずか|売り?切れ|品切れ|完売|(?:再)?入荷(?:待ち|未定)|(?:カート|かご)に入れる|選択(?:する)?|[○◯◎△×✕:：、。\s]|sold ?out/giu;
const NAME = "h2, h3, h4, h5, dt, strong, b, [class*=name], [class*=title]";
const LONGEST = 160;
const LONGEST_NAME = 20;

/** A size or kind, its price and whether it can be had, as one row, option or box shows them; null in any doubt. */
export function variantOf(part: Elementish): Variant | null {
  const text = shownText(part);
  const amounts = new Set(yenIn(text));
  const [amount] = amounts;
  if (text.length > LONGEST || amounts.size !== 1 || !amount || isLowest(text)) return null;
  if (OF_ANOTHER.test(text.replace(/送料(?:無料|込み?)/gu, ""))) return null;
  const isRow = part.tagName.toUpperCase() === "TR";
  const inner = [...part.children].map(shownText);
  const at = inner.findIndex((words) => yenIn(words).length > 0);
  // A note on sending, behind it in a box of its own, is no word of the price.
  const own = inner[at] ?? text;
  const within = own.slice(0, own.search(AMOUNT_ONCE));
  const before = at === -1 ? within : [...inner.slice(0, at), within].join(" ");
  const behind = own.slice(within.length).replace(AMOUNT_ONCE, "").replace(BEHIND, "");
  if (ADDED.test(within) || behind !== "") return null;
  const name = isRow ? nameIn(nameCell(inner.slice(0, Math.max(1, at)))) : namedIn(part, squash(before));
  return name ? { name, price: amount, stock: stockOf(part, text) } : null;
}

/** The cell that names a row's kind: its number in the shop's books tells a buyer nothing, 「YS-J720」. */
const nameCell = (cells: readonly string[]): string =>
  cells.find((cell) => !BOOKED.test(cell) && nameIn(cell) !== null) ?? cells[0] ?? "";
const BOOKED = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]+(?:[-_][A-Z\d]+)+$|^(?=.*\d)(?=.*[A-Z])[A-Z\d]{5,}$/u;

/** Its name is all that stands before the amount: 「人気」 in bold before a size is a badge. */
function namedIn(part: Elementish, before: string): string | null {
  const named = firstWithin(part, NAME);
  const stated = named ? shownText(named) : "";
  return stated && stated !== before ? null : nameIn(before);
}

export function nameIn(stated: string): string | null {
  const name = stated
    .trim()
    // 「◉ 無香」: the page's own mark of what is chosen among others.
    .replace(/^[◉◎○◯●〇☐☑✓]\s*(?=\p{L})/u, "")
    .replace(/[（(][^（()）]*[)）]$/u, "")
    .replace(/[\s:：、。・\-–—／/]+$/u, "")
    .trim();
  const isName = name.length > 0 && name.length <= LONGEST_NAME && /\p{L}/u.test(name);
  const isSentence = /[。、！？]|[はがをにで]$/u.test(stated.trim());
  return isName && !isSentence && !LABEL.test(name) && !isSoldOutMark(name) && yenIn(name).length === 0
    ? name
    : null;
}
/** 「販売価格」 names an amount, and no kind of goods; 「たなか様」 wrote a review. */
const LABEL = /価格|値段|金額|単価|税込|^(?:小売|本体|数量|個数|在庫)|(?:様|さん)$/u;

/** A mark by itself, with words on the next delivery at most, and nothing beside it that says otherwise: 「売り切れ次第終了」 is none. */
function stockOf(part: Elementish, text: string): Variant["stock"] {
  const behind = text.slice(text.search(AMOUNT_ONCE)).replace(AMOUNT_ONCE, "");
  const said = [...leavesOf(part), behind.replace(/^円?(?:[（(]?税込み?[)）]?)?/u, "")];
  const isGone = isOff(part) || said.some(saysGone);
  const isThere = THERE.test(text);
  if (isGone === isThere) return null;
  return isGone ? "OutOfStock" : "InStock";
}

const saysGone = (words: string) => isSoldOutMark(words) || isSoldOutMark(words.trim().split(/\s/)[0] ?? "");

const isOff = (part: Elementish) =>
  part.hasAttribute("disabled") || firstWithin(part, "input[disabled]") !== null;

function leavesOf(node: Elementish): string[] {
  if (isHidden(node)) return [];
  const children = [...node.children];
  return children.length === 0 ? [squash(node.textContent)] : children.flatMap(leavesOf);
}

/** The words that a buyer sees. */
export function shownText(part: Elementish): string {
  const known = shown.get(part);
  if (known !== undefined) return known;
  const text = squash(wordsOf(part).replace(WIDE_DIGITS, (wide) => wide.normalize("NFKC"))).slice(
    0,
    2 * LONGEST,
  );
  shown.set(part, text);
  return text;
}
/** Boxes lie in one another, and each is asked for itself, for its parts and for their prices. */
const shown = new WeakMap<Elementish, string>();
const words = new WeakMap<Elementish, string>();
const LONGEST_KEPT = 2_000;
/** Old pages write amounts in wide signs: 「１，２００円」. */
const WIDE_DIGITS = /[０-９][０-９，．]*/gu;
function wordsOf(node: Nodeish): string {
  if (isText(node)) return node.textContent ?? "";
  if (!isElement(node)) return "";
  const known = words.get(node);
  if (known !== undefined) return known;
  const text = isHidden(node)
    ? ""
    : [...node.childNodes].map(wordsOf).join(INLINE.has(node.tagName.toUpperCase()) ? "" : " ");
  // Long texts of boxes in boxes are the page over and over: they are put together anew.
  if (text.length <= LONGEST_KEPT) words.set(node, text);
  return text;
}
const INLINE = new Set(["SPAN", "SMALL", "B", "STRONG", "EM", "I", "FONT", "LABEL", "SUP", "SUB"]);

/** The amounts of a text, in digits alone. */
export const yenIn = (text: string): string[] =>
  [...text.matchAll(AMOUNT)].map(([, signed, named]) => (signed ?? named ?? "").replaceAll(",", ""));
