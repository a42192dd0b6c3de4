import { politeThroughout } from "../text/polite/polite.ts";
import { feesAsWritten } from "./fees/fees-as-written-ja.ts";
import { headsColumns, valueSpoken } from "./written-values-ja.ts";

/** A value that points elsewhere, that is a sign, or that has none yet. */
const UNSAID =
  /下記|上記|別紙|別表|こちら|参照|ご覧|未定|様式|準備中|https?:|www\.|[○◎△▲→⇒＠@?？|=<>■●]|[×✕](?![\p{L}\d])|同上|^[-－―ー—‐〃]+$/u;
const LONGEST = 170;
const POLITE = /(?:です|ます|ません|ください|でした|ました|ましょう)$/u;
const NOUN =
  /[\p{Script=Han}\p{Script=Katakana}ー々\dA-Za-z％%℃」』）)]$|(?:から|まで|のみ|だけ|など|ほか|いずれか|どちらか|ごろ|ごと|もの|とおり|め|み|り|い|き|し|け|せ|れ|あり|なし)$/u;
/** A particle at the end leaves the phrase open. */
const OPEN = /(?:[をがにへは]|(?<!ま)で|(?<!ひ)と|て|ので)$/u;
const VERB = /[\p{Script=Han}][うくぐすつぬぶむる]$|(?:する|できる|なる|れる|せる)$/u;
/** 「S席 5,500円」, 「3歳未満 無料」, 「小学生 大人料金の70％」: whose amount it is. */
const AMOUNT =
  /^([^\s、。:：]{1,20}?(?:[（(][^（()）]*[)）])?)(?:[ 　]+(?:[^\d\s、。:：]{1,8}の)?|(?<=[^\d,０-９]))([\d,]+円(?:から|[〜～~])?(?:[（(][^（()）]*[)）])?|無料|半額|[\d.]+割引?|[\d.]+[%％](?:引き)?)$/u;

/** 「S席 5,500円 / A席 4,000円」 as 「S席が5,500円、A席が4,000円」; null where one part names nobody. */
function amountsOf(text: string): string | null {
  const parts = text.split(/\s*[／/、]\s*/u);
  const found = parts.map((part) => AMOUNT.exec(part.trim()));
  if (parts.length < 2 || found.includes(null)) return null;
  const names = found.map((one) => one?.[1]?.replace(/[はがも]$/u, "") ?? "");
  if (new Set(names).size < names.length || names.some((name) => /[\d,]+円/u.test(name))) return null;
  return parts
    .map((part, at) => `${names[at]}が${part.trim().slice(found[at]?.[1]?.length).trim()}`)
    .join("、");
}

/** 「友の会 9月12日 10時から 一般 9月19日 10時から」: names without figures, each with the figures behind it. */
function groupsOf(text: string): string | null {
  const words = text.split(/[ 　]+/u);
  const groups: string[][] = [];
  for (const word of words)
    if (NAME.test(word)) groups.push([word]);
    else if (groups.length === 0 || !/\d/u.test(word)) return null;
    else groups.at(-1)?.push(word);
  if (groups.length < 2 || groups.some(({ length }) => length < 2)) return null;
  return groups.map(([name, ...values]) => `${name}が${values.join("、")}`).join("、");
}
const NAME = /^[^\d、。:：（()）〜～~]{1,10}(?<![はがをにでへ])$/u;

/** 「夕食：お部屋 朝食：食事処」: two or more cases, each with its value. */
function namedValuesOf(text: string): string | null {
  const marks = [...text.matchAll(OF_CASE)];
  if (marks.length < 2 || marks[0]?.index !== 0) return null;
  const values = marks.map(({ 0: whole, index }, at) =>
    text.slice(index + whole.length, marks[at + 1]?.index).trim(),
  );
  if (values.some((value) => value === "" || /[^\d\s][：:]|。/u.test(value))) return null;
  return marks.map(([, name], at) => `${name}が${values[at]}`).join("、");
}

/** Meals, days and people; behind other names, as of composers, the value is something of theirs. */
const OF_CASE =
  /(?:^|[\s　、／/]+)([朝昼夕]食|平日|土日祝?|休日|祝日|午前|午後|大人|小人|子ども|一般|学生|会員|個人|団体|前期|後期|第[1-4一二三四]期)[：:](?!\d\d(?!月))[ 　]?/gu;
const jointsOf = (text: string) => namedValuesOf(text) ?? groupsOf(text) ?? amountsOf(text) ?? text;

/** A phrase of the page with its own joints, brackets and order; only clock, days and ranges are spelled out. */
const phrase = (text: string): string => {
  const spelled = valueSpoken(text)
    .replace(/、{2,}/gu, "、")
    .replace(/、(?=[）)])/gu, "");
  return spelled.trim();
};

/** The noun that a cell holds, as the page has it; null for a sentence, a sign, or lines that ran together. */
export function nounAsWritten(value: string): string | null {
  const text = value.trim();
  if (text === "" || UNSAID.test(text) || text.length > LONGEST) return null;
  if (/[※＊。:：](?!\d\d)/u.test(text.replace(/[（(][^（()）]*[)）]/gu, ""))) return null;
  const said = phrase(jointsOf(text));
  const bare = said.replace(/[（(][^（()）]*[)）]$/u, "");
  return !POLITE.test(bare) && !VERB.test(bare) && !OPEN.test(bare) && NOUN.test(said) ? said : null;
}

/** A phrase as a polite sentence; null where its end cannot be said. */
function sentenceOf(text: string): string | null {
  const said = phrase(jointsOf(text));
  const bare = said.replace(/[（(][^（()）]*[)）]$/u, "");
  if (POLITE.test(bare)) return `${said}。`;
  if (OPEN.test(bare)) return null;
  if (VERB.test(bare)) return bare === said ? politeThroughout(`${said}。`) : null;
  return NOUN.test(said) ? predicated(said) : null;
}

/** 「無料（事前に申請が必要です）」: a note that is a sentence is said behind the value. */
export function predicated(noun: string): string {
  const [, value = "", note = ""] = NOTED.exec(noun) ?? [];
  return value ? `${value}です。${note}。` : `${noun}です。`;
}
const NOTED = /^([^（()）]+)[（(]([^（()）]+(?:です|ます|ません|ください))。?[)）]$/u;

/** A row as the page has it: 「料金は、S席が5,500円、A席が4,000円です。」; null where a part of it cannot be said. */
export function rowAsWritten(label: string, value: string): string | null {
  if (headsColumns(label, value)) return null;
  const text = value.trim().replace(OF_PART, "$1が");
  const fees = feesAsWritten(label, text);
  if (fees) return fees;
  const [, whole = "", halves = ""] = IN_HALVES.exec(text) ?? [];
  const [first, then] = whole ? [rowAsWritten(label, whole), namedValuesOf(halves)] : [];
  if (first && then) return `${first}${phrase(then)}です。`;
  const isOpen = /[^\d\s][:：](?!\d\d)/u.test(text) && namedValuesOf(text) === null;
  if (UNSAID.test(text) || text.length > LONGEST || isOpen) return null;
  const [head = "", ...notes] = text.split(/\s*[※＊]\s*\d?\s*/u);
  const [begun = "", ...rest] = sentencesIn(head);
  const main = sentenceOf(ASKED.test(label) && /(?<!ま)で$/u.test(begun) ? `${begun}お願いします` : begun);
  const more = [...rest, ...notes.flatMap(sentencesIn)].map(sentenceOf);
  if (begun === "" || main === null || more.includes(null)) return null;
  return [`${label}${topicMark(label, main)}、${main}`, ...more].join("");
}

/** 「第1部 15:00〜/第2部 17:30〜」: of each part it says something else. */
const OF_PART = /(?<=^|[\s、／/）)])(第[\d一二三]部)[ 　]+(?=\S)/gu;

/** 「4月4日〜6月7日 前期：4月4日〜5月6日 後期：5月8日〜6月7日」 */
const IN_HALVES = /^([^:：※＊。]*\d日[^:：※＊。]*?)[ 　]+((?:前期|第[1一]期)[：:][^※＊。]+)$/u;

/** 「予約: 3日前までに電話で。」 */
const ASKED = /(?:申し?込み?|予約|応募|申請|連絡|問い?合わ?せ)(?:方法)?$/u;

/** A full stop within brackets ends no sentence of the value. */
const sentencesIn = (text: string) =>
  text
    .split(/。(?![^（(]*[)）])/u)
    .map((one) => one.trim())
    .filter(Boolean);

/** Of a sentence with a subject or an order of its own the label says what it is about. */
const topicMark = (label: string, main: string) =>
  !/(?:とき|時|場合)$/u.test(label) &&
  /^[^。、]{1,24}[はが](?!\d)|(?:ください|ましょう)。$/u.test(main) &&
  POLITE_SENTENCE.test(main)
    ? "については"
    : "は";
const POLITE_SENTENCE = /(?:ます|ません|ください|ましょう)。$/u;
