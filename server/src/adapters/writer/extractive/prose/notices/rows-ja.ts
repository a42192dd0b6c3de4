import type { Block, Page } from "#kernel/page";
import { holdsRate } from "../../rows/written-values-ja.ts";

/** When, where and for how much: who hears of an event has to know. */
const LABELS =
  /^(?:開催)?(?:日時|日程|期間|会期|会場|場所)$|^(?:入場料|入館料|参加費|受講料|観覧料|鑑賞料|拝観料|定員|荒天時|雨天時|開館時間|開園時間|開催時間|休館日|休園日)$/;
/** Of an event's table these are told, too; of other things they may mean anything. */
const MORE_LABELS =
  /^(?:開催日|開催時間|時間|開場|開演|集合場所|集合|料金|費用|対象|参加資格|申し?込み?|申込方法|申込期間|受付|締め?切り?)$/;
const DATED = /^(?:開催)?(?:日時|日程|期間|会期|日)$/;
/** A trial or a plan has a time and a place, too; nobody goes there. */
const OF_EVENT = /^開催|日時|会期|会場|集合|開演|開場|定員|[天]時$|(?:入場|入館|参加|受講|観覧)[料費]|申/;
const ROW = /^([^:：/／]{2,6})\s?[:：/／]\s?(\S[^:：。]{0,70})$/;
/** Behind the value stand notes, and the days that are different: 「600円 ※団体は…」, 「17時 4月26日は19時まで開館」. */
const NOTES = /\s?[※＊].*$|(?<=[時分)）])\s+(?=\d{1,2}月\d{1,2}日[^。]*(?:開館|閉館|開園|閉園)).*$/u;
/** Without its exception a closing day would be said of days that are open. */
const EXCEPTED = /は(?:開館|開園|営業)/;
/** 「9:00」 has the sign of a row in it, and is said with its hour. */
const CLOCK = /(\d{1,2})[:：](\d\d)(?!\d)/g;
/** 「300円（中学生以下は無料）」: who pays something else, and from when. */
const CONDITION = /[（(]([^（()）]{0,24}(?:無料|円|から|まで|先着順|限り|要予約))[)）]$/;
/** A value with a verb of its own takes no です. */
const ENDED = /(?:[うくぐすつぬむるいた]|です|ます|ください|こと)$/;
/** 「なし」, 「どなたでも」, 「9時30分より」, 「5月3日は中止」, 「10時AM」: with です this is no sentence, or no true one. */
const NO_NOUN = /(?:なし|でも|より|中止|終了|延期|未定|[をがにのへ])$|(?<![A-Za-z])[AP]M$/u;
/** 「月曜日（祝日の場合は翌日）」, 「無料 ※要申込」: said without its note it would be false. */
const LIMITING = /祝|休|開|翌|場合|は|中止|除|別|雨|ただし|必要|要(?:申|予)|限/;
const isLimited = (text: string) =>
  [...text.matchAll(/[（(]([^（()）]*)[）)]/g)].some(
    ([, note = ""]) => LIMITING.test(note) && !SAID.test(note),
  ) || /[※＊][^。]*(?:休|中止|(?<!重)要(?:申|予)|必要|限)/.test(text);
/** Such a note is told, or is no more than the day of the week. */
const SAID = /^[月火水木金土日](?:曜日?)?[・、]?(?:祝日?|休日?)?$|(?:無料|円|から|まで|先着順|限り|要予約)$/;

/** Whether a page's table tells of an event: when it is, and something more of it. */
export const tellsOfEvent = (blocks: readonly Block[]): boolean => {
  const labels = blocks.flatMap(({ kind, text }) =>
    kind !== "heading" ? (ROW.exec(spokenOf(text))?.[1]?.trim() ?? []) : [],
  );
  const told = labels.filter((label) => LABELS.test(label) || MORE_LABELS.test(label));
  return (
    told.length > 1 &&
    labels.some((label) => DATED.test(label)) &&
    labels.some((label) => OF_EVENT.test(label))
  );
};

/** The sign in front of a line is not its label's. */
const spokenOf = (text: string) =>
  (text.length > LONGEST_CELL ? "" : text)
    .replace(NOTES, "")
    .replace(/^[・●■◆▼○□◇]\s?/u, "")
    .replace(CLOCK, (_, hour: string, minute: string) =>
      minute === "00" ? `${hour}時` : `${hour}時${minute}分`,
    )
    .trim();

/** A row of a table or a line with a label that tells of an event, as the sentence that one would say; other blocks as they are. */
export function saidAsSentence(block: Block, isOfEvent = false): Block {
  if (block.kind === "heading" || (block.kind !== "table_row" && !isOfEvent)) return block;
  const [, label = "", value = ""] = ROW.exec(spokenOf(block.text)) ?? [];
  if (!LABELS.test(label) && !(isOfEvent && MORE_LABELS.test(label))) return block;
  if (isLimited(block.text) || holdsRate(value)) return block;
  const said = value
    .replace(/(?<=[一-龠])[ 　](?=[\d,]+円|無料)/g, "")
    .replace(CONDITION, "、$1")
    // 「29日9時」 would be heard as one number.
    .replace(/(?<=日)\s?[（(][^（()）]{1,4}[)）]\s?(?=\d)/g, "、")
    // 「旧座（仲町2番）公園から7分」: without its brackets this would be one name.
    .replace(/(?<![日時分])[（(][^（()）]*[)）](?=[\p{Script=Han}\p{Script=Katakana}]{2})/gu, "、")
    .replace(/[（(][^（()）]*[)）]/g, "")
    .replace(/\s?[~〜～]\s?(?=\d)/g, "から")
    .replace(/\s?[~〜～]$/, "から")
    .replace(/(?<=^|[\s、／/）)])(第[\d一二三]部)[ 　]+(?=\S)/gu, "$1が")
    .replace(/[ 　]+/g, "、")
    .replace(/[、,]+$/, "");
  // 「期間: 残す数」 is the head of a table.
  if (DATED.test(label) && !TELLS_TIME.test(said)) return block;
  const isNoun = said.length > 1 && !ENDED.test(said) && !NO_NOUN.test(said);
  if (!isNoun || EXCEPTED.test(value) || /^[~〜～]/.test(value)) return block;
  return { ...block, kind: "paragraph", text: `${label}は、${said}です。` };
}
const TELLS_TIME =
  /[\d０-９〇一二三四五六七八九十元]|毎|随時|通年|年中|平日|休日|週末|曜|当日|[春夏秋冬月期間後前中]$/u;
/** Longer cells are texts. */
const LONGEST_CELL = 200;

/** A value with a sentence of its own, 「4日14時で、会場は町民館」, is joined with no other. */
const TOLD_ROW = /^([^は。]{2,6})は、((?![^。]*で、[^、。]{1,10}は)[^。]{2,90})です。$/;
const labelOf = (text: string) => TOLD_ROW.exec(text)?.[1] ?? "";
/** So many rows make a sentence, if it does not become too long for one breath. */
const MOST_ROWS = 3;
const LONGEST_SENTENCE = 72;

/** Which rows, told one behind the other, are one sentence: their places, in order. A date begins one, and so does what was said: it may be of another event. */
export function rowsTogether(texts: readonly string[]): number[][] {
  const groups: number[][] = [];
  let length = 0;
  for (const [index, text] of texts.entries()) {
    const current = groups.at(-1);
    const isRow = TOLD_ROW.test(text);
    const goesOn =
      current !== undefined &&
      isRow &&
      TOLD_ROW.test(texts[current[0] ?? 0] ?? "") &&
      !DATED.test(labelOf(text)) &&
      !current.some((at) => labelOf(texts[at] ?? "") === labelOf(text)) &&
      current.length <
        (holdsList(text) || current.some((at) => holdsList(texts[at] ?? "")) ? 2 : MOST_ROWS) &&
      length + text.length <= LONGEST_SENTENCE;
    if (goesOn) current.push(index);
    else groups.push([index]);
    length = goesOn ? length + text.length : text.length;
  }
  return groups;
}

/** A value of several things fills a sentence sooner. */
const holdsList = (text: string) => (TOLD_ROW.exec(text)?.[2] ?? "").split("、").length > 2;

/** 「会場は、小屋です。」「参加費は、百円です。」 as 「会場は小屋で、参加費は百円です。」 */
export function asOneSentence(rows: readonly string[]): string {
  if (rows.length < 2) return rows[0] ?? "";
  const parts = rows.map((text) => TOLD_ROW.exec(text)?.slice(1) ?? [text]);
  return `${parts.map(([label, value]) => `${label}は${value}`).join("で、")}です。`;
}

const ORDER = [DATED, /時間$|^開[場演]/, /場所?$/, /料$|費用?$|^料金$/];
const placeOf = (text: string) => {
  const place = ORDER.findIndex((pattern) => pattern.test(labelOf(text)));
  return place === -1 ? ORDER.length : place;
};

/** A sale or last year has dates, places and prices of its own. */
const OF_OTHER = /前売|販売|締め?切|昨年|去年|前回|過去|終了/;
const isRowOfAny = ({ kind, text }: Block) => kind === "table_row" || ROW.test(spokenOf(text));
const ONE_DATE = /^(?:開催)?(?:日時?|日程|期間|会期)$/;

/** Whether all that a page tells in rows is of one event: one run of them, with one date and no label twice. */
function isOfOneEvent(blocks: readonly Block[]): boolean {
  const told = blocks.flatMap((block, index) => (saidAsSentence(block, true) === block ? [] : [index]));
  const [from = 0, to = 0] = [told[0], told.at(-1)];
  const run = blocks.slice(from, to + 1);
  const labels = blocks.flatMap((block) =>
    block.kind === "heading" ? [] : (ROW.exec(spokenOf(block.text))?.[1]?.trim() ?? []),
  );
  const heads = blocks.flatMap(({ kind, text }) => (kind === "heading" ? [text] : []));
  return (
    run.every((block) => block.kind !== "heading" && isRowOfAny(block)) &&
    new Set(labels).size === labels.length &&
    labels.filter((label) => ONE_DATE.test(label)).length === 1 &&
    ![...labels, ...heads].some((text) => OF_OTHER.test(text))
  );
}

/** An event is announced with its dates first, then its place and its price; the rest comes behind. */
export function withDatesFirst<
  Line extends {
    sentences: string[];
    blockIndex: number;
    kind: Block["kind"];
    isRow?: boolean;
    sought: number;
  },
>(lines: readonly Line[], { blocks, language }: Page): Line[] {
  const rows = lines.filter(({ isRow }) => isRow);
  const isMoved =
    language === "ja" &&
    tellsOfEvent(blocks) &&
    isOfOneEvent(blocks) &&
    rows.some(({ sentences }) => placeOf(sentences.join("")) === 0) &&
    lines.every(({ sought }) => sought === 0);
  if (!isMoved) return [...lines];
  const first = rows.toSorted((a, b) => placeOf(a.sentences.join("")) - placeOf(b.sentences.join("")));
  const others = lines.filter(({ isRow }) => !isRow);
  const lead = others.filter(({ blockIndex }) => blockIndex === others[0]?.blockIndex);
  const length = lead.reduce((sum, { sentences }) => sum + sentences.join("").length, 0);
  const isBrief = lead[0]?.kind === "paragraph" && length <= BRIEF;
  return [
    ...(isBrief ? lead : []),
    ...first.map((line) => ({ ...line, gap: false })),
    ...(isBrief ? others.slice(lead.length) : others),
  ];
}
/** A first paragraph that says in a breath what is held is heard before its dates. */
const BRIEF = 80;
