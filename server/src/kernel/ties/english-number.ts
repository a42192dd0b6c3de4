const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };

export const SCALE = "[Hh]undred|[Tt]housand|[Mm]illion|[Bb]illion";
/** "five", "twenty-five" */
const SMALL = `(?:(?:${TENS.join("|")})(?:[\\s-]+(?:${ONES.slice(1, 10).join("|")}))?|${ONES.join("|")})\\b`;
/** A number in words; "a million" begins with its article. "Five and seven" are two. */
export const ENGLISH_NUMBER = `(?:${SMALL}|an? (?=${SCALE}))(?:[\\s-]*(?:${SCALE})\\b(?:[\\s-]+(?:and\\s+)?${SMALL})?)*`;

/** "twenty-five", "one hundred and five", "a million" as a number. */
export function englishNumber(text: string): number {
  let total = 0;
  let section = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES[word];
    if (word === "and") continue;
    if (scale === 100) section = Math.max(1, section) * 100;
    else if (scale) {
      total += Math.max(1, section) * scale;
      section = 0;
    } else if (ONES.includes(word)) section += ONES.indexOf(word);
    else if (TENS.includes(word)) section += 10 * (TENS.indexOf(word) + 2);
  }
  return total + section;
}

/** "£3.4m", "$1.2bn", "€5k": a scale of one letter stands behind money alone. */
const LETTERS: Record<string, number> = { k: 1e3, m: 1e6, mn: 1e6, mln: 1e6, b: 1e9, bn: 1e9 };
export const SCALE_LETTER = "(?:[kKbBmM]|[mMbB]n|mln)";

export const scaleOf = (word: string | undefined) =>
  SCALES[word?.toLowerCase() ?? ""] ?? LETTERS[word?.toLowerCase() ?? ""] ?? 1;

/** A count as one writes it within a sentence: "nineteen", "20". */
export const countInWords = (count: number): string => ONES[count] ?? String(count);
