import { isTakenUp } from "../told-tense-ja.ts";
import { endsInConcession, isCureOf } from "./openers-ja.ts";
import { breaksStory, endsInTrial, isNextOfSeveral, isOrdinalStill } from "./set-ups-ja.ts";

/** Whether a telling that ends at `at` leaves out what its last sentences lead to. */
export const isHalfTold = (texts: readonly string[], blocks: readonly number[], at: number): boolean =>
  breaksStory(texts, blocks, at) ||
  (blocks[at + 1] === blocks[at] && goesOnIn(texts[at + 1] ?? "", texts[at] ?? "")) ||
  endsInConcession(texts, at) ||
  endsInTrial(texts, at) ||
  isOrdinalStill(texts[at] ?? "", texts[at - 1] ?? "");

/** Whether a sentence says little without the next one of its paragraph: its cure, the next of several, what takes it up. */
const goesOnIn = (next: string, text: string) =>
  isCureOf(next, text) || isNextOfSeveral(next) || isTakenUp(text, next) || OUTCOME.test(next);
/** 「すると、粉が増えました。」, 「それが昨年の秋、半分になりました。」 */
const OUTCOME = /^(?:すると|その結果|結果|それが|これが|ところが)、?/u;
