import type { Language } from "#kernel/vocabulary";
import { type Act, actOf } from "../../rows/acts/acts-ja.ts";

/** Of what a part of a notice tells: what one does about it, whom one asks, or anything else. */
export type NoticePart = "act" | "contact" | null;

const NUMBER =
  /^(?:[\d０-９]{1,2}[.．、:：)）]|[一二三四五六七八九][、.．]|[（(][\d０-９]{1,2}[)）]|[■●◆○])\s*/u;
/** 「接種までの流れ」, 「お客様へのお願い」, 「変更の内容」, 「断水する日時と区域」, 「断水の前に」 */
const ACT_JA = new RegExp(
  [
    "(?:まで|利用|申し?込み?|手続き?|申請|交換|返金|返品|回収)の?(?:流れ|手順|方法)$|(?:への|から)お願い$|^お願い$",
    "(?:変更|改定|工事|休止|廃止|運行|運航|事業|サービス|実施|休館|募集)の?(?:内容|概要|点|日|期間)$|変わること$|代替|迂回|う回",
    "(?:断水|停電|休業|工事|規制|作業)(?:する|の)(?:日時|日程|期間|日にち)(?:と(?:区域|地区|場所|区間|会場))?$",
    "(?:断水|停電|工事|作業)(?:の前に|の間は|中は|が終わったら|の後に?)$",
  ].join("|"),
  "u",
);
/** 「減額する水量」, 「助成の割合」, 「支給される額」: how much. */
const AMOUNT_JA =
  /(?:減額|減免|免除|助成|補助|支給|給付|還付|返金|割引|負担)(?:の|する|される|となる)(?:水?量|金?額|割合|率|回数|期間|内容)$/u;
const CONTACT_JA = /窓口$|連絡先|問い?合わ?せ/u;
const ACT_EN = new RegExp(
  [
    String.raw`^(?:who|which|where|when)\b`,
    String.raw`^what (?:to do|to expect|you (?:should|need|can|must|have)|(?:is|are|will|[’']s) (?:be )?(?:changing|closed|affected|included)|(?:will )?changes?\b|this means|happens)`,
    String.raw`^what[’']s changing`,
    // "Is my chair affected?", "Am I eligible?"
    String.raw`^(?:is|are|was|were|am|do|does|did|can|could|will|should|must|has|have)\b.*\b(?:i|my|mine|you|yours?|we|our)\b`,
    String.raw`^(?:claim|check|apply|return|order|book|register|report|collect)(?:ing)? (?:for |back )?(?:the|an?|your|my|it)\b`,
    String.raw`^how (?:to|do i|do you|can i|can you|you can)\b`,
    String.raw`^(?:key |important |new |the |your )?(?:fees?|charges|prices|rates|deadlines?|next steps|detours?|(?:signed )?diversions?|access)\b`,
    String.raw`^(?:key |important |new |the |your )?(?:dates?|schedule|times?|hours|eligibility|alternat\p{L}+ (?:routes?|access)|getting (?:around|there|across|to)|affected \p{L}+|changes)\b`,
  ].join("|"),
  "iu",
);
const CONTACT_EN = /^(?:contact|questions|more information|further information|enquiries|help|need help)\b/i;
const ASKS = /[?？]$/u;

/** "What is wrong", 「経緯」: why it came so; whoever has to act hears it last. */
const REASON_EN =
  /^(?:why\b|what (?:is|was|went|has gone|happened|caused|led)\b(?! (?:changing|closed|affected|included))|what(?:[’']s) (?:wrong|happened)|(?:the )?(?:background|cause|reasons?|problem|issue|fault|story)s?\b)/i;
const REASON_JA = /(?:経緯|経過|原因|背景|理由|趣旨|目的|いきさつ|事情)(?:$|[はとに等・])/u;
export const isReasonHeading = (heading: string, language: Language): boolean => {
  const text = heading.trim().replace(NUMBER, "");
  return (language === "en" ? REASON_EN : REASON_JA).test(text);
};

export function noticePartOf(heading: string, language: Language): NoticePart {
  const text = heading.trim().replace(NUMBER, "");
  if (language === "en") return CONTACT_EN.test(text) ? "contact" : ACT_EN.test(text) ? "act" : null;
  if (ASKS.test(text)) return null;
  if (CONTACT_JA.test(text)) return "contact";
  return actOf(text) !== null || ACT_JA.test(text) || AMOUNT_JA.test(text) ? "act" : null;
}

/** In this order whoever may ask for something wants to know: how much it is, for whom, until when, and how. */
const ORDER_JA: readonly (Act | null)[] = ["fee", "who", "due", "how"];
const WAY_JA = /(?:流れ|手順|方法|手続き?)$/u;

/** The place of each heading's part among those that a listener wants first; a second part of one kind comes late. */
export function urgencyOfParts(headings: readonly string[], language: Language): Map<string, number> {
  const acts = headings.map((heading) => {
    const text = heading.trim().replace(NUMBER, "");
    return AMOUNT_JA.test(text) ? "fee" : (actOf(text) ?? (WAY_JA.test(text) ? "how" : null));
  });
  // A price that everybody has to pay, in a long table, would take the time of how it is done.
  if (language !== "ja" || !acts.includes("who")) return new Map();
  return new Map(
    headings.map((heading, at) => {
      const act = acts[at] ?? null;
      const place = ORDER_JA.indexOf(act);
      return [heading, place === -1 || acts.indexOf(act) < at ? ORDER_JA.length : place];
    }),
  );
}
