import type { Block } from "#kernel/page";
import { isReview } from "../text/wording.ts";

/** A diary or a forum speaks of itself; where hardly a sentence does, "I" is a customer. */
export const isPersonal = (blocks: readonly Block[]) =>
  blocks.filter(({ text }) => isReview(text)).length > blocks.length / 5;
