const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };

export const SCALE = "hundred|thousand|million|billion";
const WORD = [...ONES, ...TENS].join("|");
/** A number in words; "a million" begins with its article. */
export const ENGLISH_NUMBER = `(?:${WORD}|an? (?=${SCALE}))(?:(?:[\\s-]+(?:and\\s+)?)?(?:${WORD}|${SCALE}))*`;

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

export const scaleOf = (word: string | undefined) => SCALES[word?.toLowerCase() ?? ""] ?? 1;

/** A count as one writes it within a sentence: "nineteen", "20". */
export const countInWords = (count: number): string => ONES[count] ?? String(count);
