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

/** 「町は来年度、月四日に増やす。」, at the end of a report: what comes next. */
const NEXT =
  /^(?!.*[？?])[^「」]{0,30}(?:来年度?|来春|来夏|来秋|来月|来週|今秋|今冬|今春|新年度|(?:\d{1,2}|[一二三四五六七八九十]{1,3})月から|[春夏秋冬]から|今後)[^。]*(?:増や|減ら|始め|広げ|設け|開[きくい]|開始|導入|再開|実施|予定|方針|計画|見込み|見通し|目指)[^。]{0,12}。$/u;
const COMES_NEXT = 70;

/** Seconds of good text that one would give for what a report says at its end to come next. */
export const nextOf = (text: string, isAtEnd: boolean): number =>
  isAtEnd && NEXT.test(text) ? COMES_NEXT : 0;
