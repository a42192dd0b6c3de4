/**
 * How words are to be said, on their way from the text to the Japanese voice: ⸨…⸩ is quoted speech, ⸤…⸥ what the
 * listener has not heard before. No text keeps such marks of its own.
 */
const MARKS = /[⸨⸩⸤⸥]/g;

export const asQuoted = (words: string): string => `⸨${words}⸩`;
export const asNew = (words: string): string => `⸤${words}⸥`;

export const withoutDelivery = (text: string): string => text.replace(MARKS, "");
