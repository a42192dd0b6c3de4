/** Words in lower case. */
export const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

const folded = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, "");

/** For Japanese: Latin words and numbers whole, every other run of letters as overlapping pairs. */
export function pairs(text: string): string[] {
  // White space between two Japanese letters is layout, not the end of a word.
  const joined = folded(text).replace(/(?<=[^\0-\x7f])\s+(?=[^\0-\x7f])/gu, "");
  const runs = joined.match(/\d+(?:\.\d+)?|[a-z_]+|(?:(?![\da-z_])[\p{L}\p{N}\p{M}])+/gu) ?? [];
  return runs.flatMap((run) => {
    const letters = [...run];
    if (/^[\da-z_]/.test(run) || letters.length === 1) return [run];
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
}

export const tokensBy = { words, pairs };
