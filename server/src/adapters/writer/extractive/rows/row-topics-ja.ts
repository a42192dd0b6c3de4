import { speakable } from "../text/signs/speakable.ts";
import { spokenValue } from "./row-values-ja.ts";

const LONGEST = 30;
const LONGEST_HEADING = 16;
/** Words that name no thing of which something is said: the row's own name is enough. */
const GENERIC =
  /^(?:開催|事業|制度|イベント|講座|施設|基本)?(?:概要|詳細|情報|案内|内容|一覧|仕様|スペック|データ|区分|項目|種類|種別|品目|名称|対象品目|日程|予定|スケジュール|まとめ|その他|備考)$|(?:方法|流れ|手順|案内|について|ください|予定|一覧|お願い|の(?:概要|内容|詳細)|問い?合わ?せ(?:先)?|アクセス)$/u;
/** 「入館料」, 「開館時間」: of such a heading the rows below name the cases. */
const MEASURED =
  /(?:料金?|費用?|代金?|価格|金額|額|時間|定員|人数|手数料|日程|期[間限]|納期|率|割合|[上下]限|回数)$/u;
const NOUN =
  /[\p{Script=Han}\p{Script=Katakana}ー々\dA-Za-z）)」]$|(?:もの|ところ|こと|とき|たち|め|き|み|し|り|い方)$/u;
const VERBAL =
  /(?:[\p{Script=Han}]\p{Script=Hiragana}{0,2}|[をがにはでもと][^、]*)[うくぐすつぬぶむるただ]$/u;
/** 「支払い」, 「一つ」; 「高い」 names nothing. */
const NOUN_IN_KANA =
  /(?:払い|祝い|違い|扱い|住まい|願い|問い|手伝い|集い|洗い|使い|買い|見舞い)$|[一二三四五六七八九]つ$/u;
const NOT_A_NAME =
  /^(?:[こそあど]んな|[こそあ]の)|[。？！?!「」：]|[はがをにへ]$|(?<![ゆま])で$|^[^\p{L}\d]+$|か$|^[QA\d]+$|^[-/]/u;
/** Notes that limit of whom or when a row is; a unit, the letter of a day or a place says nothing before its noun. */
const LIMITS =
  /^[^・･、]*(?:以上|以下|未満|(?<!先)生|あたり|曜日|[夏冬前後]期|[夏冬]季|税込み?|税抜き?|税別)$|^(?:平日|休日|祝日|土日祝日?|午前|午後|個人|団体|一般|大人|小人|子ども|市内|市外|会員|非会員|[^、はがを]{2,10}の方)$/u;

/** A name without marks and spaces within, its note in front: 「20名以上の団体」. */
function bareName(label: string): string | null {
  const apart = /^(?:\S[ 　])+\S$/u.test(label.trim()) ? label.replace(/[ 　]/g, "") : label;
  const plain = apart.replace(/^[■●◆・▼□○◇\s]+|[：:\s]+$|[※＊*]\s?\d*$/gu, "").trim();
  const [, name = "", note = ""] = /^([^（(]+)[（(]([^（()）]+)[)）]$/u.exec(plain) ?? [];
  const said = spokenValue(name || plain);
  if (!said?.noun || said.sentences.length > 0) return null;
  const noun = speakable(said.noun, "ja");
  if (!note || /^[\p{Script=Hiragana}ー]+$/u.test(note)) return noun;
  if (!LIMITS.test(note)) return null;
  const by = spokenValue(note);
  return by?.noun && by.noun.length <= MOST_IN_FRONT && !/[、はがを]/.test(by.noun)
    ? `${by.noun}の${noun}`
    : null;
}
const MOST_IN_FRONT = 16;

export interface Topic {
  name: string;
  /** Whether it is a case, and no thing: 「音がする」. */
  isCase: boolean;
}

/** The thing that the label of a row names; null where it is no name. */
export function topicOf(label: string): Topic | null {
  const name = bareName(label);
  if (!name || name.length > LONGEST || NOT_A_NAME.test(name)) return null;
  if (NOUN_IN_KANA.test(name)) return { name, isCase: false };
  if (/(?:ない|ません)$/.test(name) || (!NOUN.test(name) && VERBAL.test(name))) return { name, isCase: true };
  if (NOUN.test(name) || /[\p{Script=Hiragana}](?<!い)$/u.test(name)) return { name, isCase: false };
  return null;
}

export const isGeneric = (name: string) => GENERIC.test(name);
export const isMeasured = (name: string) => MEASURED.test(name);
/** 「1953年」: of what is long done a row does not tell by its words. */
export const isYear = (name: string) =>
  /^(?:(?:明治|大正|昭和|平成|令和)[\d元]{1,2}|\d{4})年(?:\d{1,2}月)?$/u.test(name);
/** 「1万円」, 「13時30分」, 「1」: of such a row nobody hears what it is of. */
export const isFigure = (name: string) =>
  /^約?[\d,.]+[^\d]{0,2}(?:[\d,.]+[^\d]{0,2}){0,2}$/u.test(name) &&
  !/から|(?:以上|以下|未満|まで|超|生|の)$/u.test(name);
export const isDate = (name: string) => /^(?:令和|平成)?\d{1,4}(?:年|月)[^時]*[日旬末月年頃]$/u.test(name);

/** A heading as the subject of what stands below it; null where it is a headline. 「気化式：手入れが楽」 names its thing first. */
export function headingTopic(heading: string | undefined): string | null {
  const plain = (heading ?? "").trim().replace(/^(?:[\d０-９]{1,2}|[①-⑳])[.．)）:：、\s]\s*/u, "");
  const [, thing = plain] = /^([^：:]{2,16})[：:]\s?\S{4,}$/u.exec(plain) ?? [];
  const topic = thing && thing.length <= LONGEST_HEADING ? topicOf(thing) : null;
  return topic && !topic.isCase && NOUN.test(topic.name) ? topic.name : null;
}

/** 「01エアコン」, 「2. 水まわり」: a heading without the number of its part. */
export const withoutPartNumber = (heading: string): string =>
  heading.trim().replace(/^(?:0\d|\d{1,2}(?=[.．、 　]))[.．、 　]?/u, "");
