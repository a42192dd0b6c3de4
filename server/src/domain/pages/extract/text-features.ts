import { phrases } from "#kernel/text/phrases";
import type { RawBlock } from "./blocks.ts";
import { width } from "./width.ts";

const FURNITURE = phrases("page-furniture");
const MACHINERY = phrases("shop-machinery");
const COMMANDS = phrases("commands");
const BUTTON = phrases("buy-button");
const STOCK = [phrases("stock-in"), phrases("stock-out")];
const UNSPOKEN = phrases("unspoken-labels");

const PRICE = /[$€£¥￥]\s?\d|\d\s?(円|USD|EUR|GBP)|￥/;
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const DATE = new RegExp(
  [
    String.raw`\b(19|20)\d\d\s?[-/.年]\s?\d{1,2}`,
    String.raw`\b\d{1,2}[-/.]\d{1,2}[-/.](\d{4}|\d\d)\b`,
    String.raw`\b${MONTH}[a-z]*\.? \d{1,2}`,
    String.raw`\d{1,2} ${MONTH}`,
    "令和|平成",
    String.raw`\d{1,2}月\d{1,2}日`,
  ].join("|"),
  "i",
);
const TIME = /\b\d{1,2}:\d\d\b|午[前後]/;
const AGO =
  /\b(\d+|an?) ?(second|minute|min|hour|hr|day|week|month|year)s? ago|\d+(秒|分|時間|日|週間|か月|ヶ月|年)前/i;
const COUNT = /^[^\p{L}]*\d[\d,.kKmM]*\s*(\p{L}+\s*){0,2}$/u;
const SMALL_WORDS =
  /\b(the|of|and|to|in|is|that|it|for|was|with|as|on|are|be|this|by|at|from|or|an|have|not|but|they|which|you|your|we|our|can|will|has)\b/gi;
const LATIN = /[a-z]/i;
const SECOND = /\b(you|your)\b|あなた|ください|ましょう/i;
const HOUSE = /\b(we|we're|we've|we'll|our|ours|us)\b|当店|当社|弊社|私たち|わたしたち/i;
const FIRST = /\b(i|i'm|i've|my|me)\b|私|僕|わたし/i;

/** How many characters are in a range. */
function countIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= from && code <= to) count++;
  }
  return count;
}
/** How many characters stand in runs of a kind, a pair of surrogates being one. */
const countRuns = (text: string, runs: RegExp) =>
  text.match(runs)?.reduce((sum, run) => sum + (SURROGATE.test(run) ? [...run].length : run.length), 0) ?? 0;
const SURROGATE = /[\ud800-\udfff]/;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const flag = (holds: boolean) => (holds ? 1 : 0);

export const endsSentence = (text: string) => /[.!?。！？…][)"'”’」』）]*$/.test(text);
export const namesPrice = (text: string) => PRICE.test(text);

/** Features of a block's own words. */
export function textFeatures({ text: whole, kind, level, linkShare }: RawBlock) {
  const text = whole.slice(0, 2_000);
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? [];
  const letters = countRuns(text, /\p{L}+/gu);
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return {
    width: width(whole),
    words: words.length,
    wordLength: share(letters, words.length),
    isHeading: flag(kind === "heading"),
    level: level ?? 7,
    isItem: flag(kind === "list_item"),
    isRow: flag(kind === "table_row"),
    isQuote: flag(kind === "quote"),
    linkShare,
    sentence: flag(endsSentence(whole)),
    stops: count(text, /[.!?。！？]/g),
    commas: share(count(text, /[,、，]/g), text.length),
    dividers: count(text, /[|｜/／>＞»›・•·→▶■◆●]/g),
    digits: share(countIn(text, 0x30, 0x39), text.length),
    signs: share(text.length - letters - countRuns(text, /[\d\s]+/g), text.length),
    capitals: share(count(text, /\p{Lu}/gu), letters),
    capitalised: share(capitalised, words.length),
    smallWords: share(LATIN.test(text) ? count(text, SMALL_WORDS) : 0, words.length),
    hiragana: share(countIn(text, 0x3041, 0x309f), text.length),
    katakana: share(countIn(text, 0x30a0, 0x30ff), text.length),
    kanji: share(countIn(text, 0x4e00, 0x9fff), text.length),
    price: flag(PRICE.test(text)),
    prices: count(text, /[$€£¥￥]\s?\d|\d\s?円/g),
    date: flag(DATE.test(text)),
    time: flag(TIME.test(text)),
    ago: flag(AGO.test(text)),
    count: flag(COUNT.test(text)),
    colon: flag(/[:：]$/.test(text)),
    hasColon: flag(/[:：]/.test(text)),
    question: flag(/[?？]/.test(text)),
    exclamation: flag(/[!！]/.test(text)),
    bracket: flag(/^[[【（(＜<「]/.test(text)),
    bullet: flag(/^[■◆●○◎★☆▼▲※・＊*•→▶＞>»＋+×-]/.test(text)),
    numbered: flag(/^(\d{1,2}|[①-⑳])[.)．、\s]/.test(text)),
    lower: flag(/^\p{Ll}/u.test(text)),
    address: flag(/https?:|www\.|@\w/.test(text)),
    code: flag(/[{}<>=;]|\(\)|_\w/.test(text)),
    first: flag(FIRST.test(text)),
    house: flag(HOUSE.test(text)),
    second: flag(SECOND.test(text)),
    furniture: flag(whole.length < 300 && FURNITURE.test(text)),
    machinery: flag(whole.length < 300 && MACHINERY.test(text)),
    command: flag(whole.length < 60 && COMMANDS.test(text)),
    button: flag(whole.length < 60 && BUTTON.test(text)),
    stock: flag(whole.length < 80 && STOCK.some((list) => list.test(text))),
    unspoken: flag(whole.length < 200 && UNSPOKEN.test(text)),
  };
}
