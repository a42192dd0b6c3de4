import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";

/** A page without some sentences of its blocks, which keep their places. */
export function withoutSentences(
  page: Page,
  leftOutOf: (block: Block, at: number) => (sentence: string) => boolean,
): Page {
  let isChanged = false;
  const blocks = page.blocks.map((block, at) => {
    const isLeftOut = leftOutOf(block, at);
    const sentences = splitScript(block.text).map(({ text }) => text);
    const kept = sentences.filter((text) => !isLeftOut(text));
    if (kept.length === sentences.length) return block;
    isChanged = true;
    return { ...block, text: kept.join(" ") };
  });
  return isChanged ? { ...page, blocks } : page;
}
