import type { Block } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";

/** A longer heading is no line of its own. */
const LONGEST = 40;

/** 「強さは五段階。はじめはやさしく。」: a heading that ends as a sentence begins the text below it; none of any other. */
export const headingSentences = (block: Block | undefined): string[] =>
  block?.kind === "heading" && block.text.endsWith("。") && block.text.length <= LONGEST
    ? splitScript(block.text).map(({ text }) => text)
    : [];
