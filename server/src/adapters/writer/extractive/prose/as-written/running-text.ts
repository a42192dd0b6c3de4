import type { Block } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { sentencesOfBlock } from "../block-sentences.ts";

const ENDED = /[。．.!！?？…][」』）)】”"’']*$|[」』”"]$/u;
/** Whether a sentence has its full stop: a label or the name of a thing has none. */
export const hasFullStop = (sentence: string): boolean => ENDED.test(sentence.trim());

/** Whether a block is a paragraph of several sentences: among them one without a verb is understood. */
export const isRunningText = ({ kind, text }: Block, language: Language): boolean =>
  kind === "paragraph" && hasFullStop(text) && sentencesOfBlock(text, language).length > 1;
