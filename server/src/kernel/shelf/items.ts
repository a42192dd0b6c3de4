import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { amountsIn, isFree, isLowest, priceOf } from "./amounts.ts";
import type { Card } from "./card.ts";
import { isSoldOutBy, isSoldOutMark, withoutBadges } from "./marks.ts";

/** One thing of a list: goods on a shelf, an event of a calendar, a headline with its teaser. */
export interface Item {
  name: string;
  /** Its place in a ranking, as the page writes it. */
  rank: string | null;
  /** The price as the page writes it; null where none is sure. */
  price: string | null;
  /** Rows with a label: when, where, for how much. */
  rows: { label: string; value: string }[];
  /** The other words about it. */
  text: string;
  blockIndex: number;
  /** Whether the price is the lowest of several. */
  isFrom?: boolean;
  /** Whether its card says that it cannot be had now. */
  isSoldOut?: boolean;
  /** The thing as its own card shows it, where the page's markup tells its cards apart. */
  card?: Card;
}

interface Line {
  text: string;
  blockIndex: number;
  kind: Block["kind"];
  /** Of headings. */
  level: number | null;
}

/** From so many on, things that are alike are a list. */
export const FEWEST_ITEMS = 4;
const ENDED = /[。.!?！？…]["”’」』）)]*$/;
export const RANK = /^(?:第?\d{1,3}位|No\.?\s?\d{1,3}|#\d{1,3})$/i;
/** Buttons, badges and counts in a card. */
const MACHINERY = new RegExp(`^(?:${alternativesOf("card-machinery")})$`, "i");

/**
 * The things that a page lists, in its order; none where it lists nothing. Of a page that is known to list
 * things their headings are names, however short.
 */
export function itemsOf(blocks: readonly Block[], isOfNames = false): Item[] {
  const lines = withSubheads(linesOf(blocks));
  const ways = [headedCards(lines, isOfNames), labelledCards(lines), pricedCards(lines)];
  return (
    ways
      .map((cards) => cards.map(itemFrom).filter((item) => item !== null))
      .find((items) => items.length >= FEWEST_ITEMS && areDifferent(items)) ?? []
  );
}

/** The things whose cards the page's markup tells apart. */
export const cardedItems = (blocks: readonly Block[]): Item[] =>
  blocks
    .flatMap(({ card }, blockIndex) => (card ? [{ card, blockIndex }] : []))
    .toSorted((a, b) => a.card.at - b.card.at)
    .map(({ card, blockIndex }) => {
      const { name, rank, price, text, isFrom, isSoldOut = false } = card;
      return { name, rank, price, rows: [], text, blockIndex, isFrom, isSoldOut, card };
    });

const areDifferent = (items: readonly Item[]) =>
  new Set(items.map(({ name }) => name)).size >= 0.8 * items.length;

/** "Freight $9.90 metro, $14.90 elsewhere": amounts by place are no things. */
const OF_SENDING = /^(?:freight|postage|p ?& ?p|shipping|delivery|送料|配送料)(?=$|[\s:：は（(])/i;
const linesOf = (blocks: readonly Block[]): Line[] =>
  blocks.flatMap(({ kind, level = 6, text, isBeside }, blockIndex) => {
    if (isBeside || (kind === "paragraph" && OF_SENDING.test(text))) return [];
    const isRow = kind === "table_row" && amountsIn(text).length > 1;
    const parts = isRow ? text.split(/\s+\/\s+/) : [text];
    return parts.map((part) => ({ text: part, blockIndex, kind, level: kind === "heading" ? level : null }));
  });

/**
 * A model's number as a heading and right below it a heading that says what it is: the second one is a line of
 * the card. Two ranks that alternate so are no sections.
 */
function withSubheads(lines: readonly Line[]): readonly Line[] {
  const isSubhead = (at: number) => {
    const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
    return (
      line?.level != null &&
      above?.level != null &&
      above.level !== line.level &&
      below?.level === null &&
      !KANA.test(line.text)
    );
  };
  const subheads = lines.flatMap((line, at) =>
    isSubhead(at) ? [{ line, above: lines[at - 1]?.level }] : [],
  );
  const [first] = subheads;
  const isWay = subheads.every(
    ({ line, above }) => line.level === first?.line.level && above === first?.above,
  );
  const headings = lines.filter(({ level }) => level !== null && level === first?.above).length;
  if (!first || !isWay || subheads.length < FEWEST_ITEMS || subheads.length < 0.8 * headings) return lines;
  return lines.map((line) => (subheads.some((one) => one.line === line) ? { ...line, level: null } : line));
}
const KANA = /[\u3040-\u30ff]/;

/** A heading a card: the level that has most of them. */
function headedCards(lines: readonly Line[], isOfNames: boolean): Line[][] {
  const counts = Map.groupBy(
    lines.filter((line) => line.level !== null),
    ({ level }) => level,
  );
  const [level = null] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (level === null) return [];
  const cards: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.level === level) cards.push([line]);
    else if (isOpen && line.level === null) cards.at(-1)?.push(line);
    isOpen = line.level === level || (isOpen && line.level === null);
  }
  const full = cards.filter(({ length }) => length > 1 && length <= LONGEST_CARD);
  const isList =
    full.filter((card) => isPriced(card) || isTeased(card, isOfNames)).length >= 0.7 * cards.length;
  return isList ? full : [];
}
const LONGEST_CARD = 8;
const isPriced = (card: readonly Line[]) => card.some(({ text }) => amountsIn(text).length > 0);
/** A headline with the beginning of what it leads to. */
const isTeased = ([head, ...rest]: readonly Line[], isOfNames: boolean) => {
  const length = rest.reduce((sum, { text }) => sum + text.length, 0);
  const isHeadline =
    isOfNames || (head?.text.length ?? 0) >= (/[\u3040-\u30ff]/.test(head?.text ?? "") ? 14 : 36);
  return isHeadline && rest.length <= 4 && length <= 420;
};

/** A card ends with its price; the lines before the first one are one card's, too. */
function pricedCards(lines: readonly Line[]): Line[][] {
  const cards: Line[][] = [[]];
  for (const line of lines) {
    if (line.level !== null) {
      cards.push([]);
      continue;
    }
    const isPrice = amountsIn(line.text).length > 0 || isFree(line.text);
    const last = cards.at(-1);
    // Behind the rows of one thing stands its note, and never the name of the next.
    if (last?.length === 0 && ENDED.test(line.text) && isLabelled(cards.at(-2))) {
      cards.at(-2)?.push(line);
      continue;
    }
    // A former price above the present one, or a second cell with it.
    if (isPrice && last?.length === 0 && isBare(line.text)) cards.at(-2)?.push(line);
    else last?.push(line);
    if (isPrice && cards.at(-1)?.length) cards.push([]);
  }
  const priced = cards.filter((card) => isPriced(card) || card.some(({ text }) => isFree(text)));
  // Before the first card stands what introduces the list: where its name begins is not always known.
  const [first = [], second] = priced;
  const own = first.filter(({ kind }) => kind === first.at(-1)?.kind);
  const isWhole = !second || own.length === second.length;
  return isWhole ? [own, ...priced.slice(1)] : priced.slice(1);
}
/** Whether a thing is told by several rows, the last of which says what it costs: 「参加費：200円」. */
const isLabelled = (card: readonly Line[] | undefined) =>
  (card?.filter(({ text }) => rowsOf(text).length > 0).length ?? 0) > 1 &&
  rowsOf(card?.at(-1)?.text ?? "").length > 0;

/** A line with an amount and hardly a word. */
function isBare(text: string): boolean {
  const amounts = amountsIn(text);
  const ends = amounts.map(({ index, text: own }) => index + own.length);
  const before = amounts.map(({ index }, at) => text.slice(ends[at - 1] ?? 0, index));
  return amounts.length > 0 && [...before, text.slice(ends.at(-1))].join("").trim().length < MOST_BARE;
}
const MOST_BARE = 6;

const LABEL = String.raw`(?:^|\s)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,6})\s?[：:]\s?`;
const LABELLED = new RegExp(`${LABEL}(.+?)(?=${LABEL.replace("(?:^|\\s)(", "\\s(?:")}|$)`, "gu");
/** A name, and below it a line of labels with their values. */
const labelledCards = (lines: readonly Line[]): Line[][] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isName = !ENDED.test(line.text) && line.text.length <= 40 && !/[：:]/.test(line.text);
    return next && isName && [...next.text.matchAll(LABELLED)].length >= 2 ? [[line, next]] : [];
  });

function itemFrom(card: readonly Line[]): Item | null {
  const rank = card.find(({ text }) => RANK.test(text.trim()))?.text.trim() ?? null;
  const isMark = ({ text }: Line) => MACHINERY.test(text.trim()) || isSoldOutMark(text);
  const lines = card.filter((line) => !RANK.test(line.text.trim()) && !isMark(line));
  const [head, ...rest] = lines;
  if (!head) return null;
  const amounts = lines.flatMap(({ text }) => amountsIn(text));
  const own = lines.length === 1 ? nameAndText(head.text) : { name: head.text, text: "" };
  const rows = rest.flatMap(({ text }) => rowsOf(text));
  const words = rest.flatMap(({ text }) => (rowsOf(text).length > 0 ? tailOf(text) : wordsOf(text)));
  const [second] = words;
  // "KR161" above "Kress ¼-acre robotic lawn mower": a number, and what it is.
  const isNumbered = CODE.test(own.name.trim()) && second !== undefined && KIND.test(second);
  const name = (isNumbered ? `${second} ${own.name}` : own.name).replace(/\s+/g, " ").trim();
  if (name.length < 2 || name.length > LONGEST_NAME || amountsIn(name).length > 0) return null;
  return {
    name,
    rank,
    price: priceOf(amounts)?.text ?? null,
    rows,
    text: [own.text, ...withoutBadges(words.slice(isNumbered ? 1 : 0))].join(" ").trim(),
    blockIndex: head.blockIndex,
    ...(lines.some(({ text }) => isLowest(text)) ? { isFrom: true } : {}),
    ...(isSoldOutBy(card.map(({ text }) => text)) ? { isSoldOut: true } : {}),
  };
}
const LONGEST_NAME = 120;
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z\d-]{3,12}$/;
/** Words of a Latin script without an end: a name of a kind. */
const KIND = /^(?=[^\u3040-\u30ff\u4e00-\u9fff]*$)(?=.*\p{L}{3}.*\p{L}{3})[^.!?:;]{8,90}$/u;

/** "藍の飯碗 小 手の小さな方に。 1,650円": the name ends before the words that begin a sentence. */
function nameAndText(line: string): { name: string; text: string } {
  const [first] = amountsIn(line);
  const words = first ? line.slice(0, first.index).trim() : line;
  const end = words.search(/[。！？]|[.!?](?=\s|$)/);
  if (end === -1) return { name: words, text: "" };
  const start = words.lastIndexOf(" ", end);
  return start < 2
    ? { name: words, text: "" }
    : { name: words.slice(0, start), text: words.slice(start + 1) };
}

const rowsOf = (line: string) => {
  const rows = [...line.matchAll(LABELLED)].map(([, label = "", value = ""]) => ({ label, value }));
  return rows.map(({ label, value }) => ({ label, value: withoutSentence(value) }));
};
/** Behind a row's value a sentence may follow without a mark between them. */
const withoutSentence = (value: string) =>
  (ENDED.test(value) ? (value.split(/\s/)[0] ?? value) : value).trim();
const tailOf = (line: string) => {
  const tail = line.split(/\s/).slice(-1)[0] ?? "";
  return ENDED.test(tail) && !/[：:]/.test(tail) ? [tail] : [];
};
const wordsOf = (line: string) => (amountsIn(line).length > 0 && !ENDED.test(line) ? [] : [line]);
