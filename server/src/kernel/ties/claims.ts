import type { Fact, Page } from "#kernel/page";
import type { FactKind } from "#kernel/vocabulary";
import { currencyNames } from "./currency-names.ts";
import type { Mention } from "./mentions.ts";
import { isPaidBesides } from "./paid-besides.ts";
import { statedBy } from "./sources.ts";
import { isCurrency } from "./units.ts";
import { areOfOneKind, isMoney, says, type Value } from "./values.ts";

/** The claim that a number makes about the product: only these facts may confirm it. */
export interface Claim {
  facts: Fact[];
  /** Holds even where the page has the very sentence: a page may say anything in its text. */
  isStrict: boolean;
  /** Place of the number within the fact's value. */
  position?: number;
}

const PRICE =
  /価格|値段|売価|お代|税込|税抜|特価|円で(?!す|し)|お買い?求め|お求め|買え|購入|手に入|\b(?:cost|costs|costing|priced?|prices|sells? for|yours for|buy (?:it|one)|get it for|for (?:only|just)|pay|available (?:for|at)|down from|now (?:only )?[$£€¥])/i;
const FORMER =
  /通常|定価|参考|希望小売|もと(?:は|の)|元の|以前|これまで|\bwas (?:priced at |sold for |only )?\p{Sc}?$|\b(?:used to be|list(?:ed)?|(?:regular|usual|original)(?:ly)?|rrp|msrp|normally|down from|instead of|reduced from|before)\b/giu;
/** Words of one to whom, or of when, another price of the thing is asked. */
const CONDITION =
  /会員|定期|初回|初めて|はじめて|クーポン|お試し|\b(?:members?|subscri\w+|first (?:order|time|purchase)|coupon|code|trial|instal\w+|(?:a|per|each) (?:month|week|year))\b/i;
const CODE_NAMED = /(?:番号|品番|型番|コード|\b(?:number|no\.|code|sku|isbn|ean|gtin))(?:は|が|:| is)?\s?$/i;
const ASKED = /\b(?:it costs|is priced at|it used to be|down from) $/i;
const RATING = /評価|星|レビュー|口コミ|クチコミ|\b(?:rat(?:ed|es?|ings?)|stars?|out of|reviews?|scored?)\b/i;
/** Words of one who gave his stars, which are a whole number. */
const OF_ONE =
  /星を?\s?[一二三四五1-5]つ|(?:星|点)\s?[1-5]?(?:を(?:つけ|付け)|の(?:方|人|声))|\b(?:gives|gave|awards?|awarded|one (?:reviewer|customer|buyer)|stops at)\b/i;
const VOICES =
  /^(?:\s?(?:件|の(?:平均|声|評価|レビュー|口コミ)|reviews?|ratings?|customers|buyers|people|votes))/i;
/** "The server code is published on 14 July" tells of no page. */
const PUBLISHED =
  /日の記事|(?:公開|掲載|配信|更新)(?:された|日は)|^(?:(?:it|(?:this|the|our) (?:\p{L}+ )?(?:article|post|page|report|story|piece|column|entry|text)) (?:was|is|has been) )?(?:(?:first|originally|last) )?(?:published|posted) on\b/iu;

/** "212円の声" is no count of voices, and "5点満点中4.2円" no rating, whatever else costs as much. */
const ofNoMoney = (facts: Fact[], value: Value): Claim =>
  isMoney(value) ? { facts: [], isStrict: true } : { facts, isStrict: false };

/** Reads what a page states as facts once, and tells for each number of a sentence which of them it claims. */
export function claimsOf({ type, facts }: Page) {
  const ofKind = (...kinds: FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));
  const [price, former] = [ofKind("price"), ofKind("list_price")];
  const currency = price[0]?.currency ?? "";
  const conditional = ofKind("member_price", "coupon_price", "subscription_price", "unit_price");
  const codes = new Set(ofKind("sku", "gtin").map(({ value }) => value));
  /** "Item number 480464": named as what it is. */
  const isCode = (sentence: string, { text, index }: Mention) =>
    codes.has(text) && CODE_NAMED.test(sentence.slice(0, index));
  const [rating, reviews, published] = [ofKind("rating"), ofKind("review_count"), ofKind("published")];
  const rows = ofKind("specification")
    .filter(({ value }) => /\d/.test(value))
    .map((fact) => ({ fact, label: labelOf(fact) }))
    .filter(({ label }) => label !== "");

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

  const priceClaim = (sentence: string, mention: Mention, others: readonly Mention[]): Claim | null => {
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

  const ratingClaim = (sentence: string, mention: Mention): Claim | null => {
    const { text, index, value } = mention;
    if (value.kind !== "amount" || !RATING.test(sentence)) return null;
    // The stars of one customer are not those of all.
    if (OF_ONE.test(sentence) && Number.isInteger(value.amount)) return null;
    const rest = sentence.slice(index + text.length);
    if (value.unit === "件" || VOICES.test(rest))
      return reviews.length > 0 ? ofNoMoney(reviews, value) : null;
    const isScore =
      value.unit === "scale" ||
      /点$/.test(text) ||
      /^\s?(?:つ?星|点|stars?\b|out of\b|\/\s?\d)/i.test(rest) ||
      /(?:評価は|星|満点中|rat(?:ed|ing(?: of| is)?)(?: it| at)?)\s?$/i.test(sentence.slice(0, index));
    if (!isScore || rating.length === 0) return null;
    // Of "9/10" the grade is the first number.
    return { ...ofNoMoney(rating, value), ...(value.unit !== "scale" && { position: 0 }) };
  };

  /** "3 USB ports" of a row "Number of USB ports". */
  const countedBy = (rest: string) =>
    rows.flatMap(({ fact, label }) => {
      const [, things] = COUNT_OF.exec(label) ?? [];
      const behind = rest.trimStart().toLowerCase();
      return things && behind.startsWith(things) && !/^[a-z]/.test(behind.slice(things.length)) ? [fact] : [];
    });

  /** Place of a number within a row's value, counted from where the sentence names the row. */
  const rowClaim = (
    sentence: string,
    { index, text, value }: Mention,
    others: readonly Mention[],
  ): Claim | null => {
    const counted = countedBy(sentence.slice(index + text.length));
    if (counted.length > 0) return { facts: counted, isStrict: false, position: 0 };
    const before = sentence.slice(0, index).toLowerCase();
    const named = rows.flatMap(({ fact, label }) => {
      const at = lastWordIn(before, label);
      const end = at + label.length;
      return at !== -1 && index - end <= REACH && BEHIND_LABEL.test(before.slice(end))
        ? [{ fact, at, end }]
        : [];
    });
    // "Seat height" is another row than "height".
    const end = Math.max(...named.map((one) => one.end));
    const at = Math.min(...named.filter((one) => one.end === end).map((one) => one.at));
    const said = named.filter((one) => one.end === end && one.at === at).map(({ fact }) => fact);
    const between = others.filter((one) => one.index >= end && one.index < index);
    const position = between.length;
    // "The plane is of oak dried for seven years, 275 mm long": what is told besides moves the places.
    const isMoved = (fact: Fact) =>
      between.some((one) => !statedBy(fact).some((there) => says(there, one.value)));
    const facts = said.filter(
      (fact) => statedBy(fact).length > position && (isOfUnit(fact, value) || CODE.test(fact.value)),
    );
    if (facts.length === 0) return null;
    // A code, "DDR5 6400", is told in parts.
    return {
      facts,
      isStrict: false,
      ...(!facts.some((fact) => CODE.test(fact.value) || isMoved(fact)) && { position }),
    };
  };

  const dateClaim = (sentence: string, { value }: Mention): Claim | null =>
    value.kind === "date" && published.length > 0 && PUBLISHED.test(sentence)
      ? { facts: published, isStrict: false }
      : null;

  return (sentence: string, mention: Mention, others: readonly Mention[]): Claim | null => {
    const price = priceClaim(sentence, mention, others);
    if (price?.isStrict) return price;
    return (
      ratingClaim(sentence, mention) ??
      dateClaim(sentence, mention) ??
      rowClaim(sentence, mention, others) ??
      price
    );
  };
}

const COUNT_OF = /^(?:total )?number of (.{3,})$/;
const CODE = /[A-Za-z]\d/;
/** Whether a row has a number of the kind at all: a telephone's row says nothing of ten years. */
const isOfUnit = (fact: Fact, here: Value) =>
  statedBy(fact).some(
    (there) => areOfOneKind(there, here) || (there.kind === "amount" && there.unit === ""),
  ) ||
  (here.kind === "amount" && here.unit === "");

/** Where a label stands last as a word of its own, as 重量 does not in 総重量; -1 where it does nowhere. */
function lastWordIn(text: string, label: string): number {
  const isHan = /^\p{Script=Han}/u.test(label);
  const isPart = (at: number) => (isHan ? /\p{Script=Han}$/u : /[a-z]$/).test(text.slice(0, at));
  let at = text.lastIndexOf(label);
  while (at > 0 && isPart(at)) at = text.lastIndexOf(label, at - 1);
  return at;
}

/** A row's value is this long at most, as far as its numbers are told apart. */
const REACH = 60;
/** A label that is said as one: 重さは, "the weight is". */
const BEHIND_LABEL = /^\s?(?:は|が|:|：|\bis\b|\bare\b|\bof\b|約)/;
const labelOf = ({ label }: Fact) =>
  (label ?? "")
    .replace(/[(（].*$/, "")
    .trim()
    .toLowerCase();

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
