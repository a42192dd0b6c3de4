import type { Variant } from "#kernel/page";
import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";

const AMOUNT = /[¥￥]\s?(\d{1,3}(?:,\d{3})+|\d{2,7})|(\d{1,3}(?:,\d{3})+|\d{2,7})\s?円/gu;
/** A price that only some pay, or of something else than the goods. */
const OF_ANOTHER =
  /送料|手数料|ポイント|会員|定価|通常|希望小売|参考|税抜|税別|セット購入|引き|オプション|包装|ラッピング|小計|合計|レンタル|回目/u;
const GONE =
  /売り?切れ|品切れ|在庫(?:なし|切れ)|完売|入荷(?:待ち|未定)|(?:販売|受付)?終了(?:し|です)|sold ?out/iu;
const THERE =
  /在庫あり|在庫(?:わずか|僅少)|残り?\s?[1-9]|残りわずか|カートに|かごに入れる|在庫[:：]?\s?[○◯◎△]/u;
/** Boxes of goods beside the ones that a page sells. */
const BESIDE =
  /related|recommend|ranking|also|together|history|recent|osusume|reco(?![a-z])|cross|side-?bar|bundle|campaign/i;
const isOutside = hasTag("NAV", "ASIDE", "FOOTER", "HEADER");
const NAME = "h2, h3, h4, h5, dt, strong, b, [class*=name], [class*=title]";
const FEWEST = 2;
const MOST = 6;
const LONGEST = 160;
const LONGEST_NAME = 20;
/** A page of so many groups is a catalogue. */
const MOST_GROUPS = 400;
const MOST_TEXT = 100_000;

/** The sizes or kinds that a Japanese page sells at prices of their own, one of them the given; none in doubt. */
export function visibleVariants(document: Documentish, price: number): Variant[] {
  const groups = [...document.querySelectorAll("table, select, ul, ol, div, form, fieldset, section")];
  const isLarge = groups.length > MOST_GROUPS || (document.body?.textContent?.length ?? 0) > MOST_TEXT;
  for (const group of isLarge ? [] : groups) {
    const variants = variantsIn(group);
    if (variants.some((one) => Number(one.price) === price) && !isOfOthers(group)) return variants;
  }
  return [];
}

const isOfOthers = (group: Elementish) =>
  nearest(group, isOutside) !== null ||
  nearest(group, (one) => BESIDE.test(`${one.id} ${one.getAttribute("class") ?? ""}`)) !== null;

function variantsIn(group: Elementish): Variant[] {
  const isTable = group.tagName.toUpperCase() === "TABLE";
  const parts = isTable ? [...group.querySelectorAll("tr")] : [...group.children];
  const priced = parts.filter((part) => amountsIn(textOf(part)).length > 0);
  if (priced.length < FEWEST || priced.length > MOST || !areAlike(priced)) return [];
  const variants = priced.map(variantOf);
  const known = variants.filter((one) => one !== null);
  const isWhole =
    known.length === priced.length && new Set(known.map(({ name }) => name)).size === known.length;
  return isWhole ? known : [];
}

/** Parts of one kind, without a link to the page of another thing. */
const areAlike = (parts: readonly Elementish[]) =>
  new Set(parts.map(({ tagName }) => tagName)).size === 1 &&
  parts.every(
    (part) =>
      ![...part.querySelectorAll("a[href]")].some(
        (link) => !/^(?:#|javascript:|$)/i.test(link.getAttribute("href") ?? ""),
      ),
  );

function variantOf(part: Elementish): Variant | null {
  const text = textOf(part);
  const amounts = new Set(amountsIn(text));
  const [amount] = amounts;
  if (
    text.length > LONGEST ||
    amounts.size !== 1 ||
    !amount ||
    OF_ANOTHER.test(text.replace(/送料(?:無料|込み?)/gu, ""))
  )
    return null;
  const name = nameOf(part, text);
  if (!name) return null;
  const stock = GONE.test(text) || isOff(part) ? "OutOfStock" : THERE.test(text) ? "InStock" : null;
  return { name, price: amount, stock };
}

const isOff = (part: Elementish) =>
  part.hasAttribute("disabled") || part.querySelector("input[disabled]") !== null;

function nameOf(part: Elementish, text: string): string | null {
  const isRow = part.tagName.toUpperCase() === "TR";
  const own = isRow ? [...part.children][0] : part.querySelector(NAME);
  const before = text.slice(0, text.search(AMOUNT_ONCE));
  const stated = squash(own?.textContent) || before;
  const name = stated
    .replace(/[（(][^（()）]*[)）]$/u, "")
    .replace(/[\s:：、。・\-–—／/]+$/u, "")
    .trim();
  const isName = name.length > 0 && name.length <= LONGEST_NAME && /[\p{L}]/u.test(name);
  const isSentence = /[。、！？]|[はがをにで]$/u.test(stated.trim());
  return isName && !isSentence && !LABEL.test(name) && !GONE.test(name) && amountsIn(name).length === 0
    ? name
    : null;
}
/** 「販売価格」 names an amount, and no kind of goods. */
const LABEL = /価格|値段|金額|単価|税込|^(?:小売|本体|数量|個数|在庫)/u;
const AMOUNT_ONCE = new RegExp(AMOUNT.source, "u");

const textOf = (part: Elementish) => squash(part.textContent).slice(0, 2 * LONGEST);
const amountsIn = (text: string): string[] =>
  [...text.matchAll(AMOUNT)].map(([, signed, named]) => (signed ?? named ?? "").replaceAll(",", ""));
