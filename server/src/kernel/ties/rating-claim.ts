import type { Fact, Page } from "#kernel/page";
import type { Claim, ClaimOf } from "./claims.ts";
import { isMoney, type Value } from "./values.ts";

const RATING = /評価|星|レビュー|口コミ|クチコミ|\b(?:rat(?:ed|es?|ings?)|stars?|out of|reviews?|scored?)\b/i;
/** Words of one who gave his stars, which are a whole number. */
const OF_ONE =
  /星を?\s?[一二三四五1-5]つ|(?:星|点)\s?[1-5]?(?:を(?:つけ|付け)|の(?:方|人|声))|\b(?:gives|gave|awards?|awarded|one (?:reviewer|customer|buyer)|stops at)\b/i;
const VOICES =
  /^(?:\s?(?:件|の(?:平均|声|評価|レビュー|口コミ)|reviews?|ratings?|customers|buyers|people|votes))/i;

/** "212円の声" is no count of voices, and "5点満点中4.2円" no rating, whatever else costs as much. */
const ofNoMoney = (facts: Fact[], value: Value): Claim =>
  isMoney(value) ? { facts: [], isStrict: true } : { facts, isStrict: false };

/** A number of stars or of voices is the rating or its count. */
export function ratingClaimOf({ facts }: Page): ClaimOf {
  const rating = facts.filter(({ kind }) => kind === "rating");
  const reviews = facts.filter(({ kind }) => kind === "review_count");

  return (sentence, mention) => {
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
}
