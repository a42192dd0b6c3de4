import { englishVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { FINITE, wordsOf } from "../text/sentences/finite-verbs.ts";
import { endsInGoods, GOODS_NOUNS } from "./goods-nouns-en.ts";

/** "A thrown, speckled vessel in white …", "Our kit for looms, priced …": up to the noun, and what is behind it. */
const KIND = new RegExp(
  String.raw`^(An?|Our) ((?:[\p{L}\d%’'-]+,? ){0,7}?(?:${GOODS_NOUNS}))(?=[ ,.])((?:,? (?:of|with|without|for|in|to|by|from|that|which|designed|made|inspired|featuring|perfectly|fully|ready)\b[^:;?!]*)?)\.$`,
  "iu",
);
/** A noun before one of these is not the one that the sentence is about. */
const WITHIN = /^(?:in|on|at|with|without|for|of|to|by|from|about|or|that|which|who|you|we|they|it|your)$/i;
const CLAUSE = /^(?:that|which|who|when|where|so|because|if)$/;

/** Goods of any name may be called so, too. */
const GENERAL = /(?:vessel|tool)$/i;
const NOUN = new RegExp(`(?<![\\p{L}-])(?:${GOODS_NOUNS})(?![\\p{L}-])`, "giu");
const NOT_IT = /\b(?:sold|separately|not|optional|extra|available|may|might|will|must|should)\b|n[’']t\b/i;

const PART = new RegExp(`^(?:${alternativesOf("english-parts")})s?$`, "i");
/**
 * A phrase that says what the goods are, with its verb: "It is a thrown vessel in white."; null for other text,
 * and for a phrase on other goods than those of the title.
 */
export function kindSaid(text: string, title: string): string | null {
  const [, first = "", kind = "", rest = ""] = KIND.exec(text) ?? [];
  if (!kind || NOT_IT.test(rest)) return null;
  if (wordsOf(kind).some((word) => WITHIN.test(word) || isVerb(word, ""))) return null;
  // "A lamp and table" are two.
  if (/ and /.test(kind) && (kind.match(NOUN) ?? []).length > 1) return null;
  const behind = wordsOf(rest);
  const clauses = behind.filter((word) => CLAUSE.test(word)).length;
  if (behind.filter((word, at) => isVerb(word, behind[at - 1] ?? "")).length > clauses) return null;
  const named = title.match(NOUN) ?? [];
  const noun = kind.split(" ").at(-1) ?? "";
  const isIt = named.some((one) => one.toLowerCase().endsWith(noun.toLowerCase()));
  if (named.length > 0 && !isIt && !GENERAL.test(noun)) return null;
  // "A dedicated driver with three levels." is one of a soundbar's, whose title has none of the nouns.
  if (named.length === 0 && PART.test(noun)) return null;
  return `It is ${first.toLowerCase()}${text.slice(first.length)}`;
}

/** Behind one of these, "features" is a noun. */
const BEFORE_NOUN = /^(?:with|of|and|for|in|its|your|the)$/i;
const isVerb = (word: string, before: string) =>
  FINITE.test(word) ||
  englishVerbs.get(word) === "simple past" ||
  (englishVerbs.get(word) === "third" && !BEFORE_NOUN.test(before));

const PHRASE = new RegExp(String.raw`^(?:An? )?(?:[\p{L}-]+,? ){1,4}(?:${GOODS_NOUNS})\.(?=\s|$)`, "iu");
/** Whether a paragraph begins by saying of what kind the goods are: "Aromatic eau de toilette." */
export const beginsWithKind = (text: string): boolean =>
  PHRASE.test(text) &&
  !wordsOf(text.split(".")[0] ?? "").some((word) => WITHIN.test(word) || isVerb(word, ""));

/** Whether a noun is one of goods, and of no part that goods have. */
export const isOfGoodsOnly = (phrase: string, noun: string): boolean => {
  const [head = ""] = phrase.split(
    /,| (?:of|with|without|for|in|by|from|that|which|made|designed|featuring)(?= )/,
  );
  return endsInGoods(head) && !PART.test(noun);
};
