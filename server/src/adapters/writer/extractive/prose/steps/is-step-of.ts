import type { Block } from "#kernel/page";

/** 「フォームからお申し込みください。」, below 「ご利用の流れ」 and "What to do": one of its steps, and no call. */
export const isStepOf = ({ kind }: Block, heading: Block | undefined) =>
  kind === "list_item" && OF_STEPS.test(heading?.text.trim() ?? "");
const OF_STEPS =
  /(?:の(?:流れ|手順)|へのお願い)$|^(?:what (?:to|you (?:should|need to|have to|can)) do|how to (?:apply|claim|register|enter|book|return)|next steps)\b/iu;
