/** Where bold words begin and end in a text. */
export type Span = readonly [from: number, to: number];

const LONGEST = 60;
/** A sentence is bold for its weight; 「お手入れ」, "WHO MAKES IT" name what stands below them. */
const ENDS = /[。、，,;；.!！]$|です$|ます$/u;
/** 「【送料無料】手吹きの器」: what is sold, with what the shop calls out. */
const CALLS_OUT = /^【[^】]*】\s*\S/u;

/**
 * Which lines of a text, parted by the sign given, head the lines below them: those that are bold from end to end,
 * short, and no sentence. The last line heads nothing, and lines that are all bold are one another's equals.
 */
export function headLines(text: string, spans: readonly Span[], sign: string): boolean[] {
  let at = 0;
  const lines = text.split(sign).flatMap((line) => {
    const from = at + line.length - line.trimStart().length;
    const to = at + line.trimEnd().length;
    at += line.length + sign.length;
    return to > from ? [{ words: line.trim(), from, to }] : [];
  });
  const isBold = lines.map(({ from, to }) => spans.some(([start, end]) => start <= from && end >= to));
  return lines.map(
    ({ words }, index) =>
      isBold[index] === true &&
      isBold[index + 1] === false &&
      words.length <= LONGEST &&
      ![ENDS, CALLS_OUT].some((sign) => sign.test(words)),
  );
}
