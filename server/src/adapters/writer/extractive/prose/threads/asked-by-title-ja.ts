import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import type { Subject } from "../../draft.ts";
import { ASKING } from "./threads.ts";

/** With less time than this a title that asks is question enough, and the time is the answer's. */
const ROOM_FOR_QUESTION = 45;

/** Where the answer is long, and it is told how it ended, so is a longer script. */
const ROOM_FOR_ALL = 75;

/** Whether a short Japanese script has asked with its title: it is a question, or a sentence that names the trouble. */
export const isAskedByTitle = ({ page, seconds, name }: Subject, isLong = false): boolean =>
  page.language === "ja" &&
  seconds < (isLong ? ROOM_FOR_ALL : ROOM_FOR_QUESTION) &&
  (ASKING.test(page.title) || isJapaneseSentence(`${name}。`));
