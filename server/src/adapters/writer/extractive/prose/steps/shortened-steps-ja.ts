import type { Block } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { overlapOf, piecesOf } from "../../similarity.ts";
import { deedsTaken, haveDeedsWithin, type StepOfDeeds } from "./deeds-within-ja.ts";
import { SAID, sentencesTaken } from "./sentences-taken-ja.ts";
import { areCountedOff, stepWord } from "./step-words-ja.ts";

export interface Step {
  /** Place of its heading. */
  at: number;
  head: string;
  details: number[];
}

/** 「（最重要）」 behind what is done: a step that decides over the rest. */
export const DECISIVE_MARK =
  /\s*[（(【［[〈＜★☆※!！]*(?:最?重要|最大の(?:ポイント|山場)|ここが?(?:重要|大事|ポイント|肝)|要注意|最も大切|一番大事|ポイント|必須)[!！]*[)）】］\]〉＞★☆]+$/u;

/**
 * Each step by its heading, with what it warns of and its figures, and then with its sentences, as far as there is
 * time.
 */
export function shortenedSteps(
  steps: readonly Step[],
  blocks: readonly Block[],
  budget: number,
  kept = 0,
): string[] {
  const parts = steps.map((step) => partsOf(step, blocks));
  const own = parts.map(({ sentences }) => sentences);
  const left = budget - own.reduce((sum, [head = ""]) => sum + sentenceSeconds(head, "ja"), 0);
  const hasDeedsWithin = haveDeedsWithin(parts);
  const taken = hasDeedsWithin
    ? deedsTaken(parts, left, kept)
    : sentencesTaken(own, left, undefined, (step) => isDecisive(blocks[steps[step]?.at ?? 0]));
  // A listener does not hear the numbers by which a reader sees where the next one begins.
  const places = steps.map(({ at }) => at);
  const isCountedOff = hasDeedsWithin || areCountedOff(blocks, places);
  return own.map((sentences, step) => {
    const [first = "", ...others] = sentences.filter((_, at) => taken[step]?.has(at));
    const word = isCountedOff && first ? stepWord(step, own.length, first) : "";
    return [`${word}${first}`, ...others].join("");
  });
}

/** Whether each of the steps is a deed, and some of them have a list of deeds below it. */
export const areOfDeeds = (steps: readonly Step[], blocks: readonly Block[]): boolean =>
  haveDeedsWithin(steps.map((step) => partsOf(step, blocks)));

/** The sentences of a step, the deed of its heading first, and in which item of a list each of them stands. */
function partsOf({ at: place, head, details }: Step, blocks: readonly Block[]): StepOfDeeds {
  const whole = details.flatMap((at) => {
    const item = blocks[at]?.kind === "list_item" && at !== place ? at : null;
    return splitScript(blocks[at]?.text ?? "").map(({ text }) => ({
      text: text.replace(BANNED, "$1です。"),
      item,
    }));
  });
  // An item has its head as its first sentence.
  const own = details.includes(place) ? whole.slice(1) : whole;
  const all = isSaidBy(own[0]?.text ?? "", head) ? own : [{ text: head, item: null }, ...own];
  return { sentences: all.map(({ text }) => text), items: all.map(({ item }) => item) };
}

export const isDecisive = (block: Block | undefined) => DECISIVE_MARK.test(block?.text.trim() ?? "");

/** 「枠が反るので厳禁。」 */
const BANNED = /(?<=は|ので|ため|と|も)、?(禁止|厳禁|禁物|NG|ＮＧ)。$/u;

/** 「蓋を外す」 above 「電源を切ってから、蓋を外します。」: the sentence says it all. */
export function isSaidBy(first: string, head: string): boolean {
  const shared = overlapOf(piecesOf(head, "ja"), piecesOf(first, "ja"));
  // 「20分おきます」 says more than 「待つ」.
  return shared >= WHOLE || (shared >= SAID && DURATION.test(first) && !DURATION.test(head));
}
const WHOLE = 0.6;
const DURATION = /[\d０-９一二三四五六七八九十]\s?(?:分(?!の)|秒|時間)|一晩/u;
