/**
 * A word whose accent is known, on its way from the dictionary to a voice: ⸢ハꜜシ⸣ falls behind its first mora,
 * ⸢ハシ⸣ nowhere. In a dictionary it is written ハ\シ and ハシ_.
 */
const ACCENTED = /⸢([ァ-ヺー]+)(?:(ꜜ)([ァ-ヺー]*))?⸣|[⸢⸣ꜜ]/g;
const SMALL = /[ャュョァィゥェォヮ]/g;

export interface AccentedWord {
  /** In katakana. */
  kana: string;
  /** The mora behind which the voice falls, from 1; 0 where it does not. */
  accent: number;
}

export const accented = (kana: string, fall: number | null): string =>
  fall === null ? `⸢${kana}⸣` : `⸢${kana.slice(0, fall)}ꜜ${kana.slice(fall)}⸣`;

/** Writes the words with accents in an engine's own way; a mark that stands elsewhere goes. */
export const spellAccents = (text: string, spell: (word: AccentedWord) => string): string =>
  text.replace(ACCENTED, (_, head?: string, fall?: string, tail = "") =>
    head ? spell({ kana: head + tail, accent: fall ? head.replace(SMALL, "").length : 0 }) : "",
  );

/** For voices that find accents themselves. */
export const withoutAccents = (text: string): string => spellAccents(text, ({ kana }) => kana);
