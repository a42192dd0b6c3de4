import type { Block, Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { listedThings } from "./listed-things.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, type Source } from "./sources.ts";
import { areOfOneKind, isMoney, says, type Value } from "./values.ts";
import { lettersOf, patternOf, placesOfNumbers } from "./versions.ts";
import { wordBefore } from "./word-before.ts";

/** Fewer letters are many things' name. */
const LEAST_LETTERS = 2;
/** No script tells as many things. */
const MOST_ITEMS = 300;

/** A name or a row of an item, its numbers left open, so that a wrong one is still found in it. */
interface Part {
  pattern: string;
  /** Its own numbers, in their order. */
  values: Value[];
  /** Place of the thing in the list. */
  item: Known;
}
interface Known {
  sources: ItemSource[];
}
interface ItemSource extends Source {
  /** Right before the number: 徒歩, "sleeps". */
  word: string;
}

/** For each number of a sentence the places that may confirm it; null where nothing claims it. */
export type Claims = Reader<(Source[] | null)[]>;
type Reader<T> = (sentence: string, mentions: readonly Mention[]) => T;

/**
 * Where a page lists things, a sentence that tells one of them has its numbers from that one alone: the price
 * and the rank of its neighbour stand on the page, too.
 */
export function itemClaimsOf(page: Page): Claims {
  const { blocks } = page;
  const { carded, lined } = listedThings(page);
  const known = [...carded, ...lined].slice(0, MOST_ITEMS);
  const short = shortNamesOf(known.map(({ name }) => name));
  const itemsOfBlocks = Map.groupBy(known, ({ blockIndex }) => blockIndex);
  const parts = known.flatMap((item, at) => {
    const isAlone = itemsOfBlocks.get(item.blockIndex)?.every(({ price }) => price === item.price) ?? true;
    return partsOf(item, isAlone ? blocks[item.blockIndex] : undefined, short[at] ?? []);
  });

  const foundIn = (pattern: string) =>
    parts.flatMap((part) => {
      const at = pattern.indexOf(part.pattern);
      return at === -1 ? [] : [{ ...part, at, end: at + part.pattern.length }];
    });
  const patternIn: Reader<string> = (text, mentions) =>
    parts.length > 0 && mentions.length > 0 ? patternOf(text, mentions) : "";
  const claimsIn: Claims = (sentence, mentions) => {
    const pattern = patternIn(sentence, mentions);
    const found = foundIn(pattern);
    // "Oak bench with back" is another thing than "Oak bench".
    const widest = found.filter(
      (one) =>
        !found.some(
          (other) => other.at <= one.at && other.end >= one.end && other.pattern.length > one.pattern.length,
        ),
    );
    const told = nearest(widest, mentions);
    if (told.size === 0 || tellsTable(mentions)) return mentions.map(() => null);
    const own = widest.filter(({ item }) => told.has(item));
    const places = placesOfNumbers(pattern);
    return mentions.map((mention, position) => {
      const place = places[position] ?? pattern.length;
      const inside = own.filter(({ at, end }) => at <= place && place < end);
      if (inside.length === 0 && !isPriceOrRank(mention) && !isOfOwnRows(mention, told)) return null;
      // Inside a name or a row it is the number that stands there, and none of the other rows.
      const isMeant = inside.some(({ at, values }) => {
        const there = values[position - places.filter((other) => other < at).length];
        return there !== undefined && says(there, mention.value);
      });
      const sources = inside.length === 0 || isMeant ? [...told].flatMap((item) => item.sources) : [];
      return withSameWord(sources, sentence, mention).filter(({ value }) => says(value, mention.value));
    });
  };

  return (sentence, mentions) => {
    const clauses = clausesOf(sentence, mentions);
    const isOfMany = clauses.every((clause) => foundIn(patternIn(...clause)).length > 0);
    return isOfMany ? clauses.flatMap((clause) => claimsIn(...clause)) : claimsIn(sentence, mentions);
  };
}

/** "The oak stool, for £8; and the oak bench, for £9": each part between the marks tells a thing of its own. */
function clausesOf(sentence: string, mentions: readonly Mention[]): Parameters<Claims>[] {
  let from = 0;
  return sentence.split(/(?<=;) /).flatMap((text): Parameters<Claims>[] => {
    const [start, end] = [from, from + text.length];
    from = end + 1;
    const own = mentions.filter(({ index }) => index >= start && index < end);
    return own.length > 0 ? [[text, own.map((one) => ({ ...one, index: one.index - start }))]] : [];
  });
}

/** "£8 for adults, £4 for children and £2 for dogs": a sentence of several things has a price of each. */
const tellsTable = (mentions: readonly Mention[]) =>
  mentions.filter(({ value }) => isMoney(value)).length >= FEWEST_IN_TABLE;
const FEWEST_IN_TABLE = 3;

/** Of the things that a sentence may tell, those whose words and then whose numbers it has most of. */
function nearest(found: readonly Part[], mentions: readonly Mention[]): Set<Known> {
  const byItem = Map.groupBy(found, ({ item }) => item);
  const scored = [...byItem].map(([item, own]) => {
    // Where several things were read as one, each of its rows is there several times.
    const patterns = new Set(own.map(({ pattern }) => pattern));
    const letters = [...patterns].reduce((sum, pattern) => sum + lettersOf(pattern), 0);
    const shared = mentions.filter((one) => item.sources.some(({ value }) => says(value, one.value)));
    return { item, score: letters + shared.length / (mentions.length + 1) };
  });
  const most = Math.max(...scored.map(({ score }) => score));
  return new Set(scored.filter(({ score }) => score === most).map(({ item }) => item));
}

/** The beginnings of each name that no other has: writers leave out "Bike Helmet" behind each of many. */
function shortNamesOf(names: readonly string[]): string[][] {
  const beginnings = names.map((name) => {
    const words = name.split(/\s+/);
    return words.slice(2).map((_, at) => words.slice(0, at + 2).join(" "));
  });
  const times = new Map<string, number>();
  for (const text of beginnings.flat()) times.set(text, (times.get(text) ?? 0) + 1);
  return beginnings.map((some) => some.filter((text) => times.get(text) === 1));
}

function partsOf(
  { name, rank, price, rows, text, blockIndex, card }: Item,
  block: Block | undefined,
  short: readonly string[],
): Part[] {
  const labelled = rows.map(({ label, value }) => `${label}は${value}`);
  // A row of a table may ask several prices for its thing, 「900円 / 400円」, or tell several things.
  const row = block?.kind === "table_row" ? block.text : null;
  const shown = card ? [card.former, card.date, card.rating] : [];
  const said = [name, rank, price, ...shown, ...labelled, text, row].filter((one) => one !== null);
  const sources = said.flatMap((one) =>
    mentionsIn(one).map(
      ({ value, index }): ItemSource => ({
        ...sourceOf(value, blockIndex, around(one, index)),
        word: wordBefore(one, index),
      }),
    ),
  );
  const item: Known = { sources };
  // Writers leave out the day of the week behind a date, 「11月28日（土）」.
  const bare = labelled.map((one) => one.replace(BRACKETED, "")).filter((one) => !labelled.includes(one));
  return [name, ...short, ...labelled, ...bare]
    .map((one) => {
      const mentions = mentionsIn(one);
      return { pattern: patternOf(one, mentions), values: mentions.map(({ value }) => value), item };
    })
    .filter(({ pattern }) => lettersOf(pattern) >= LEAST_LETTERS);
}

/** Where a thing has a number behind the same word, 「徒歩2分」, none of its other minutes is meant. */
function withSameWord(
  sources: readonly ItemSource[],
  sentence: string,
  { index, value }: Mention,
): readonly ItemSource[] {
  const word = wordBefore(sentence, index);
  const same = sources.filter((one) => word !== "" && one.word === word && areOfOneKind(one.value, value));
  return same.length > 0 ? same : sources;
}

const BRACKETED = /[（(][^（()）]*[)）]/g;

const sourceOf = (value: Value, blockIndex: number, excerpt: string): Source => ({
  value,
  blockIndex,
  factId: null,
  excerpt,
  isSame: true,
});

/** The hours of an event and the walk to a house are its own, where its rows say any. */
const isOfOwnRows = ({ value }: Mention, told: ReadonlySet<Known>) =>
  [...told].every(({ sources }) =>
    sources.some(({ value: there }) =>
      value.kind === "amount"
        ? there.kind === "amount" && value.unit === "s" && there.unit === "s"
        : value.kind === "time" && there.kind === "time",
    ),
  );

const isPriceOrRank = ({ value }: Mention) =>
  isMoney(value) || (value.kind === "amount" && value.unit === "位");
