import type { Fact, Page } from "#kernel/page";
import type { FactKind } from "#kernel/vocabulary";
import type { ClaimOf } from "./claims.ts";
import { currencyNames } from "./currency-names.ts";
import type { Mention } from "./mentions.ts";
import { isPaidBesides } from "./paid-besides.ts";
import { statedBy } from "./sources.ts";
import { isCurrency } from "./units.ts";
import { isMoney, says } from "./values.ts";

const PRICE =
  /価格|値段|売価|お代|税込|税抜|特価|円で(?!す|し)|お買い?求め|お求め|買え|購入|手に入|\b(?:cost|costs|costing|priced?|prices|sells? for|yours for|buy (?:it|one)|get it for|for (?:only|just)|pay|available (?:for|at)|down from|now (?:only )?[$£€¥])/i;
const FORMER =
  /通常|定価|参考|希望小売|もと(?:は|の)|元の|以前|これまで|\bwas (?:priced at |sold for |only )?\p{Sc}?$|\b(?:used to be|list(?:ed)?|(?:regular|usual|original)(?:ly)?|rrp|msrp|normally|down from|instead of|reduced from|before)\b/giu;
/** Words of one to whom, or of when, another price of the thing is asked. */
const CONDITION =
  /会員|定期|初回|初めて|はじめて|クーポン|お試し|\b(?:members?|subscri\w+|first (?:order|time|purchase)|coupon|code|trial|instal\w+|(?:a|per|each) (?:month|week|year))\b/i;
const CODE_NAMED = /(?:番号|品番|型番|コード|\b(?:number|no\.|code|sku|isbn|ean|gtin))(?:は|が|:| is)?\s?$/i;
const ASKED = /\b(?:it costs|is priced at|it used to be|down from) $/i;

/** An amount of a product's page is the price, the former one, or what some buyers pay. */
export function priceClaimOf({ type, facts }: Page): ClaimOf {
  const ofKind = (...kinds: FactKind[]): Fact[] => facts.filter(({ kind }) => kinds.includes(kind));
  const [price, former] = [ofKind("price"), ofKind("list_price")];
  const currency = price[0]?.currency ?? "";
  const conditional = ofKind("member_price", "coupon_price", "subscription_price", "unit_price");
  const codes = new Set(ofKind("sku", "gtin").map(({ value }) => value));
  /** "Item number 480464": named as what it is. */
  const isCode = (sentence: string, { text, index }: Mention) =>
    codes.has(text) && CODE_NAMED.test(sentence.slice(0, index));

  /** An amount in a currency that has no unit here stands bare. */
  const mayBeMoney = (sentence: string, mention: Mention) =>
    isMoney(mention.value) ||
    (mention.value.kind === "amount" &&
      mention.value.unit === "" &&
      !isCurrency(currency) &&
      !countsThing(sentence, mention));
  const named = currencyNames(currency);
  /** "It costs 3": an amount without its sign is wrong at such a place, too. */
  const isPriced = (sentence: string, { index, value }: Mention) =>
    value.kind === "amount" && value.unit === "" && ASKED.test(sentence.slice(0, index));
  /** "24 Canadian dollars", whose sign may be that of other dollars. */
  const isNamedMoney = (sentence: string, { text, index, value }: Mention) =>
    value.kind === "amount" &&
    named.some((name) =>
      sentence
        .slice(index + text.length)
        .trimStart()
        .startsWith(name),
    );

  return (sentence, mention, others) => {
    if (type !== "product" || price.length === 0) return null;
    const isAbout = PRICE.test(sentence);
    const isAmount =
      isMoney(mention.value) ||
      (isAbout && mayBeMoney(sentence, mention)) ||
      isNamedMoney(sentence, mention) ||
      isPriced(sentence, mention);
    if (!isAmount || isPaidBesides(sentence, mention) || isCode(sentence, mention)) return null;
    const isConditional = conditional.length > 0 && CONDITION.test(sentence);
    if (
      isConditional &&
      conditional.some((fact) => statedBy(fact).some((value) => says(value, mention.value)))
    )
      return { facts: conditional, isStrict: isAbout };
    const wasBefore =
      former.length > 0 &&
      isFormer(
        sentence,
        mention,
        others.filter((one) => mayBeMoney(sentence, one)),
      );
    return { facts: wasBefore ? former : price, isStrict: isAbout };
  };
}

/** "Three A5 books", "A5": a count or a code, and no amount whose currency has no sign here. */
const countsThing = (sentence: string, { index, text }: Mention) =>
  /^[- ](?:\p{Ll}{3,}|\p{Lu}+\d)/u.test(sentence.slice(index + text.length)) ||
  /\p{L}$/u.test(sentence.slice(0, index));

/** Whether the nearest word before an amount, with no other amount between, makes it a former price. */
function isFormer(sentence: string, { index, text }: Mention, others: readonly Mention[]): boolean {
  const earlier = others.filter((one) => one.index < index).at(-1);
  const before = sentence.slice(earlier ? earlier.index + earlier.text.length : 0, index);
  if (before.match(FORMER)) return true;
  return /^\s?(?:だった|でしたが|でした|before\b|regular|list price|originally|のところ|から(?:下が|値下)|の(?:品|もの)が(?:今|いま))/i.test(
    sentence.slice(index + text.length),
  );
}
