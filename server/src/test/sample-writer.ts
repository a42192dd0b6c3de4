import type { Writer, WrittenScript } from "#ports/writer";

/** Writes what the page says, word for word, a block a paragraph: enough to see what a service does with it. */
export const wordForWord: Writer = {
  name: "word for word",
  async write(page, _settings, signal): Promise<WrittenScript> {
    signal.throwIfAborted();
    return {
      language: page.language,
      paragraphs: page.blocks.map(({ text }, blockIndex) => [
        { text, ties: [{ text, blockIndex, factId: null }] },
      ]),
    };
  },
};
