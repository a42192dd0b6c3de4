import type { Block, Page } from "#kernel/page";
import { goesBehind, isBound, isFollowing, isToldRow, rowSubjects } from "../../rows/row-marks-ja.ts";
import { isHeadedStep } from "../steps/headed-steps-ja.ts";
import { warnsOfDanger } from "../steps/tell-procedure-ja.ts";
import { matterBeforeReasons } from "./matter-before-reasons-ja.ts";
import { orderPartsOf } from "./order-parts-ja.ts";
import { saidAsSentence, tellsOfEvent } from "./rows-ja.ts";

/** Worth of things that a listener of such a page has to know, in seconds of good text that one would give for it. */
const ROW = 30;
const LESSER_ROW = 7;
const NOTICE = 16;
/** One sentence that stands alone, anywhere. */
const WARNED = 40;

const FIRST_TO_KNOW =
  /^(?:開催)?(?:日時?|日程|期間|会期|時間|会場|場所)|^開[館園]時間|^集合場所|^(?:入場|入館|参加|受講|観覧|鑑賞|拝観)料|^参加費|^料金|^費用/;
/** Where the text comes from what it tells about to what there is to see. */
const OF_THE_EVENT =
  /^(?:本|当|この|今回の)(?:展(?!開|望)|企画展|特別展|展覧会|講座|講演会|催し|イベント|大会|観察会|コンサート|公演)/;
const OWN = 16;
const introducing = (blocks: readonly Block[]) => {
  const isText = ({ kind, text }: Block) => kind === "paragraph" && text.includes("。");
  const own = blocks.findIndex((block) => isText(block) && OF_THE_EVENT.test(block.text));
  return own === -1 ? blocks.findIndex(isText) : own;
};
/** For whom, how much, from when and how: the parts of an office's notice. */
const OF_NOTICE =
  /対象|(?:補助|助成|支給|給付|交付)[^、。]{0,6}額|申(?:し)?込み?(?:方法|期間|の|$)|申請(?:方法|期間|の|$)|受付期間|募集期間|利用期間|応募方法|手続き?|(?:申し?込|応募)(?:める|できる)(?:方|人)|^抽選/;
const OF_LIMITS = /^(?:ご)?注意(?:事項|点|ください|いただきたいこと)?$/;
const LIMITS = 22;
/** An office says first what it does, and for whom. */
const LEAD = 14;
const FEWEST_PARTS = 2;
/** A label above a sentence of which one has to take heed. */
const isHeed = (text: string) => HEED.test(text.trim());
const HEED = /^(?:ご?注意|危険|警告|重要)[!！]?$/;

/** Blocks of a Japanese page without which its matter is not told, with their worth. */
export function essentialsOf(page: Page): ReadonlyMap<number, number> {
  const { blocks, language, type, title } = page;
  const worth = new Map<number, number>();
  if (language !== "ja" || type === "product") return worth;
  const isOfEvent = tellsOfEvent(blocks);
  if (isOfEvent || isToldOfEvent(blocks)) worth.set(introducing(blocks), OWN);
  for (const [index, block] of blocks.entries()) {
    if (isOfEvent && saidAsSentence(block, true) !== block)
      worth.set(index, FIRST_TO_KNOW.test(block.text.trim()) ? ROW : LESSER_ROW);
    if (block.kind === "paragraph" && isHeed(block.text)) worth.set(index + 1, WARNED);
    if (block.kind !== "heading" && warnsOfDanger(block.text)) worth.set(index, WARNED);
    if (isDue(block)) worth.set(index, DUE);
  }
  let behind = 0;
  for (const [index, block] of blocks.entries()) {
    behind = goesBehind(block) ? behind + 1 : 0;
    const isLong = behind > MOST_FOLLOWING || isOfLongTable(blocks, index);
    if (isToldRow(block)) {
      if (isLong) worth.set(index, OTHER);
      else raise(index, worthOfTold(block, title));
    }
    if (isHeadedStep(block)) worth.set(index, STEP);
  }
  // Beside a day until which one may apply stands what it will cost.
  if (blocks.some(isDue))
    for (const [index, block] of blocks.entries())
      if (isToldRow(block) && FEE_TOLD.test(block.text)) worth.set(index, DUE);
  if (worth.size >= FEWEST_ROWS)
    for (const [index, { kind, text }] of blocks.entries())
      if (kind === "heading" && CONCLUDES.test(text.trim())) worth.set(index + 1, CONCLUDED);
  for (const index of orderPartsOf(blocks)) worth.set(index, ORDERED);
  for (const index of stepsIn(blocks)) worth.set(index, STEP);
  for (const index of matterBeforeReasons(page).parts) raise(index, DUE);
  const parts = blocks.flatMap(({ kind, text, level }, index) =>
    kind === "heading" && (level ?? 2) > 1 && text.length <= LONGEST_HEADING && OF_NOTICE.test(text)
      ? [index + 1]
      : [],
  );
  if (parts.length >= FEWEST_PARTS) {
    for (const index of parts) raise(index, NOTICE);
    const lead = blocks.findIndex(({ kind, text }) => kind === "heading" || /。$/u.test(text.trim()));
    if (blocks[lead]?.kind === "paragraph") raise(lead, LEAD);
    for (const [index, { kind, text }] of blocks.entries())
      if (kind === "heading" && OF_LIMITS.test(text.trim())) worth.set(index + 1, LIMITS);
  }
  return worth;

  /** A block that has two reasons to be told has the better one. */
  function raise(index: number, least: number) {
    worth.set(index, Math.max(least, worth.get(index) ?? 0));
  }
}
const LONGEST_HEADING = 20;
/** 「2月13日（金）までに提出してください。」, in a paragraph's first sentence: who hears of it later is too late. */
const DEADLINE = new RegExp(
  `^[^。]{0,120}DAY(?:まで(?:に|の)?|必着|消印)[^。]{0,60}(?:提出|申し?込|応募|郵送)|^(?:申し?込みの?(?:受付)?|受付|申請|募集)期[間限]は、?[^。]{0,60}DAYまで`.replaceAll(
    "DAY",
    String.raw`\d{1,2}日\s?(?:[（(][^（()）]{1,4}[)）])?`,
  ),
  "u",
);
const isDue = ({ kind, text }: Block) => kind !== "heading" && DEADLINE.test(text);
export const DUE = 60;
const ORDERED = 22;
/** Rows that are told say when it is held, and where or for how much. */
export const isToldOfEvent = (blocks: readonly Block[]) => {
  const told = blocks.filter(isToldRow);
  return told.some(({ text }) => WHEN.test(text)) && told.some(({ text }) => AT_AN_EVENT.test(text));
};
const WHEN = /^(?:開催)?(?:会期|日時|期日|日程|開催日)(?:と会場|と場所)?は、/u;
const AT_AN_EVENT = /^(?:会場|場所|集合場所|参加費|(?:入場|入館|観覧|受講|参加|鑑賞)料)は、/u;
/** Behind the rows of a comparison one wants to know what they come to. */
const CONCLUDES = /^(?:結論|総評|総合評価)|^まとめ(?:$|[：:、]|と)|おすすめ(?:は|$)/u;
const CONCLUDED = 40;
const FEWEST_ROWS = 3;
const FEE_TOLD = /^[^はが、。]{0,12}(?:料金?|費用?|使用料|代金?)は、[^。]*\d円/u;

/** Listeners ask for these first of an offer, a house or an event. */
const ASKED_FIRST = new RegExp(
  [
    "対象|資格|条件|運賃|報酬|給与|時給|賃金|勤務|(?:料|費|額|代|価格|料金|金額)(?:は|[ 、の]|$)|日時|日程|会期|期限|締め?切|休[館園業診]|定休|会場|場所",
    "(?:^|[ 、]|受付|申請|申込|募集|開催|実施|開館|開園|営業|診療|利用|運行)(?:期間|時間|日)|ところ|とき|申し?込|応募|必要(?:な|書類)",
    "る(?:方|人|もの)(?:は|[ 、]|$)|免除|減免|結論|おすすめ|(?:申請|予約)(?:方法|は|の|$)",
  ].join("|"),
  "u",
);
const ASKED_NEXT =
  /定員|持ち物|方法|手続|流れ|問い?合わ?せ|電話|連絡|講師|内容|違い|比較|特[徴長]|結果|予定|注意|理由/;
const FIRST = 26;
const NEXT = 12;
const OTHER = 3;
const WHEN_IT_IS = 14;
/** A table of many rows would take the time of all else. */
const MOST_FOLLOWING = 3;
/** Its rows are told all or none. */
function isOfLongTable(blocks: readonly Block[], index: number): boolean {
  const first = blocks.findLastIndex((block, at) => at <= index && !isBound(block));
  const end = blocks.findIndex((block, at) => at > index && !isBound(block));
  return isToldRow(blocks[first]) && (end === -1 ? blocks.length : end) - first - 1 > MOST_FOLLOWING;
}
/** A title that says so promises the dates. */
const PROMISES_DATES = /日程|日時|会期|スケジュール/u;
const PROMISED = 20;
/** 「断水の日時」, above rows of places. */
const OF_DATES = /(?:日時|日程|会期|期日)/u;
const DAY = /\d月\d{1,2}日/u;
function worthOfTold(block: Block, title: string): number {
  const subjects = rowSubjects(block);
  const own = ASKED_FIRST.test(subjects) ? FIRST : ASKED_NEXT.test(subjects) ? NEXT : OTHER;
  const promised = PROMISES_DATES.test(title) ? PROMISED : 0;
  const isDated = WHEN.test(block.text) || (OF_DATES.test(subjects) && DAY.test(block.text));
  const dated = isDated ? own + WHEN_IT_IS + promised : own;
  return isFollowing(block) ? own / 2 : dated;
}

const NUMBERED = /^(?:手順|ステップ|STEP)?\s*0?([1-9１-９])(?:\s*[.．:：、)）]\s*|\s+)(?=[\p{L}「])/iu;
const STEP = 14;
const FEWEST_STEPS = 2;

/** Above such parts it is told what one does; 「1. 業績の概要」 is a chapter. */
const OF_DEED = /[うくぐすつぬぶむる]$|^(?:手順|ステップ|STEP)/iu;
const OF_MERITS = /特[長徴]|強み|選ばれる(?:理由|わけ)|メリット/;

/** 「水で洗います。」 is too short to be told alone: what stands behind it would be told without its deed. */
const SHORT_DEED = /^[^。]{0,8}。./u;

/** Blocks below headings that are counted off: the steps of what the page teaches, or what speaks for its service. */
function stepsIn(blocks: Page["blocks"]): number[] {
  const lists: number[][] = [];
  const open = new Map<number, number[]>();
  for (const [index, { kind, text, level = 6 }] of blocks.entries()) {
    if (kind !== "heading") continue;
    const number = Number(NUMBERED.exec(text.trim())?.[1]?.normalize("NFKC"));
    for (const deeper of [...open.keys()]) if (deeper > level) open.delete(deeper);
    const known = open.get(level);
    if (number === 1) {
      const begun = [index + 1];
      open.set(level, begun);
      lists.push(begun);
    } else if (known && number === known.length + 1) known.push(index + 1);
    else if (Number.isNaN(number)) open.delete(level);
  }
  const told = (index: number) => blocks[index - 1]?.text.trim() ?? "";
  return (
    lists.find(
      (steps) =>
        steps.length >= FEWEST_STEPS &&
        steps.every((index) => !SHORT_DEED.test(blocks[index]?.text.trim() ?? "")) &&
        (2 * steps.filter((index) => OF_DEED.test(told(index))).length >= steps.length ||
          OF_MERITS.test(told((steps[0] ?? 0) - 1))),
    ) ?? []
  );
}
