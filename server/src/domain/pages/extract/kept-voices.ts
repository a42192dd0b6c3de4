import { isBoilerplate } from "../html/boilerplate.ts";
import { nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** 「質問者からのお礼」, 「その他の回答 3件」: a heading that says whose words stand below it. */
const OF_OTHERS = /^(?:その他|そのほか|ほか|他|みんな|ほかの方|他の方)の(?:ご?回答|答え)/u;
const OF_ASKER =
  /^(?:(?:質問|相談|投稿)(?:者|主|した人)からの|(?:この|その)?(?:ご?回答|答え)への)?(?:お礼|補足)の?(?:コメント)?$/u;
/** 「よくあるご質問」, above headings that ask. */
const OF_QUESTIONS = /^よく(?:ある|いただく)(?:ご?質問|お?問い?合わ?せ)$|^Q\s?[&＆]\s?A$|^FAQ$/iu;
const ASKS = /か[。？?]?$|[ぁ-ヶ].*[？?]$/u;
const LONGEST = 24;
/** Between the heading and the words stand a name and a date. */
const NEAR = 4;
const SHORTEST_REPLY = 12;
const LONGEST_REPLY = 600;
const MOST_LINKED = 0.3;

/**
 * With the words of a thread the heading is kept that says whose they are: short ones look like the site's own, and
 * without them one person's words would be heard as another's. Thanks below an answer are kept with their heading.
 */
export function withVoices(all: readonly RawBlock[], kept: readonly boolean[]): boolean[] {
  const result = [...kept];
  for (const [at, { text, within }] of all.entries()) {
    const bare = text.trim();
    if (bare.length > LONGEST || (within && nearest(within, isBoilerplate))) continue;
    const isAbove = kept.slice(0, at).some(Boolean);
    if (OF_OTHERS.test(bare) && isAbove && kept.slice(at + 1, at + 1 + NEAR).some(Boolean)) result[at] = true;
    const below = all[at + 1];
    if (OF_QUESTIONS.test(bare) && below?.kind === "heading" && kept[at + 1] && ASKS.test(below.text.trim()))
      result[at] = true;
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
