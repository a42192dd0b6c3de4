/** A sound of an utterance, and when it ends. */
export interface Phone {
  name: string;
  start: number;
  end: number;
}

/** Output of flite with -psdur: `pau:0.174 ih:0.268 …`, times in seconds. */
export function phonesIn(printed: string): Phone[] {
  let start = 0;
  return [...printed.matchAll(/([a-z]+):(\d+\.\d+)/g)].map(([, name = "", seconds]) => {
    const phone = { name, start, end: Number(seconds) };
    start = phone.end;
    return phone;
  });
}

/** Middles of the pauses inside, in seconds. */
export const pausesIn = (phones: readonly Phone[]): number[] =>
  phones
    .slice(1, -1)
    .filter(({ name }) => name === "pau")
    .map(({ start, end }) => (start + end) / 2);

const VOWEL = /^(?:[aeiou]|er)/;
const WEAK = new Set(["ax", "er", "ih", "iy"]);

/** Where the last stressed syllable begins to sound, in seconds: there a question begins to rise. */
export function lastAccent(phones: readonly Phone[]): number | undefined {
  const vowels = phones.filter(({ name }) => VOWEL.test(name));
  const [before, last] = [vowels.at(-2), vowels.at(-1)];
  if (!last || !before) return last?.start;
  return WEAK.has(last.name) && last.start - before.end < 0.25 ? before.start : last.start;
}

/** The vowel before, where a rise begins that would be a jump in the last one. */
export const vowelBefore = (phones: readonly Phone[], from: number): number | undefined =>
  phones.filter(({ name, start }) => VOWEL.test(name) && start < from).at(-1)?.start;

const OPENING = "and|but|so|or|then|well|in|at|to|from|for|by|with|on|of|about|now|okay|yes|no|until|since";
const WH = "what|when|where|who|whom|whose|which|why|how|what's|who's|where's|how's|when's|why's";
const asksForWord = new RegExp(`^\\W*(?:(?:${OPENING})\\b\\W*){0,2}(?:${WH})\\b`, "i");

/** Questions that are answered by yes or no rise; those for a word fall, as statements do. */
export const rises = (text: string): boolean => /\?\W*$/.test(text) && !asksForWord.test(text);

/** One sentence that ends in !: where another one stands before it, the whole would be lifted. */
export const exclaims = (text: string): boolean => /^[^.?!]*!\W*$/.test(text) && !/\?/.test(text);
