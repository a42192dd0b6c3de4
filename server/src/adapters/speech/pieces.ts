/** Longer than any sentence that somebody wrote to be read aloud. */
const LONGEST = 400;

/**
 * Pieces of at most 400 characters, cut at word ends where possible. A normaliser looks around at every
 * character; over pieces its time grows linearly with the text.
 */
export function pieces(text: string): string[] {
  const result: string[] = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const cut = placeToCut(rest);
    result.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...result, rest];
}

function placeToCut(text: string): number {
  for (let at = LONGEST; at > LONGEST / 2; at--) {
    if (/[\s、。，．,.!?！？]/.test(text[at - 1] ?? "") && !/\d/.test(text[at] ?? "")) return at;
  }
  // Not between the two halves of one character.
  return /[\uD800-\uDBFF]/.test(text[LONGEST - 1] ?? "") ? LONGEST - 1 : LONGEST;
}
