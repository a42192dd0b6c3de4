const KIND = /^(?![^、]*が[^、]*$)[^はも]*?([\p{Script=Han}\p{Script=Katakana}ー]+)です。$/u;

/** The noun of a sentence that only says what something is, 「軽くて丈夫な草刈り鎌です。」; null for any other. */
export const kindNounInJapanese = (text: string): string | null => KIND.exec(text)?.[1] ?? null;
