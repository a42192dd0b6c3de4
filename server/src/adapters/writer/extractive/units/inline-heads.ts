import type { Language } from "#kernel/vocabulary";

/** A part of a block with the head that stands before it and lost its line. */
export interface HeadedPart {
  head: string | null;
  text: string;
}

const FRAMED = /(?=【[^】]{1,12}】)/u;
const HEAD = /^(?:【([^】]{1,12})】|[●■◆◎◇□]\s*([^\s　。、「」]{2,12})[ 　])[ 　]*(?=\S)/u;
const BARE = /^([^\s　。、「」\p{ASCII}]{2,12})[ 　]+(?=[^\s\p{ASCII}]{4})/u;
/** Heads of how a thing is chosen, used and kept, and not 「おすすめの選び方」: what stands below is not understood without. */
const USES =
  /^お?(?:使い(?:方|はじめ|始め)|手入れ(?:方法|のしかた)?|(?!プロ|職人|店主|店員|当店|専門家)[\p{Script=Han}\p{Script=Katakana}ー]{1,6}[げりみ]?の選び方|召し上がり方|飲み方|食べ方|洗い方|着け方|保存(?:方法|のしかた)?)$/u;

export const isOfUse = (head: string): boolean => USES.test(head.trim());

/** Below it stands what the buyer should do, which nobody orders a listener to do. */
export const isOfCare = (head: string): boolean => CARE.test(head.trim());
const CARE =
  /^(?:(?:use|cleaning|maintenance) (?:and|&) )?care(?: (?:instructions?|guide|tips|and maintenance))?:?$/i;

/** 「◎ 色のこと」 before 「最初は白く、…」: of what it is said, only the head tells. */
const TOPIC = /^([^、。はがを]{1,8}?)(?:のこと|について)$/u;
const WITHOUT_TOPIC = /^(?:最初|はじめ|初め|はじめのうち|初めのうち|届いたとき|[春夏秋冬朝昼夜])は/u;
function withTopic(head: string | null, text: string): string {
  const topic = TOPIC.exec(head ?? "")?.[1];
  return topic && WITHOUT_TOPIC.test(text) ? `${topic}は、${text}` : text;
}

/** 「【お手入れ】 … 【保証】 …」 and 「お手入れ はじめの三回は…」 as their parts. */
export function partsOf(text: string, language: Language): HeadedPart[] {
  if (language === "en") return [{ head: null, text }];
  return text.split(FRAMED).map((part) => {
    const bare = BARE.exec(part)?.[1] ?? "";
    const [all = "", framed, marked] = HEAD.exec(part) ?? (isOfUse(bare) ? (BARE.exec(part) ?? []) : []);
    const head = framed ?? marked ?? null;
    return { head, text: withTopic(head, part.slice(all.length)) };
  });
}
