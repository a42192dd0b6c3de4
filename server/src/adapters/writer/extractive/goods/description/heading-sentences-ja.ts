import type { Block } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";

/** A longer heading is no line of its own. */
const LONGEST = 40;

/** 「音を決めるのは、甕です」: a line that states something, in a heading or in bold letters; counted ones are steps. */
const STATES = /^[^。\d０-９][^。？！?!]*[はがも][^。？！?!]*(?:です|ます|でした|ました|ません)$/u;

/** 「強さは五段階。はじめはやさしく。」: a heading that ends as a sentence begins the text below it; none of any other. */
export function headingSentences(block: Block | undefined): string[] {
  if (!block || block.text.length > LONGEST || !(block.kind === "heading" || block.kind === "paragraph"))
    return [];
  if (STATES.test(block.text)) return [`${block.text}。`];
  return block.kind === "heading" && block.text.endsWith("。")
    ? splitScript(block.text).map(({ text }) => text)
    : [];
}
