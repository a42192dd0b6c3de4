import type { WantedPlace } from "#lib/events";

interface TextPlace {
  block: number;
  from: number;
  to: number;
}

interface Block {
  text: string;
}

/**
 * Where the text says it: within its excerpt or behind its beginning, else where its words stand first, else in its
 * block as a whole.
 */
export function placeIn(blocks: readonly Block[], { block, excerpt, texts }: WantedPlace): TextPlace | null {
  const here = blocks
    .map(({ text }, at) => ({ text: narrow(text), at }))
    .filter(({ at }) => block === null || at === block);
  const canStandAlone = (words: string) => block !== null || isTelling(words);
  const words = texts.map(standing);
  // An excerpt may be cut within a word.
  const around = (excerpt ?? "").replace(/^…|…$/g, "").trim();
  const near = canStandAlone(around) ? patternOf(around) : null;
  for (const { text, at } of here) {
    const [start, end] = rangeOf(text, near) ?? [];
    if (start === undefined || end === undefined) continue;
    const [from, to] = firstOf(text.slice(0, end), words, start) ??
      firstOf(text, words, start) ?? [start, end];
    return { block: at, from, to };
  }
  const telling = texts.filter(canStandAlone).map(standing);
  for (const { text, at } of here) {
    const [from, to] = firstOf(text, telling) ?? [];
    if (from !== undefined && to !== undefined) return { block: at, from, to };
  }
  const [only] = here;
  return block !== null && only ? { block, from: 0, to: only.text.length } : null;
}

/** Full-width digits and signs as narrow ones: each stays one character, so places stay the same. */
const narrow = (text: string) =>
  text.replace(/[\uFF01-\uFFE6]/g, (sign) => {
    const plain = sign.normalize("NFKC");
    return plain.length === 1 ? plain : sign;
  });

/** In all of a text, a short number stands for anything: 3 reviews are not 3 colours. */
const isTelling = (words: string) => /[^\p{N}.,\s]/u.test(words) || words.replace(/\P{N}/gu, "").length > 4;

const firstOf = (text: string, words: readonly (RegExp | null)[], start = 0) => {
  for (const word of words) {
    const range = rangeOf(text, word, start);
    if (range) return range;
  }
  return null;
};

function rangeOf(text: string, words: RegExp | null, start = 0): [from: number, to: number] | null {
  if (!words) return null;
  words.lastIndex = start;
  const found = words.exec(text);
  return found && [found.index, found.index + found[0].length];
}

const LETTER = /[\p{Script=Latin}\p{N}]/u;
const BESIDE_NUMBER = /(?<=\p{N})\s*(?=[^\p{N}\s.,])|(?<=[^\p{N}\s.,])\s*(?=\p{N})/u;

/** White space may differ, and beside a number there may be none. */
function patternOf(words: string, before = "", after = ""): RegExp | null {
  if (words === "") return null;
  const parts = narrow(words)
    .split(BESIDE_NUMBER)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"));
  return new RegExp(before + parts.join("\\s*") + after, "gu");
}

/** The words as they stand by themselves: 800 is no part of 12,800. */
const standing = (words: string) =>
  patternOf(
    words,
    LETTER.test(words.at(0) ?? "") ? "(?<![\\p{Script=Latin}\\p{N}]|\\p{N}[.,])" : "",
    LETTER.test(words.at(-1) ?? "") ? "(?![\\p{Script=Latin}\\p{N}]|[.,]\\p{N})" : "",
  );

/** A stretch of a block, and what comes from it. */
export interface TextPart {
  text: string;
  /** Names of the facts and sentences that come from here. */
  sources: readonly string[];
  /** It is what somebody asked for. */
  isWanted: boolean;
}

interface NamedPlace extends TextPlace {
  name: string;
}

/** A block cut at its places. Of places that overlap, the one that was asked for stays, else the first. */
export function partsOf(
  { text }: Block,
  places: readonly NamedPlace[],
  wanted: TextPlace | null,
): TextPart[] {
  const kept: (TextPlace & { names: string[] })[] = wanted ? [{ ...wanted, names: [] }] : [];
  for (const place of places) {
    const same = kept.find(({ from, to }) => from === place.from && to === place.to);
    if (same) same.names.push(place.name);
    else if (kept.every(({ from, to }) => place.to <= from || place.from >= to))
      kept.push({ ...place, names: [place.name] });
  }
  const parts: TextPart[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to), sources: [], isWanted: false });
  };
  for (const { from, to, names } of kept.toSorted((a, b) => a.from - b.from)) {
    plain(from);
    const isWanted = wanted !== null && from === wanted.from && to === wanted.to;
    parts.push({ text: text.slice(from, to), sources: [...new Set(names)], isWanted });
    end = to;
  }
  plain(text.length);
  return parts;
}
