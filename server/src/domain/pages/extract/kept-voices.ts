import { isBoilerplate } from "../html/boilerplate.ts";
import { hasTag, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** 「質問者からのお礼」, 「その他の回答 3件」: a heading that says whose words stand below it. */
const OF_OTHERS = /^(?:その他|そのほか|ほか|他|みんな|ほかの方|他の方)の(?:ご?回答|答え)/u;
const OF_ASKER =
  /^(?:(?:質問|相談|投稿)(?:者|主|した人)からの|(?:この|その)?(?:ご?回答|答え)への)?(?:お礼|補足)の?(?:コメント)?$/u;
/** 「ベストアンサー」, above the answer that the one who asked has chosen. */
const OF_CHOSEN = /^ベストアンサー(?:に選ばれた回答)?$/u;
/** 「質問者 10/27 07:52」, 「kuriさん 2025/10/27 12:20」: alone above what somebody writes below an answer. */
const SIGNED = /^(?:(?:質問|相談|投稿)者|\S{1,20}さん)\s(?:\d{4}\/)?\d{1,2}\/\d{1,2}\s\d{1,2}:\d\d$/u;
/** 「よくあるご質問」, above headings that ask. */
const OF_QUESTIONS = /^よく(?:ある|いただく)(?:ご?質問|お?問い?合わ?せ)$|^Q\s?[&＆]\s?A$|^FAQ$/iu;
const ASKS = /か[。？?]?$|[ぁ-ヶ].*[？?]$/u;
const LONGEST = 24;
/** Between the heading and the words stand a name and a date. */
const NEAR = 4;
const SHORTEST_REPLY = 12;
const LONGEST_REPLY = 600;
const MOST_LINKED = 0.3;

const LOWEST = 6;
const MOST_BELOW = 24;

/** With one question below a heading of questions all of them are read, each with its answer: a list that folds looks like a menu. */
function keepAnswers(all: readonly RawBlock[], result: boolean[], heading: number): void {
  const level = all[heading]?.level ?? LOWEST;
  const end = all.findIndex(
    ({ kind, text, level: own = LOWEST }, at) =>
      at > heading && kind === "heading" && (own <= level || !ASKS.test(text.trim())),
  );
  const to = Math.min(end === -1 ? all.length : end, heading + 1 + MOST_BELOW);
  const places = Array.from({ length: to - heading - 1 }, (_, at) => heading + 1 + at);
  if (!result[heading] && !places.some((at) => result[at])) return;
  const isPlain = (block: RawBlock | undefined) =>
    block !== undefined && block.linkShare <= MOST_LINKED && block.text.length <= LONGEST_REPLY;
  for (const at of places) {
    const [question, answer] = [all[at], all[at + 1]];
    const isPair = question && answer && isPlain(question) && isPlain(answer) && at + 1 < to;
    if (!isPair || !ASKS.test(question.text.trim()) || !/。/u.test(answer.text)) continue;
    if (question.within && nearest(question.within, isBoilerplate)) continue;
    result.fill(true, at, at + 2);
    result[heading] = true;
  }
}

/** Whether a heading asks what the words below it, in the same item of a list, answer. */
function isQuestionOver(heading: RawBlock | undefined, below: RawBlock | undefined): boolean {
  if (heading?.kind !== "heading" || !/[?？]$/.test(heading.text.trim()) || !below) return false;
  const item = heading.within ? nearest(heading.within, hasTag("LI", "DETAILS")) : null;
  return item !== null && below.within != null && nearest(below.within, hasTag("LI", "DETAILS")) === item;
}

/**
 * With the words of a thread the heading is kept that says whose they are: short ones look like the site's own, and
 * without them one person's words would be heard as another's. Thanks below an answer are kept with their heading.
 */
export function withAnswersKept(all: readonly RawBlock[], kept: readonly boolean[]): boolean[] {
  const result = [...kept];
  for (const [at, { text, within }] of all.entries()) {
    const bare = text.trim();
    const below = all[at + 1];
    if (isQuestionOver(all[at], below) && kept[at + 1]) result[at] = true;
    if (bare.length > LONGEST || (within && nearest(within, isBoilerplate))) continue;
    const isAbove = kept.slice(0, at).some(Boolean);
    const isOfAnswers = OF_OTHERS.test(bare) || OF_CHOSEN.test(bare);
    if (isOfAnswers && isAbove && kept.slice(at + 1, at + 1 + NEAR).some(Boolean)) result[at] = true;
    if (SIGNED.test(bare) && isAbove && kept[at + 1]) result[at] = true;
    if (OF_QUESTIONS.test(bare) && below?.kind === "heading" && kept[at + 1] && ASKS.test(below.text.trim()))
      result[at] = true;
    if (OF_QUESTIONS.test(bare)) keepAnswers(all, result, at);
    if (!OF_ASKER.test(bare) || !isAbove) continue;
    const reply = all[at + 1];
    const isReply =
      reply !== undefined &&
      reply.kind !== "heading" &&
      reply.linkShare <= MOST_LINKED &&
      reply.text.length <= LONGEST_REPLY &&
      (kept[at + 1] || (reply.text.length >= SHORTEST_REPLY && /[。！!]$/u.test(reply.text.trim())));
    if (isReply) result.fill(true, at, at + 2);
  }
  return result;
}
