import type { Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";

/** 「11月30日まで、印のあるものを値引きしています。」, "The sale ends on March 8." */
const SALE: Record<Language, RegExp> = {
  ja: /値引|割引|セール|特価|オフ|OFF/,
  en: /\b(?:sales?|discounts?|discounted|reduced|off)\b/i,
};
/** A part of the buyers, or a way to buy. */
const OF_SOME =
  /会員|クーポン|LINE|アプリ|予約|抽選|先着|初回|ご注文で|以上|\b(?:members?|coupons?|codes?|subscribers?|orders? over)\b/iu;
const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*";
const END: Record<Language, RegExp> = {
  ja: /\d{1,2}(?:月\s?\d{1,2}日?|日|\/\d{1,2})\s?(?:[(（].[)）])?\s?まで/,
  en: new RegExp(
    String.raw`\b(?:until|till|through|ends?(?: on)?) (?:${MONTH}\.? \d{1,2}|\d{1,2} ${MONTH})`,
    "iu",
  ),
};

/** The sentence above a list that says until when its prices are those of a sale; null where none is told as one. */
export function saleTermAbove(
  { blocks, language }: Page,
  first: number,
  items: readonly Item[],
): { text: string; blockIndex: number } | null {
  if (!items.some(({ card }) => card?.former)) return null;
  for (const [blockIndex, { kind, text, isBeside }] of blocks.slice(0, first).entries()) {
    if (kind !== "paragraph" || isBeside) continue;
    const said = splitScript(text).find(
      (one) => SALE[language].test(one.text) && END[language].test(one.text) && !OF_SOME.test(one.text),
    );
    if (said) return { text: said.text, blockIndex };
  }
  return null;
}
