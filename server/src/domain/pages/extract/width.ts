import type { Block } from "#kernel/page";

/** How much a text says: kana and kanji say about twice as much as letters do. */
export const width = (text: string) => text.length + japaneseIn(text);

/** How many kana and kanji a text has. */
export function japaneseIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code >= 0x3041 && code <= 0x30ff) || (code >= 0x4e00 && code <= 0x9fff)) count++;
  }
  return count;
}

/** Only the spoken characters of a text, so that spaces and punctuation do not matter. */
export const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

export const blocksLength = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);
