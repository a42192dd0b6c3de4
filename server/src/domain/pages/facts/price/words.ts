import { phrases } from "#kernel/text/phrases";

/** Each price on a page is one of these; only a current one is "the price". */
export type PriceKind =
  | "current"
  | "former"
  | "member"
  | "coupon"
  | "points"
  | "subscription"
  | "edition"
  | "extra"
  | "unit"
  | "saving"
  | "threshold";

const KINDS: [PriceKind, RegExp][] = [
  ["points", phrases("price-points")],
  ["coupon", phrases("price-coupon")],
  ["subscription", phrases("price-subscription")],
  ["extra", phrases("price-extra")],
  ["unit", phrases("price-unit")],
  ["edition", phrases("price-edition")],
  ["member", phrases("price-member")],
  ["saving", phrases("price-saving")],
  ["former", phrases("price-former")],
];
export const CURRENT_WORDS = phrases("price-current");
/** 「店頭価格」 is paid in the shop, and not by who orders on the page. */
const IN_SHOP = /店頭(?:販売)?(?:価格|特価)/u;
/** Whether a label calls an amount the price of the page. */
export const isPriceLabel = (label: string): boolean => CURRENT_WORDS.test(label) && !IN_SHOP.test(label);
export const TAXED = phrases("tax-included");
export const UNTAXED = phrases("tax-excluded");

/** "per 100g skein": what is sold, and no measure of it. */
const PACKED = "skein|hank|ball|cone|bag|bar|tin|jar|box|pack|pouch|bottle|tube|block|roll|loaf|punnet";
/** 「／100g」, "per litre" */
const BY_MEASURE = new RegExp(
  [
    String.raw`^\s*[(（]?\s*(?:\/|／|per\b(?!\s?\d*\s?[a-z]{0,3}\s(?:${PACKED})s?\b)|each when)\s?\d*\s?`,
    String.raw`(?:個|本|枚|袋|kg|g|oz|lb|ml|l|m|100|count|ct|unit|pc|ea|serving|capsule|tablet|dose|portion|cup|wash|load|sheet|use\b)`,
  ].join(""),
  "i",
);

/** Words right behind an amount that say what it is. */
const BEHIND: [PriceKind, RegExp][] = [
  [
    "threshold",
    /^\s*(\((税込|税抜)\)\s*)?(以上|未満|以下|以内|お?買い?上げ|まで(?!に|の)|ごと|から(?=送料)|or more|and (up|over))/i,
  ],
  ["points", /^\s*(分の?)?(ポイント|pt\b|相当|還元|分(?!割)|points)/i],
  ["saving", /^\s*(の?お得|引き|割引|値引|[Oo]ff\b|OFF\b|オフ|discount|savings)/],
  ["unit", BY_MEASURE],
  [
    "subscription",
    /^\s*(\/|／|per |a )\s?(?:(?:人|名|ユーザー?|席|ID|user|seat|person|member)\s?[・/／]\s?)?(月|mo(nth)?\b|週|week|年|yr|year)/i,
  ],
  ["coupon", /^\s*(クーポン|coupon)/i],
  // 「70円のタグを縫い込む」: what costs it is named behind, and is another thing.
  [
    "extra",
    /^の(?!.{0,10}(?:価格|値段|ところ|特価|お得|商品|品|セット|福袋|一|１|1))[\p{Script=Han}\p{Script=Katakana}]/u,
  ],
  ["extra", /^\s*(?:after|with) (?:your |a )?trade-?in\b/i],
  // "£55.00 x 3"
  ["unit", /^\s*[×x]\s?\d/i],
];
/** 「8,800円以上無料（未満は 770円）」: what sending costs below it. */
const BELOW_THRESHOLD = /(?:未満|以下)(?:の(?:場合|方|時|とき))?は?、?\s*[¥￥]?\s*$/u;
/** "3 × £55", "4 interest-free payments of $12": a part of what is paid. */
const PART_PAID =
  /(?:\b\d{1,2}\s*(?:[×x]|(?:[\p{L}-]+ ){0,3}(?:payments|instal?ments)(?: of)?)|\bpay later\b.*)\s*[¥￥$€£]?\s*$/iu;

/** The kind that the words before and behind an amount give it, or null. */
export function kindByWords(before: string, behind: string): PriceKind | null {
  const after = BEHIND.find(([, words]) => words.test(behind))?.[0];
  if (after) return after;
  if (/[＋+]\s*[¥￥$€£]?\s*$/.test(before) || PART_PAID.test(before)) return "extra";
  if (BELOW_THRESHOLD.test(before)) return "extra";
  if (
    /(最大|(?<![予契節])約|およそ|\b(?:about|approx\.?|up to|over|more than))\s*[¥￥$€£]?\s*$/i.test(before)
  )
    return "threshold";
  // The last words are the nearest: "クーポン利用不可 販売価格" is a price.
  const found = NAMES.flatMap(([kind, words]) => {
    const at = lastIndexOf(words, before);
    return at < 0 ? [] : [{ kind, at }];
  });
  const current = lastIndexOf(CURRENT, before);
  const best = found.reduce<{ kind: PriceKind; at: number } | null>(
    (a, b) => (a && a.at >= b.at ? a : b),
    null,
  );
  return best && best.at >= current ? best.kind : null;
}

/** "会員" + "限定価格": the word for price belongs to the word that narrows it. */
const PRICE_AFTER = "(?:様|さま)?(?:限定|特別|専用)*(?:販売)?(?:価格|価|料金|price)?";

const everywhere = (words: RegExp, rest = "") => new RegExp(`(?:${words.source})${rest}`, "gi");
const NAMES = KINDS.map(([kind, words]) => [kind, everywhere(words, PRICE_AFTER)] as const);
const CURRENT = everywhere(CURRENT_WORDS);

/** Where the last match of a pattern ends, or −1. */
function lastIndexOf(words: RegExp, text: string): number {
  let end = -1;
  for (const match of text.matchAll(words)) end = match.index + match[0].length;
  return end;
}
