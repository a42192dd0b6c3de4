import { setsUp } from "../leans/set-ups-ja.ts";

/** 「わたしが言いたいのは、もっと小さなことだ。」: the rest leads up to it. */
const CLAIMS =
  /^(?:(?:わたし|私|僕|ぼく|筆者)が(?:ここで|本当に|いちばん|一番)?)?(?:言い|伝え)たいのは、|^(?:わたし|私|僕|ぼく|筆者)が(?:言い|伝え)たいことは、|^(?:(?:わたし|私|僕|ぼく|筆者)が)?(?:本当に)?(?:言い|伝え|書き)たい(?:の|こと)は(?:、?ここから|この先)/u;
/** 「結論は、月に一回です。」; 「結論は単純だ。」 only leads to it. */
const CONCLUDES = /^(?:結論|答え)(?:は、?|から(?:言|い|申)[^。、]{1,6}と?、)[^。]{9,}。$/u;
const CLAIMED = 96;

/** Seconds of good text that one would give for what the writer of a text says to be the point. */
export const claimOf = (text: string): number =>
  CLAIMS.test(text) || (CONCLUDES.test(text) && !setsUp(text)) ? CLAIMED : 0;

/** Whether the sentence behind it tells what that point is. */
export const claimsBefore = (text: string): boolean => CLAIMS.test(text);
