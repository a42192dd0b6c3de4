import type { Block } from "#kernel/page";
import { withoutLines } from "../left-out/without-lines.ts";
import type { ProseLine } from "../lines.ts";

/** "Here is what the bot stated.", "Its response as below.": the next paragraphs are somebody else's words. */
const HANDS_OVER = new RegExp(
  [
    String.raw`\bhere(?:['’]s| is| are) (?:what|how) (?!(?:I|we|you|to|it|this)\b)[^.:?!]{2,60} (?:stated?|states|said|says?|wrote|writes?|replied|replies|answered|answers|told|responded|responds)\b`,
    String.raw`^(?:(?:its|his|her|their|the|this is the|here is the|here['’]s the) )?(?:\p{L}+ )?(?:response|reply|answer|output|quote)(?: (?:is|was))?(?: as)? (?:below|follows)\b`,
  ].join("|"),
  "iu",
);
/** "I", "my": the writer has taken the word again. */
const OF_WRITER =
  /^["“]?(?:I|I['’](?:m|ve|d|ll)|We|My|Our|So I|And I|But I|Thanks?|Any (?:ideas?|help|advice))(?![\p{L}])/u;

/**
 * A thread's lines without what a post cites below "Here is what it stated", be it a machine or a manual: read
 * out as a post it would be taken for the word of one who was there.
 */
export function withoutCited(
  lines: readonly ProseLine[],
  blocks: readonly Block[],
  isTurn: (block: Block) => boolean,
): ProseLine[] {
  const cited = new Set<number>();
  let isCited = false;
  for (const [at, block] of blocks.entries()) {
    const text = block.text.trim();
    if (isTurn(block) || OF_WRITER.test(text)) isCited = false;
    if (isCited) cited.add(at);
    const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? "";
    isCited ||= HANDS_OVER.test(last);
  }
  const lost = lines.flatMap(({ blockIndex, sentences }, index) =>
    cited.has(blockIndex) || HANDS_OVER.test(sentences.at(-1) ?? "") ? [index] : [],
  );
  return withoutLines(lines, new Set(lost));
}
