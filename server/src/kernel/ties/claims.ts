import type { Fact, Page } from "#kernel/page";
import type { FactKind } from "#kernel/vocabulary";
import { currencyNames } from "./currency-names.ts";
import type { Mention } from "./mentions.ts";
import { statedBy } from "./sources.ts";
import { isCurrency } from "./units.ts";
import { isMoney } from "./values.ts";

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
/** Money that is no price: what is paid besides, saved, or bought for at least. */
const BESIDES =
  /送料|配送|手数料|別売|補償|ポイント|以上|未満|クーポン|割引|引き|オフ|保証金|\b(?:shipping|delivery|postage|fees?|points?|coupons?|over|above|minimum|saves?|saving|off|deposit|gift cards?)\b/i;
/** "Delivery in a wool-lined box costs £6": the subject of what is paid. */
const SENT = /^[^\p{L}]*(?:delivery|shipping|postage|sending)\b|^(?:送料|配送料)/iu;
const FORMER =
  /通常|定価|参考|希望小売|もと(?:は|の)|元の|以前|これまで|\b(?:was|used to be|list(?:ed)?|regular(?:ly)?|usual(?:ly)?|originally|original|rrp|msrp|normally|down from|instead of|reduced from|before)\b/gi;
const ASKED = /\b(?:it costs|is priced at|it used to be|down from) $/i;
const RATING = /評価|星|レビュー|口コミ|クチコミ|\b(?:rat(?:ed|es?|ings?)|stars?|out of|reviews?|scored?)\b/i;
/** Words of one who gave his stars, which are a whole number. */
const OF_ONE =
  /(?:星|点)\s?[1-5]?(?:を(?:つけ|付け)|の(?:方|人|声))|\b(?:gives|gave|awards?|awarded|one (?:reviewer|customer|buyer)|stops at)\b/i;
const VOICES =
  /^(?:\s?(?:件|の(?:声|評価|レビュー|口コミ)|reviews?|ratings?|customers|buyers|people|votes))/i;
const PUBLISHED = /日の記事|(?:公開|掲載|配信|更新)(?:された|日は)|\b(?:published|posted) on\b/i;

/** Reads what a page states as facts once, and tells for each number of a sentence which of them it claims. */
export function claimsOf({ type, facts }: Page) {
  const ofKind = (...kinds: FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));
  const [price, former] = [ofKind("price"), ofKind("list_price")];
  const currency = price[0]?.currency ?? "";
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
    if (!isAmount || BESIDES.test(around(sentence, mention)) || SENT.test(clauseBefore(sentence, mention)))
      return null;
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
      // "212円の声" is no count of voices.
      return reviews.length > 0 ? { facts: isMoney(mention.value) ? [] : reviews, isStrict: false } : null;
    const isScore =
      value.unit === "scale" ||
      /点$/.test(text) ||
      /^\s?(?:つ?星|点|stars?\b|out of\b|\/\s?\d)/i.test(rest) ||
      /(?:評価は|星|満点中|rat(?:ed|ing(?: of| is)?)(?: it| at)?)\s?$/i.test(sentence.slice(0, index));
    if (!isScore || rating.length === 0) return null;
    // Of "9/10" the grade is the first number.
    return { facts: rating, isStrict: false, ...(value.unit !== "scale" && { position: 0 }) };
  };

  /** Place of a number within a row's value, counted from where the sentence names the row. */
  const rowClaim = (sentence: string, { index }: Mention, others: readonly Mention[]): Claim | null => {
    const before = sentence.slice(0, index).toLowerCase();
    const named = rows.flatMap(({ fact, label }) => {
      const at = before.lastIndexOf(label);
      const end = at + label.length;
      const isWord = !/[a-z]$/.test(before.slice(0, Math.max(0, at)));
      return at !== -1 && isWord && index - end <= REACH && BEHIND_LABEL.test(before.slice(end))
        ? [{ fact, at, end }]
        : [];
    });
    // "Seat height" is another row than "height".
    const end = Math.max(...named.map((one) => one.end));
    const at = Math.min(...named.filter((one) => one.end === end).map((one) => one.at));
    const said = named.filter((one) => one.end === end && one.at === at).map(({ fact }) => fact);
    const position = others.filter((one) => one.index >= end && one.index < index).length;
    const facts = said.filter((fact) => statedBy(fact).length > position);
    return facts.length > 0 ? { facts, isStrict: false, position } : null;
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

/** A row's value is this long at most, as far as its numbers are told apart. */
const REACH = 60;
/** A label that is said as one: 重さは, "the weight is". */
const BEHIND_LABEL = /^\s?(?:は|が|:|：|\bis\b|\bare\b|\bof\b|約)/;
const labelOf = ({ label }: Fact) =>
  (label ?? "")
    .replace(/[(（].*$/, "")
    .trim()
    .toLowerCase();

/** The clause that a number stands in. */
function around(sentence: string, { index, text }: Mention): string {
  const before = sentence.slice(Math.max(0, index - 24), index);
  // "The price is 4,980 yen, and delivery 660 yen": what follows is another matter.
  const [behind = ""] = sentence.slice(index + text.length, index + text.length + 14).split(/[、,;。]/);
  return `${before}${text}${behind}`;
}

/** "Three A5 books", "A5": a count or a code, and no amount whose currency has no sign here. */
const countsThing = (sentence: string, { index, text }: Mention) =>
  /^[- ](?:\p{Ll}{3,}|\p{Lu}+\d)/u.test(sentence.slice(index + text.length)) ||
  /\p{L}$/u.test(sentence.slice(0, index));

/** From the last mark before a number to it. */
const clauseBefore = (sentence: string, { index }: Mention) =>
  sentence
    .slice(0, index)
    .split(/[,;、。] ?/)
    .at(-1) ?? "";

/** Whether the nearest word before an amount, with no other amount between, makes it a former price. */
function isFormer(sentence: string, { index, text }: Mention, others: readonly Mention[]): boolean {
  const earlier = others.filter((one) => one.index < index).at(-1);
  const before = sentence.slice(earlier ? earlier.index + earlier.text.length : 0, index);
  if (before.match(FORMER)) return true;
  return /^\s?(?:だった|でしたが|でした|before\b|regular|list price|originally)/i.test(
    sentence.slice(index + text.length),
  );
}
