import type { Block } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { isFiniteVerb, wordsOf } from "../../text/sentences/finite-verbs.ts";

/** "…, the day we opened it", "… that stood by the weir": a verb in there makes no sentence of a caption. */
const BEHIND =
  /,? (?:the (?:day|morning|evening|night|week|year|moment|time)|who|which|that|where|when|as|after|before) .*$/iu;

/** Whether a caption begins by naming what its picture shows: the rest of it goes on from the picture. */
const isBare = (text: string) => {
  const first = splitScript(text)[0]?.text ?? "";
  return !wordsOf(first.replace(BEHIND, "")).some((word) => isFiniteVerb(word.toLowerCase()));
};

/**
 * A text without captions that name what a picture shows: to a listener they are a thing without a sentence. Above the
 * first paragraph stands what the text itself is going to tell.
 */
export function withoutBareCaptions(blocks: readonly Block[]): Block[] {
  const begins = blocks.findIndex(({ kind, isCaption }) => kind === "paragraph" && !isCaption);
  return blocks.map((block, at) =>
    block.isCaption && (at < begins || isBare(block.text)) ? { ...block, text: "" } : block,
  );
}
