import { isEssentialLabel } from "./label-lists-ja.ts";

const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々」』）)、。]`;
export const DAY_OF_WEEK = /(?<=日|\d)\s?[（(]([月火水木金土日])(?:曜日?)?(?:[・･、/](?:祝日?|休日?))?[)）]/g;

/** Clock, days and ranges as they are said: 「9:00〜17:00」, 「11月14日（土）」. */
const WRITTEN: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/〒\s?[\d０-９]{3}[-－‐]?[\d０-９]{4}[\s、]*/g, ""],
  [/[０-９]|(?<=[\d０-９])[，．](?=[\d０-９])/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)],
  [
    /(?<![\d:：])(\d{1,2})[:：](\d\d)(?![\d:：])/g,
    (_, hour = "", minute = "") =>
      minute === "00" ? `${Number(hour)}時` : `${Number(hour)}時${Number(minute)}分`,
  ],
  [DAY_OF_WEEK, (_, day = "") => `${day}曜日`],
  // 「14日（日）雨天決行」
  [
    /(?<=\d日[月火水木金土日]曜日)(?=[\p{Script=Han}])(?!午[前後]|正午|以[降後前]|必着|消印|前後|当日|夜|朝|昼|夕|深夜|開[催始])/gu,
    "、",
  ],
  [
    /(?<=\d[時日月年分円人名歳才]?(?:[月火水木金土日]曜日)?)\s?[-－–—―]\s?(?=\d{1,2}[時日月年分:：])/g,
    "から",
  ],
  [/(?<=\S)\s?[~〜～]\s?(?=[^\s、。）)※])/g, "から"],
  [/\s?[~〜～](?=$|[\s、。）)※])/g, "から"],
  [/^[~〜～]\s?([^、。]{1,20})$/, (_, end = "") => `${end}まで`],
  [/(?<=[日曜])[・･](?=\d)/g, "と"],
  [/(?<=[一-龠])[ 　](?=約?[\d,]+円|無料)/g, ""],
  [/(?<=(?:時|場合))[:：]\s*/g, "は"],
  [/\s*[×✕]\s*(?=[\p{L}\d])/gu, "×"],
  [/\s*[/／]\s*(?=\D)|(?<=[\p{Script=Han}）)])[/／](?=\d)/gu, "、"],
];
/** Spaces between two things of a value; within a person's name, and beside Latin letters, they stay silent. */
const APART: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^|[\s、])([\p{Script=Han}]{1,3})[ 　]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,3})(?=$|、)/gu,
    "$1$2",
  ],
  [/(?<![※＊]\s?\d{1,2})(?<=\d)[ 　]+(?=[\p{Script=Han}\p{Script=Katakana}])(?!午[前後]|正午)/gu, ""],
  [/(?<=[日曜旬])[ 　]+(?=\d)/gu, "、"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])[ 　]+(?=[\d約])/gu, ""],
  [
    new RegExp(
      String.raw`(?<=${JAPANESE}|\d)[ 　]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『])`,
      "gu",
    ),
    "、",
  ],
];
const replaced = (text: string, rules: typeof WRITTEN) =>
  rules.reduce((said, [pattern, by]) => said.replace(pattern, by as string), text);
/** A value with its clock, days, ranges and spaces as one says them. */
export const valueSpoken = (text: string) => replaced(replaced(text, WRITTEN), APART);

/** The number of a step, or one whose unit stands elsewhere: 「作り方」, and below it 「1」. */
export const hasNoUnit = (topic: string, value: string) => NUMBER_ALONE.test(value) && !COUNTED.test(topic);
const NUMBER_ALONE = /^\d{1,2}$/;
/** 「部屋数」, 「総合点」: such a number needs none. */
const COUNTED = /(?:数|点|スコア|評価|率|比|番号?|号室?|コード|値|度|級|レベル|順位)$/u;

/** 「購入費の1/2」, 「10/12」, 「12名/回」: a share, a day or a rate, and no list. */
const OF_TWO =
  /[\d０-９]\s?[／/]\s?[\d０-９]|[／/]\s?\d*\s?(?:[月年日回人名分秒泊時組枚台個本週]|時間|クラス|コマ|家族|か月|ヶ月)(?![\p{Script=Han}\p{Script=Katakana}])/u;
export const holdsRate = (text: string) => OF_TWO.test(text);

/** 「日時: 会場」: two labels beside each other are the heads of the columns below them. */
export const headsColumns = (label: string, value: string): boolean =>
  isEssentialLabel(label) && isEssentialLabel(value);
