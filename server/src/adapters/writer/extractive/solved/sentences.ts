import { alternativesOf } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { AnswerSentence } from "../interviews/spoken.ts";
import { countWithin } from "../prose/as-written/end-of.ts";
import { isOrder } from "../prose/procedures.ts";
import { standsLoosely } from "../prose/stands.ts";
import { announcesPoints, withPointOf } from "../prose/threads/points-en.ts";
import { brokenOff, isOfBoard, isOfMachine } from "../prose/threads/post-lines-en.ts";
import { postText } from "../prose/threads/post-text-en.ts";
import { hasCodeWithin } from "../text/signs/code-ja.ts";
import { speakable } from "../text/signs/speakable.ts";
import type { PostBlock } from "./solved.ts";

/** A sentence of a post; `run` tells those apart between which something is left out. */
export interface PostSentence extends AnswerSentence {
  at: number;
  leans: boolean;
  /** Whether it is of a numbered step. */
  isStep?: boolean;
}

/** "First post so be gentle." */
const NEWCOMER = /^(?:(?:long|first)[- ]time (?:lurker|poster|caller)|first post|new here|newbie)\b/iu;
const STEP = /^\s*\d{1,2}[.)．）]/u;
const SMALL_TALK =
  /^(?:hello|hi|hey|thanks?|thank you|cheers|any help|great topic|good luck|(?:and )?yes \p{L}+|(?:marking|marked|closing) (?:it |this )?as solved)\b[^.!?]{0,60}[.!?x]*$/iu;
/** Words on the thread, and on who it is that answers. */
const OF_THREAD = new RegExp(`^(?:${alternativesOf("thread-small-talk-en")})`, "i");
const ENDS = /[.!?…]["”]?$/u;
/** "(Nell changed five and got lucky.)" */
const ASIDE = /^\(.*\)[.!?]?$/u;
/** "Very nice.", and no "Measure it." */
const saysNothing = (text: string) => text.split(" ").length < FEWEST_WORDS && !isOrder(text, "en");
const FEWEST_WORDS = 3;
/** A point of several sentences belongs to no other. */
const SENTENCES = /[.!?] .*[.!?]["”)]?$/u;
/** The number of a post. */
const BARE_NUMBER = /^#?\d{1,4}$/u;
const ARROW = /→|←|⇒/u;

/** The sentences of a post as they can be told; items of a list that a line announces belong to it. */
export function postSentencesOf(parts: readonly PostBlock[], language: Language): PostSentence[] {
  if (language === "ja") return sentencesInJapanese(parts);
  const found: Omit<PostSentence, "at">[] = [];
  for (const [place, { block, blockIndex }] of parts.entries()) {
    if (block.kind === "table_row" || ARROW.test(block.text) || BARE_NUMBER.test(block.text.trim())) continue;
    if (isOfBoard(block.text.trim()) || isOfMachine(block.text)) continue;
    const text = postText(brokenOff(block, parts[place + 1]?.block));
    const before = found.at(-1);
    const isStep = block.kind === "list_item" && STEP.test(block.text);
    // Steps are sentences of their own, points belong to the line above them.
    const isPoint = block.kind === "list_item" && !isStep && !SENTENCES.test(text);
    const isLed = /:$/.test(before?.text ?? "");
    const isAnnounced = isLed || announcesPoints(before?.text ?? "");
    const isListed = before?.text.includes(": ") && !ENDS.test(before.text);
    // "Which of them is right:" goes on in a line without an end.
    const isRest = block.kind === "paragraph" && isLed && !/[.!?:]/u.test(text);
    if (before && (isRest || (isPoint && (isAnnounced || isListed)))) {
      before.text = withPointOf(before.text, text);
      continue;
    }
    // Of steps none is told without those before it: the first often says what keeps one safe.
    const follows =
      isStep && STEP.test(parts.find((one) => one.blockIndex === before?.blockIndex)?.block.text ?? "");
    for (const { text: one } of splitScript(text)) {
      if (
        SMALL_TALK.test(one) ||
        OF_THREAD.test(one) ||
        NEWCOMER.test(one) ||
        ASIDE.test(one) ||
        saysNothing(one)
      )
        continue;
      const own = one.charAt(0).toUpperCase() + one.slice(1);
      found.push({ text: own, blockIndex, isStep, name: "", seconds: 0, leans: follows });
    }
  }
  return found
    .map((line, at) => {
      const text = ENDS.test(line.text) || /:$/.test(line.text) ? line.text : `${line.text}.`;
      const seconds = sentenceSeconds(text, "en");
      return { ...line, at, text, seconds, leans: at > 0 && (line.leans || !standsLoosely(text, "en")) };
    })
    .filter(({ text }) => !/:$/.test(text));
}

/** 「横から失礼。」, 「ありがとうございます。」 */
const GREETING =
  /^(?:こんにちは|はじめまして|お世話に|横から失礼|(?:その後の|結果の)?ご?報告です|ありがとうござい|よろしくお願い)[^。！]{0,16}[。！!]$/u;
const LONGEST = 140;

function sentencesInJapanese(parts: readonly PostBlock[]): PostSentence[] {
  const said = parts.flatMap(({ block, blockIndex }) => {
    if (block.kind === "table_row" || ARROW.test(block.text) || STAMPED.test(block.text)) return [];
    const text = speakable(block.text, "ja");
    const whole = block.kind === "list_item" && !/[。！？!?]$/u.test(text) ? `${text}。` : text;
    const isStep = STEP.test(block.text);
    const sentences = splitScript(whole);
    // Behind a line of code that nobody can say, the rest of its paragraph is about it.
    const end = sentences.findIndex((one) => hasCodeWithin(one.text));
    return sentences
      .slice(0, end === -1 ? sentences.length : end)
      .map((one) => ({ text: one.text, blockIndex, isStep }));
  });
  return said
    .filter(({ text }) => /[。！？!?）」]$/u.test(text) && !GREETING.test(text) && text.length <= LONGEST)
    .map(({ text, blockIndex, isStep }, at) => ({
      ...{ text, blockIndex, isStep, at, name: "" },
      seconds: sentenceSeconds(text, "ja"),
      leans: at > 0 && !standsLoosely(text, "ja"),
    }));
}
const STAMPED = /^by .{1,30}»|\d{1,2}:\d{2}$/u;

/** A post is told from its beginning, to where a thought ends. */
export const countBefore = (lines: readonly PostSentence[], seconds: number, language: Language): number =>
  countWithin(
    lines.map(({ text, ...line }) => ({ ...line, sentences: [text] })),
    language,
    seconds,
    false,
  );

/** Sentences between which nothing is left out. */
export const runsOf = (lines: readonly PostSentence[]): PostSentence[][] =>
  lines.reduce<PostSentence[][]>((all, line) => {
    const last = all.at(-1);
    if (last?.at(-1)?.at === line.at - 1) last.push(line);
    else all.push([line]);
    return all;
  }, []);
