import type { Variant } from "#kernel/page";
import { type Documentish, type Elementish, hasTag, nearest } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { shownText, variantOf, yenIn } from "./variant-of.ts";

/** Boxes of other goods than the ones that a page sells, or of what others say of them and what else is paid. */
const BESIDE =
  /related|recommend|ranking|also|together|bought|fbt|history|recent|osusume|reco(?![a-z])|cross|side-?bar|bundle|campaign|review|voice|comment|shipping|postage|delivery|payment|compare|option|faq/i;
const isOutside = hasTag("NAV", "ASIDE", "FOOTER", "HEADER");
const isHeading = hasTag("H1", "H2", "H3", "H4", "H5", "H6");
const isFirst = hasTag("H1");
/** Heads of what can be chosen; below any other but the page's own, amounts are of something else. */
const OF_CHOICE =
  /サイズ|種類|タイプ|容量|内容量|カラー|^色|仕様を選|価格|お値段|ご注文|購入|お選び|ラインナップ/u;
const NO_CHOICE =
  /送料|配送|料金|修理|直し|比較|支払|手数料|オプション|名入れ|一緒に|[合あ]わせて(?:買|購入|どうぞ)|セットで(?:買|購入)/u;
const CONTROLS = "input[type=radio], option, button, [type=submit]";
const GROUPS = "table, select, ul, ol, div, form, fieldset, section";
const FEWEST = 2;
const MOST = 6;
/** A page of so many groups is a catalogue. */
const MOST_GROUPS = 400;
const MOST_TEXT = 100_000;

/** The sizes or kinds that a Japanese page sells at prices of their own, one of them the given; none in doubt. */
export function visibleVariants(document: Documentish, price: number): Variant[] {
  const elements = [...document.querySelectorAll(`h1, h2, h3, h4, h5, h6, ${GROUPS}`)];
  const groups = elements.filter((element) => !isHeading(element));
  const isLarge = groups.length > MOST_GROUPS || (document.body?.textContent?.length ?? 0) > MOST_TEXT;
  let head: Elementish | null = null;
  for (const element of isLarge ? [] : elements) {
    if (isHeading(element)) head = element;
    else {
      const variants = isOfferedBelow(head, element) ? variantsIn(element) : [];
      if (variants.some((one) => Number(one.price) === price) && !isOfOthers(element)) return variants;
    }
  }
  return [];
}

/** Whether a table stands where a page sells, and not beside it. */
export function isOfferedAt(document: Documentish, table: Elementish): boolean {
  const elements = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6, table")];
  const head = elements.slice(0, elements.indexOf(table)).findLast(isHeading) ?? null;
  return isOfferedBelow(head, table) && !isOfOthers(table);
}

/** Whether a group stands where a page sells: below its own name, a head of choices, or with something to press. */
function isOfferedBelow(head: Elementish | null, group: Elementish): boolean {
  const text = head ? shownText(head) : "";
  if (NO_CHOICE.test(text)) return false;
  return head === null || isFirst(head) || OF_CHOICE.test(text) || firstWithin(group, CONTROLS) !== null;
}

const isOfOthers = (group: Elementish) =>
  nearest(group, isOutside) !== null ||
  nearest(group, (one) => BESIDE.test(`${one.id} ${one.getAttribute("class") ?? ""}`)) !== null;

function variantsIn(group: Elementish): Variant[] {
  const isTable = group.tagName.toUpperCase() === "TABLE";
  const parts = isTable ? allWithin(group, "tr") : [...group.children];
  const priced = parts.filter((part) => yenIn(shownText(part)).length > 0);
  if (priced.length < FEWEST || priced.length > MOST || !areAlike(priced)) return [];
  if (priced.some((part) => OF_BUNDLE.test(shownText(part)))) return [];
  const variants = priced.map(variantOf);
  const known = variants.filter((one) => one !== null);
  const isWhole =
    known.length === priced.length && new Set(known.map(({ name }) => name)).size === known.length;
  if (!isWhole) return [];
  // Where every one seems to be gone, the stock of the page itself says so, or the marks are templates.
  return known.every(({ stock }) => stock === "OutOfStock")
    ? known.map((one) => ({ ...one, stock: null }))
    : known;
}

/** 「対象商品: …」, 「＋ …」: things that are bought together, each at its own price. */
const OF_BUNDLE = /^(?:(?:対象|この|本)の?商品|[+＋&＆])/u;

/** Parts of one kind, each in one piece, without a link to the page of another thing. */
const areAlike = (parts: readonly Elementish[]) =>
  new Set(parts.map(({ tagName }) => tagName)).size === 1 &&
  (parts[0]?.tagName.toUpperCase() !== "TR" ||
    new Set(parts.map(({ children }) => [...children].length)).size === 1) &&
  parts.every(
    (part) =>
      firstWithin(part, "[rowspan], [colspan]") === null &&
      !allWithin(part, "a[href]").some(
        (link) => !/^(?:#|javascript:|$)/i.test(link.getAttribute("href") ?? ""),
      ),
  );
