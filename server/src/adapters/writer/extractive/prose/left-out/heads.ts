import type { Language } from "#kernel/vocabulary";

const LONGEST_HEAD = { ja: 30, en: 60 };
/** Words with which a sentence begins, behind a heading that lost its line: "Our aims Everyone has …". */
const STARTER =
  /(?<=\p{Ll}{2}[)’']? )(?=(?:Everyone|Our|We|The|In|If|When|This|These|You|Your|There|It|With|Whether|By|As|At|To|For|From)\s\p{Ll})/u;
/** "Adult Outpatient Mental Health Services The Adult Unit at …": a name begins behind the heading's plural. */
const HEAD_OVER_NAME =
  /^(?:\p{Lu}[\p{L}’'-]+ |(?:and|of|for|&|in) ){2,9}\p{Lu}\p{L}+s (?=The \p{Lu}\p{L}+ (?:(?!that |which |who )\S+ ){0,9}(?:is|are|was|were|has|have|helps?|offers?|provides?|serves?|gives?) )/u;
const SENTENCE = 60;
/** "You Select Your Movers Review your …": capitals that no name has. */
const TITLE_CASE =
  /(?:^|\s)\p{Lu}\p{L}+(?: (?:&|\p{Lu}[\p{L}’'-]*|of|the|and|for|to|with|in|a)){0,6} (?:Your|You|Our|We|How|What|Why|Is|Are|It|From|With|Who)(?: \p{Lu}\p{L}+)+ \p{Ll}/u;

/** 「危険：ほかの洗剤と混ぜない」: such a head forbids, and nobody may miss it. 「注意：時間が足りない」 only tells. */
const WARNING =
  /^(?:危険|警告|注意|禁止|厳禁)[：:]([^が、]*(?:を[^はが、]*(?:入れ|置か|かけ|向け|加え|足さ|離さ|捨て)|[をとには](?:直接)?(?:混ぜ|使わ|使用し|飲ま|触ら|触れ|近づけ|近づか|密閉し|加熱し|分解し|放置し|[濡ぬ]らさ|燃やさ))ない)$/u;

/** A block's text without the heading that stands on a line of its own before it. */
export function withoutHead(text: string, language: Language): string {
  if (language === "en") {
    const rest = text.replace(HEAD_OVER_NAME, "");
    if (rest !== text && rest.length >= SENTENCE) return rest;
    const at = text.search(STARTER);
    const isHead = at > 0 && at <= LONGEST_HEAD.en && !/[.,;:!?]/.test(text.slice(0, at));
    return isHead ? text.slice(at) : text;
  }
  const point = NUMBERED_POINT.exec(text);
  if (point) return `${point[1]}については、${point[2]}`;
  // A space within Japanese is a line that ended: short ones without an end are heads.
  let rest = text.replace(/^[■●◆・]\s*|^【(?:お知らせ|重要|ご?注意|お願い)】\s*/u, "");
  for (;;) {
    const [, head = "", tail = ""] = /^([^\s　。！？「」]{1,30})[ 　]+(\S.{9,})$/u.exec(rest) ?? [];
    const isHead =
      head.length > 0 &&
      head.length <= LONGEST_HEAD.ja &&
      /[^\p{ASCII}]$/u.test(head) &&
      (/^[^\p{ASCII}]/u.test(tail) || (head.length >= WORDY && COUNTED_BEGINNING.test(tail))) &&
      !/[、はがをにでともへの]$/.test(head);
    if (!isHead) return rest;
    const [, ban = ""] = WARNING.exec(head) ?? [];
    if (ban) return `${ban}でください。${tail}`;
    if (OF_AMOUNTS.test(head) && OF_CASES.test(tail))
      return `${head}は、${tail.replace(/^[^。]+/u, (cases) => cases.replace(/は(?=約?[\d,]+円)/gu, "が"))}`;
    rest = tail;
  }
}

/** 「骨材の四割を貝殻に 1平方メートルの舗装で、…」: behind a shorter head, 「幅 60センチです」, the figure is its own. */
const WORDY = 8;
const COUNTED_BEGINNING = /^\d[\d,.]*[^\p{ASCII}]/u;

/** 「2. 剪定の費用 枝が越えたぶんは…」: each point of an answer is of a thing of its own. */
const NUMBERED_POINT =
  /^[（(]?[\d０-９]{1,2}[)）.．、]\s*((?=[^\s]*[\p{Script=Han}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Katakana}ー・の]{2,14})[ 　]+((?!は|が)[^\s].{9,})$/u;

/** 「送料 本州は880円、沖縄は1,650円です。」: without its head nobody hears of what the amounts are. */
const OF_AMOUNTS = /^\p{Script=Han}{0,4}(?:料金?|費用?|代金|額|価格)$/u;
const OF_CASES = /^[^。はが]{1,16}は約?[\d,]+円/u;

/** "What Is the Future of AI in Healthcare?": a headline that lost its markup. */
function isHeadline(text: string): boolean {
  // "Tuesday, Wednesday and Friday, 9.30 to 16.30."
  if (/\d[.:]\d\d(?: ?[ap]m)? to \d/u.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => word.length > 3);
  return words.length > 2 && words.every((word) => /^[“"‘(]?[\p{Lu}\d$£€]/u.test(word));
}

/** "Mostly positive (6,050) - 68% of …": a row of counts. */
const COUNTED = /^(?:\p{L}+ ){1,4}\([\d,.]+\)/u;

/** Whether a sentence is a row or a heading, or a heading and the sentence behind it ran into one. */
export const isRunTogether = (text: string, language: Language): boolean =>
  language === "en"
    ? TITLE_CASE.test(text) || COUNTED.test(text) || isHeadline(text)
    : /[^\p{ASCII}、。]\s[^\p{ASCII}]/u.test(text.replace(QUOTED, "「」"));
/** 「みなと めぐり」: a name may have a space of its own. */
const QUOTED = /「[^「」。]{1,30}」|『[^『』。]{1,30}』|《[^《》。]{1,30}》/gu;
