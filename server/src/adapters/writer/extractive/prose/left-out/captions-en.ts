import type { Block } from "#kernel/page";
import { isFiniteVerb, wordsOf } from "../../text/sentences/finite-verbs.ts";

/** "…, the day we opened it", "… that stood by the weir": a verb in there makes no sentence of a caption. */
const BEHIND =
  /,? (?:the (?:day|morning|evening|night|week|year|moment|time)|who|which|that|where|when|as|after|before) .*$/iu;

/** Whether a caption only names what its picture shows. */
const isBare = (text: string) =>
  !wordsOf(text.replace(BEHIND, "")).some((word) => isFiniteVerb(word.toLowerCase()));

/** A text without captions that name what a picture shows: to a listener they are a thing without a sentence. */
export const withoutBareCaptions = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => (block.isCaption && isBare(block.text) ? { ...block, text: "" } : block));
