/** The engine's time and memory grow with the square of a text's length: no segment is longer. */
const MAX_SEGMENT_CHARACTERS = 150;

/** Where a long sentence may be cut, the better places first. */
const cuts = [
  /[。！？!?；;][」』）)]?/gu,
  /[、，,：:]/gu,
  /(?=\s)/gu,
  /(?<=[\p{Script=Hiragana}])(?=[\p{Script=Han}\p{Script=Katakana}])/gu,
];

/** Cuts a sentence into parts that an engine takes, at its commas where it has any. */
export function splitParts(sentence: string, max = MAX_SEGMENT_CHARACTERS): string[] {
  const parts: string[] = [];
  let rest = sentence.trim();
  while (rest.length > max) {
    const at = cutPosition(rest, max);
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest].filter(Boolean);
}

/** The last good place in the latter half of what fits; without one, the limit itself. */
function cutPosition(text: string, max: number): number {
  const head = text.slice(0, max);
  const withNext = text.slice(0, max + 1);
  for (const cut of cuts) {
    const ends = [...withNext.matchAll(cut)].map((match) => match.index + match[0].length);
    const last = ends.findLast((end) => end >= max / 2 && end <= max);
    if (last) return last;
  }
  // Never between the halves of a character beyond the basic plane.
  return /[\uD800-\uDBFF]$/.test(head) ? max - 1 : max;
}
