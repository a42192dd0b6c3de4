/** Words of a sentence as they are shown: plain, found on the page, or nowhere on it. */
export interface MarkedPart {
  text: string;
  kind: "plain" | "tied" | "untied";
  /** The words around it on the page. */
  excerpt?: string | undefined;
}

export interface TiedWords {
  text: string;
  /** The block of the page, where no fact says it. */
  blockIndex?: number | null;
  excerpt?: string | null;
}

interface Range extends MarkedPart {
  from: number;
}

/** A sentence cut at the words that nothing of the page says, and at those that it does. */
export function markWords(
  text: string,
  untied: readonly string[],
  tied: readonly TiedWords[] = [],
): MarkedPart[] {
  const ranges: Range[] = [];
  const isFree = (from: number, to: number) =>
    ranges.every((range) => to <= range.from || from >= range.from + range.text.length);
  const take = (words: string, from: number, more: Omit<MarkedPart, "text">) => {
    const at = words ? text.indexOf(words, from) : -1;
    if (at < 0) return null;
    if (isFree(at, at + words.length)) ranges.push({ from: at, text: words, ...more });
    return at + words.length;
  };
  // They come in the sentence's own order, so each search begins where the last one ended.
  let from = 0;
  for (const words of untied) from = take(words, from, { kind: "untied" }) ?? from;
  // Longest first, so that a name with numbers in it stays whole.
  for (const { text: words, excerpt } of tied.toSorted((a, b) => b.text.length - a.text.length))
    for (
      let next = take(words, 0, { kind: "tied", excerpt: excerpt ?? undefined });
      next !== null;
      next = take(words, next, { kind: "tied", excerpt: excerpt ?? undefined })
    );

  const parts: MarkedPart[] = [];
  let end = 0;
  const plain = (to: number) => to > end && parts.push({ text: text.slice(end, to), kind: "plain" });
  for (const { from: start, ...part } of ranges.toSorted((a, b) => a.from - b.from)) {
    plain(start);
    parts.push(part);
    end = start + part.text.length;
  }
  plain(text.length);
  return parts;
}

/** Those that have a place on the page; the 200 of HM-200B has none of its own. */
export const placedTies = (ties: readonly TiedWords[]): TiedWords[] =>
  ties.filter(
    ({ text, excerpt }) => excerpt && !ties.some((other) => other.text !== text && other.text.includes(text)),
  );

const countUntied = (sentences: readonly { untied?: readonly string[] }[]): number =>
  sentences.reduce((sum, { untied }) => sum + (untied?.length ?? 0), 0);

/** How many numbers and names of a script the page says, and how many it does not. */
export function proofOf(
  sentences: readonly { untied?: readonly string[]; ties?: readonly TiedWords[] | null | undefined }[],
) {
  const found = sentences.reduce((sum, { ties }) => sum + placedTies(ties ?? []).length, 0);
  const missing = countUntied(sentences);
  return { found, missing, all: found + missing };
}
