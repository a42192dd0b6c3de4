import type { Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { headedPricesOn } from "./headed-prices.ts";
import type { Claims } from "./item-claims.ts";
import { listedThings } from "./listed-things.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { type LongestRun, lettersAmong, nameRuns, signedWords, type Word } from "./name-runs.ts";
import { MOST_NUMBERS_TOLD, type Source } from "./sources.ts";
import { isMoney, says, type Value } from "./values.ts";

/** With fewer letters in common many things may be meant. */
const LEAST_LETTERS = 4;
/** Of a number within a name so many are enough: "KR800". */
const LEAST_BESIDE_NUMBER = 2;
/** Fewer prices are no range. */
const FEWEST_PRICES = 4;

const BEFORE_PRICE = /(?:,|\b(?:for|from|at|costs?|is|are))\s+(?:only |just |about |around )?$/i;
const BEFORE_FORMER = /\b(?:down|reduced|cut|lowered) from $/i;
const BEFORE_LOWEST = /(?<!\b(?:down|reduced|cut|lowered) )\bfrom $/i;
const BEFORE_RANK = /^Number $/;
const BEFORE_COUNT = /^Here are (?:a few of the|all) $|から、全$/;
const CELLS = / \/(?: |$)/;
const RANGE = /\bprices (?:run|range|go) from \S+ to \S+$/i;

/**
 * In an English list, "the Fell 5 and the Tarn, for $40 each; and the Brook, from $9", each price is that of the
 * thing named before it, however short its name was made. A number within a name is the name's, a rank the
 * thing's own, and a range ends at the lowest and the highest price.
 */
export function listClaimsOf(page: Page): Claims {
  const { carded, lined } = listedThings(page);
  const lists = [carded, lined];
  // A headline that names one of the things has other words beside its number.
  // "Loose pin / £12 / Same visit": the cells of a row are no name, and the next price behind them another row's.
  const named = lists
    .flat()
    .filter(({ price, rank, name }) => (price !== null || rank !== null) && !CELLS.test(name));
  const names = nameRuns(page.language === "en" ? named : []);
  const ends = lists.map(endsOf).filter((one) => one !== null);

  const headedPrices = headedPricesOn(page);

  const toldBy = (words: readonly Word[]): Item[] => {
    const run = names.longestIn(words);
    return run && lettersAmong(run.words) >= LEAST_LETTERS ? itemsWithNumbers(run) : [];
  };
  const rankClaim = (mention: Mention, words: readonly Word[], end: number): Source[] | null => {
    const told = toldBy(words.filter(({ index }) => index > mention.index && index < end));
    return told.length > 0
      ? saying(
          mention,
          sourcesOf(told, ({ rank }) => rank),
        )
      : null;
  };
  const nameClaim = (mention: Mention, words: readonly Word[]): Source[] | null => {
    const run = names.longestIn(
      words,
      words.find(({ number }) => number === mention),
    );
    if (!run || lettersAmong(run.words) < LEAST_BESIDE_NUMBER) return null;
    const at = run.words.filter(({ number }) => number).findIndex(({ number }) => number === mention);
    const own = run.found.flatMap(({ item, numbers: { [at]: value } }) =>
      value ? [sourceOf(item, value)] : [],
    );
    return saying(mention, own);
  };
  const priceClaim = (mention: Mention, told: readonly Item[], before: string): Source[] | null => {
    const prices = sourcesOf(told, ({ price, card }) =>
      BEFORE_FORMER.test(before) ? (card?.former ?? null) : price,
    );
    if (prices.length === 0 || !BEFORE_PRICE.test(before)) return null;
    const lowest = Math.min(...prices.map(amountOf));
    const meant = BEFORE_LOWEST.test(before) ? prices.filter((one) => amountOf(one) === lowest) : prices;
    return saying(mention, meant);
  };

  return (sentence, mentions) => {
    const start = sentence.slice(0, mentions[0]?.index);
    if (BEFORE_COUNT.test(start)) return mentions.map((mention) => countClaim(mention, lists));
    const isTold = names.size > 0 && mentions.length <= MOST_NUMBERS_TOLD;
    const isList = isTold && (mentions.some(isSum) || BEFORE_RANK.test(start));
    if (!isList) return mentions.map(() => null);
    if (RANGE.test(sentence) && ends.length > 0)
      return mentions.map((mention, at) => {
        // The two that end the sentence; "of 12 wines" stands before them.
        const end = at - mentions.length + 2;
        return end < 0
          ? null
          : saying(
              mention,
              ends.flatMap((both) => both[end] ?? []),
            );
      });

    const words = signedWords(sentence, mentions);
    let told: Item[] = [];
    let from = 0;
    return mentions.map((mention) => {
      const { index, text } = mention;
      if (BEFORE_RANK.test(sentence.slice(0, index)))
        return rankClaim(mention, words, mentions.find(isSum)?.index ?? sentence.length);
      if (!isSum(mention)) return nameClaim(mention, words);
      const before = sentence.slice(from, index);
      if (!BEFORE_FORMER.test(before))
        told = toldBy(words.filter((one) => one.index >= from && one.index < index));
      from = index + text.length;
      const own = headedPrices(mention, before);
      if (own.length > 0) return own;
      return priceClaim(mention, told, before);
    });
  };
}

/** "The Fell 5" and "the Fell 6" have the same words: of those the ones with the sentence's numbers. */
function itemsWithNumbers({ words, found }: LongestRun): Item[] {
  const numbers = words.flatMap(({ number }) => (number ? [number.value] : []));
  const same = found.filter((one) =>
    one.numbers.every((there, at) => numbers[at] && says(there, numbers[at])),
  );
  return (same.length > 0 ? same : found).map(({ item }) => item);
}

/** A list has at least as many things as the page shows of it. */
function countClaim({ value }: Mention, lists: readonly Item[][]): Source[] | null {
  const shown = Math.min(...lists.map(({ length }) => length).filter((length) => length > 0));
  // Where no list is known, nothing is known of how long it is.
  if (shown === Number.POSITIVE_INFINITY) return null;
  return value.kind === "amount" && value.amount < shown ? [] : null;
}

/** "$ 40" */
const SPACED = /(?<=\p{Sc})\s(?=\d)/u;

const isSum = ({ value }: Mention) => isMoney(value);
const amountOf = ({ value }: Source) => (value.kind === "amount" ? value.amount : Number.NaN);
const saying = ({ value }: Mention, sources: readonly Source[]) =>
  sources.filter((one) => says(one.value, value));

const sourceOf = ({ blockIndex, name }: Item, value: Value): Source => ({
  value,
  blockIndex,
  factId: null,
  excerpt: name,
  isSame: true,
});
const sourcesOf = (told: readonly Item[], said: (item: Item) => string | null): Source[] =>
  told.flatMap((item) =>
    mentionsIn((said(item) ?? "").replace(SPACED, "")).map(({ value }) => sourceOf(item, value)),
  );

/** The lowest and the highest price of a list that has enough of them. */
function endsOf(items: readonly Item[]): [lowest: Source, highest: Source] | null {
  const prices = sourcesOf(items, ({ price }) => price);
  const inOrder = prices.toSorted((one, other) => amountOf(one) - amountOf(other));
  const [lowest, highest] = [inOrder[0], inOrder.at(-1)];
  return lowest && highest && prices.length >= FEWEST_PRICES ? [lowest, highest] : null;
}
