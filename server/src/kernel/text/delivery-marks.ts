/**
 * How words are to be said, on their way from the text to the voice: ⸨…⸩ is quoted speech (Japanese only), ⸤…⸥ what the
 * listener has not heard before. No text keeps such marks of its own.
 */
const MARKS = /[⸨⸩⸤⸥]/g;

export const asQuoted = (words: string): string => `⸨${words}⸩`;
export const asNew = (words: string): string => `⸤${words}⸥`;

export const withoutDelivery = (text: string): string => text.replace(MARKS, "");

/** Parts of one text: a quotation that is cut goes on in the next part, as its mark tells there. */
export function withQuotationsResumed(parts: readonly string[]): string[] {
  let isQuoted = false;
  return parts.map((part) => {
    const resumed = isQuoted && !/^[^⸨]*⸩/.test(part) ? `⸨${part}` : part;
    const last = part.match(/[⸨⸩]/g)?.at(-1);
    isQuoted = last ? last === "⸨" : isQuoted;
    return resumed;
  });
}
