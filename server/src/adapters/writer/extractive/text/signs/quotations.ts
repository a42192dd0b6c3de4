/** Behind a letter a single mark is an apostrophe, and so is one between letters: "don't", "Guests' cups"; so it is in "'tis". */
const BEGINS = String.raw`(?=\p{L})(?![Tt](?:is|was|ill?)\b|(?:em|n|cause)\b)`;
const SINGLE = String.raw`(?<![\p{L}\d])(?:‘${BEGINS}(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’|'${BEGINS}(?:[^']|(?<=\p{L})'(?=\p{L}))*')(?!\p{L})`;
const QUOTED = new RegExp(`“[^”]*”|「(?:[^「」]|「[^「」]*」)*」|『[^』]*』|"[^"]*"|${SINGLE}`, "gu");
const SINGLY = new RegExp(SINGLE, "gu");

/** Where a text's quotations in single marks begin and end. */
export const singlyQuotedIn = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(SINGLY)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));

/** A single mark of a quotation that begins or ends outside of a text. */
const HALF = /(?<![\p{L}\d])[‘'](?=\p{L})|[.!?,][’'](?![\p{L}\d])/u;

/** Whether a text is a part of a quotation in single marks. */
export const isHalfQuoted = (text: string): boolean => HALF.test(text);

/** A text around its quotations, and those, in turn: it begins with its own words. */
export function dividedByQuotations(text: string): { own: string[]; quoted: string[] } {
  const closed = withoutUnclosed(withoutUnclosed(text, "“", "”"), "『", "』");
  const own: string[] = [];
  const quoted: string[] = [];
  let end = 0;
  for (const { 0: quotation, index } of closed.matchAll(QUOTED)) {
    own.push(text.slice(end, index));
    end = index + quotation.length;
    quoted.push(text.slice(index, end));
  }
  return { own: [...own, text.slice(end)], quoted };
}

/**
 * Blanks the opening marks that nothing closes. Each of them would be followed to the end of the text, and a
 * page may have a hundred thousand.
 */
function withoutUnclosed(text: string, opening: string, closing: string): string {
  const end = text.lastIndexOf(closing) + 1;
  return text.slice(0, end) + text.slice(end).replaceAll(opening, " ");
}
