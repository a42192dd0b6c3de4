import type { Block } from "#kernel/page";

/** How much a text says: kana and kanji say about twice as much as letters do. */
export const width = (text: string) =>
  text.length + (text.match(/[\u3041-\u30ff\u4e00-\u9fff]/g)?.length ?? 0);

/** Only the spoken characters of a text, so that spaces and punctuation do not matter. */
export const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

export const blocksLength = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);
