import type { Page } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import { withoutSentences } from "./without-sentences.ts";

/** "If you buy something I may get a few cents": what the writer earns is no matter of the page. */
const OF_EARNINGS = phrases("affiliate-disclosures-en");
const OF_EARNING = /\b(?:affiliates?|commissions?|disclosures?|referrals?|side income)\b/i;
/** "To hold an item, ring us.", "Trade-ins welcome.", "Thanks for stopping by!": said of all that somebody sells. */
const OF_SHOP = phrases("shop-asides-en");
/** "Personalized ones are made to order, 5 to 6 weeks.": above the description it is said of an extra. */
const OF_EXTRA =
  /^(?:all )?(?:personali[sz]ed|customi[sz]ed|custom|engraved|monogrammed|embroidered) (?:\p{L}+ ){1,3}(?:are|is|takes?|needs?|require|ships?|will)\b[^.]*\b(?:days?|weeks?|months?|order)\b/iu;
/** "Mint = as new. Fair = worn.": a key to the signs of all goods is not heard. */
const PAIR = /(?:^|[.;,] )[\p{L}\d+/ -]{1,16} = [^.;=]+/gu;
const FEWEST_PAIRS = 3;

/**
 * An English page without what its writer says of earnings and, where it sells, of how the shop is run: a greeting,
 * holds and trade-ins, a key to grades, and how long an extra takes above all description. Blocks keep their places.
 */
export function withoutSellersAsides(page: Page): Page {
  if (page.language !== "en") return page;
  const isOnEarnings = OF_EARNING.test(page.title);
  const isGoods = page.type === "product";
  const described = page.blocks.findIndex(({ kind, text }) => kind === "paragraph" && text.length > LONG);
  return withoutSentences(page, ({ kind, text }, at) => {
    if (kind === "heading" || kind === "table_row") return () => false;
    const isKey = isGoods && (text.match(PAIR)?.length ?? 0) >= FEWEST_PAIRS;
    if (isKey) return () => true;
    // The rest of a paragraph that begins with how things are held goes on about it.
    const isOfHolds = isGoods && OF_HOLDS.test(splitScript(text)[0]?.text ?? "");
    return (sentence) =>
      isOfHolds ||
      (!isOnEarnings && OF_EARNINGS.test(sentence)) ||
      (isGoods && (OF_SHOP.test(sentence) || (at < described && OF_EXTRA.test(sentence))));
  });
}
const LONG = 160;
const OF_HOLDS = new RegExp(
  [
    String.raw`^to (?:hold|reserve|lay ?by|put)\b[^.]*\b(?:(?:ring|call|phone|e-?mail|text|message|contact) `,
    String.raw`(?:us|me|the (?:shop|store|gallery)|\(?\+?\d)|deposits?\b)|^we (?:can )?hold (?:items?|goods|anything)\b`,
  ].join(""),
  "iu",
);
