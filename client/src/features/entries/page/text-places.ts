import type { WantedPlace } from "#lib/events";

interface TextPlace {
  block: number;
  from: number;
  to: number;
}

interface Block {
  text: string;
}

/** Where the text says it: within its excerpt, else where its words stand first, else in its block as a whole. */
export function placeIn(blocks: readonly Block[], { block, excerpt, texts }: WantedPlace): TextPlace | null {
  const here = blocks
    .map(({ text }, at) => ({ text, at }))
    .filter(({ at }) => block === null || at === block);
  const around = (excerpt ?? "").replace(/^…|…$/g, "").trim();
  for (const { text, at } of here) {
    const [start, end] = rangeOf(text, around) ?? [];
    if (start === undefined || end === undefined) continue;
    const [from, to] = firstOf(text.slice(start, end), texts) ?? [0, end - start];
    return { block: at, from: start + from, to: start + to };
  }
  for (const { text, at } of here) {
    const [from, to] = firstOf(text, texts) ?? [];
    if (from !== undefined && to !== undefined) return { block: at, from, to };
  }
  const [only] = here;
  return block !== null && only ? { block, from: 0, to: only.text.length } : null;
}

const firstOf = (text: string, words: readonly string[]) => {
  for (const word of words) {
    const range = rangeOf(text, word);
    if (range) return range;
  }
  return null;
};

const LETTER = /[\p{Script=Latin}\p{N}]/u;

/** The words as they stand by themselves: 800 is no part of 12,800. White space may differ. */
function rangeOf(text: string, words: string): [from: number, to: number] | null {
  if (words === "") return null;
  const signs = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  const before = LETTER.test(words.at(0) ?? "") ? "(?<![\\p{Script=Latin}\\p{N}]|\\p{N}[.,])" : "";
  const after = LETTER.test(words.at(-1) ?? "") ? "(?![\\p{Script=Latin}\\p{N}]|[.,]\\p{N})" : "";
  const found = new RegExp(before + signs + after, "u").exec(text);
  return found && [found.index, found.index + found[0].length];
}

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
