import { isJapanese } from "#kernel/text/language";
import type { Mention } from "./mentions.ts";

/** A name as a sentence has it. */
export interface Name {
  text: string;
  index: number;
}

const LATIN =
  /[A-Za-zＡ-Ｚａ-ｚÀ-ÖØ-öø-ÿ][A-Za-z0-9Ａ-Ｚａ-ｚ０-９À-ÖØ-öø-ÿ]*(?:[-–'’.+&/_][A-Za-z0-9Ａ-Ｚａ-ｚ０-９À-ÖØ-öø-ÿ]+)*\+?/gu;

/** Written in capitals everywhere, and nobody's name. */
const COMMON = new Set(
  (
    "i i'm i'll i've i'd ok am pm a.m p.m tv cd dvd pc url web app usb led ac dc id faq pr sns os eu uk us usa japan japanese " +
    "english american european british asian chinese french german italian korean spanish january february march april may june " +
    "july august september october november december monday tuesday wednesday thursday friday saturday sunday jan feb mar apr " +
    "jun jul aug sep sept oct nov dec europe asia africa america mr mrs ms dr internet earth christmas easter new year no.1 vs etc"
  ).split(" "),
);

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

export const foldName = (text: string) => text.normalize("NFKC").toLowerCase().replace(/[’]/g, "'");

/**
 * The Latin words of a sentence that may be the name of a product, a model, a maker or a person. In
 * Japanese each of them is one; in English what has capitals or digits inside a sentence. Of the others
 * (`sure` is false) a name is only what nearly is a known one. Units of numbers are none; the number of a model belongs to its name.
 */
export function latinNames(sentence: string, mentions: readonly Mention[]): (Name & { sure: boolean })[] {
  const japanese = isJapanese(sentence);
  const names: (Name & { sure: boolean })[] = [];
  for (const { 0: text, index } of sentence.matchAll(LATIN)) {
    if (!/\d/.test(text) && isPartOf(mentions, index, index + text.length)) continue;
    const folded = foldName(text).replace(/'s$/, "");
    if (text.length < 2 || COMMON.has(folded) || CURRENCIES.has(text)) continue;
    names.push({ text, index, sure: japanese || hasShapeOfName(sentence, text, index) });
  }
  return names;
}

/** Digits or inner capitals always; a first capital only where no sentence or quotation begins. */
function hasShapeOfName(sentence: string, text: string, index: number): boolean {
  if (/\d/.test(text) && /[A-Za-z]{2}|[A-Z]/.test(text)) return true;
  if (/\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(text.replace(/[-–]/g, ""))) return true;
  return /^\p{Lu}\p{Ll}/u.test(text) && !/(?:^|[.!?:;…"“”'‘(—–-])\s*$/u.test(sentence.slice(0, index));
}

const isPartOf = (mentions: readonly Mention[], from: number, to: number) =>
  mentions.some(({ index, text }) => index < to && index + text.length > from);

/** Words in katakana, three signs and more. */
export const katakanaWords = (text: string): Name[] =>
  [...text.matchAll(/[ァ-ヺー]{3,}(?:・[ァ-ヺー]{2,})*/g)].map(({ 0: word, index }) => ({
    text: word,
    index,
  }));

/** Quoted text that is short enough for a name. */
export const quotedNames = (text: string): Name[] =>
  [...text.matchAll(/[「『]([^「」『』。！？]{2,60})[」』]/g)].map(({ 1: name = "", index }) => ({
    text: name,
    index: index + 1,
  }));

/** Whether one sign or two of a longer word were changed, left out or put in. */
export function isNearly(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= 7 ? 2 : 1;
  if (a === b || Math.abs(a.length - b.length) > most) return false;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, one] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (one === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return (row[b.length] ?? 0) <= most;
}
