import { beginningOf, type Elementish, hasTag, squash } from "../html/dom.ts";

const isQuotation = hasTag("BLOCKQUOTE");
const isSignature = hasTag("CITE", "FOOTER", "FIGCAPTION");
const isSigned = hasTag("P", "CITE", "FOOTER", "FIGCAPTION");
const LONGEST = 60;

/** "Wilma", "Tom D.", "Juf Annelies" */
const NAME = String.raw`\p{Lu}[\p{Ll}’'-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}’'-]+)){0,2}`;
/** "Kolding", "Clun Forest"; before a place may stand what somebody is: "trial school, Featherston". */
const PLACE = String.raw`(?:, [\p{Ll}\d][\p{L}\d -]{1,24})?, \p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,2}`;
const GRADE = String.raw`\s?[★☆]{1,5}`;
/** "Annelise, Kolding", "Wilma J.", "Marieke ★★★★★", 「Kさん・3歳の母」: a name with a place, an initial, or a grade. */
const OF_CUSTOMER = new RegExp(
  [
    `^${NAME}(?:${PLACE}(?:${GRADE})?|${GRADE})$`,
    String.raw`^\p{Lu}[\p{Ll}’'-]+ \p{Lu}\.(?:${GRADE})?$`,
    String.raw`^(?:[^\s。、]{1,10}[・･]\s?)?[^\s。、・･]{1,12}(?:さん|様)(?:[・･（(、\s][^。]{1,20})?$`,
  ].join("|"),
  "u",
);
/** "Anna Holm, founder, Ghent", "Bel Orrick, author of Low Doors", "The Estuary Review": the house, or one who judges for many. */
const OF_OTHERS =
  /\b(?:founders?|owners?|makers?|designers?|authors?|editors?|critics?|directors?|chefs?|magazine|review|times|journal|weekly|daily|press|podcast|radio|test)\b|編集|作家|著者|評論|店主|代表|開発|担当|社長|スタッフ|生産者/iu;

/** Whether somebody who bought the thing has signed a quotation, within it or right behind it. */
export function isSignedByCustomer(element: Elementish): boolean {
  if (!isQuotation(element)) return false;
  const signature = signatureOf(element).replace(/^[-–—―]+\s*/u, "");
  return OF_CUSTOMER.test(signature) && !OF_OTHERS.test(signature);
}

function signatureOf(quotation: Elementish): string {
  const within = [...quotation.querySelectorAll("cite, footer, figcaption")].filter(isSignature).at(-1);
  if (within) return wordsOf(within);
  const next = quotation.nextElementSibling;
  if (!next || !isSigned(next)) return "";
  const words = wordsOf(next);
  return isSignature(next) || /^[-–—―]/u.test(words) ? words : "";
}

function wordsOf(element: Elementish): string {
  const words = squash(beginningOf(element, LONGEST + 1));
  return words.length <= LONGEST ? words : "";
}
