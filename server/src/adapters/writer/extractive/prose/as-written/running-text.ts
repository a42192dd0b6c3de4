import type { Block } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { sentencesOfBlock } from "../block-sentences.ts";

const ENDED = /[。．.!！?？…][」』）)】”"’']*$|[」』”"]$/u;
/** Whether a sentence has its full stop: a label or the name of a thing has none. */
export const hasFullStop = (sentence: string): boolean => ENDED.test(sentence.trim());

/** "Fig. 1. The life of a bubble. Not to scale.", 「図2　流れの向き」 */
const OF_FIGURE = /^(?:(?:fig(?:ure)?|table|plate|photo)\.? ?\d|[図表][ 　]?[\d１-９])/iu;

/** Whether a block is a paragraph of several sentences, and no caption: among them one without a verb is understood. */
export const isRunningText = ({ kind, text }: Block, language: Language): boolean =>
  kind === "paragraph" &&
  !OF_FIGURE.test(text) &&
  hasFullStop(text) &&
  sentencesOfBlock(text, language).length > 1;
