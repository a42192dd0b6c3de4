import type { Block, Page } from "#kernel/page";
import { ofPart, partsOn } from "./acts/parts-ja.ts";
import { mixedFeesTold } from "./fees/headless-fees-ja.ts";
import { leadersTold } from "./fees/leader-rows-ja.ts";
import { surchargesTold } from "./fees/surcharges-ja.ts";
import { aboveNotes, fragmentTold, isNote } from "./fragments-ja.ts";
import { withConditions } from "./lists/conditions-ja.ts";
import { withListsBelow } from "./lists/lists-below-ja.ts";
import { introducing, namedItemsTold, numberedTold } from "./lists/numbered-ja.ts";
import { listTold } from "./lists/short-lists-ja.ts";
import { questionsOn, retold } from "./questions-ja.ts";
import { mark, markSource } from "./row-marks-ja.ts";
import { headingTopic, isGeneric } from "./row-topics-ja.ts";
import { asSentence, spokenValue } from "./row-values-ja.ts";
import { runsIn } from "./runs-ja.ts";
import { casesInPlace as withCasesInPlace } from "./tables/cases-in-place-ja.ts";
import { holdsBan } from "./tables/plain-values-ja.ts";
import { tableTold } from "./tables/tables-ja.ts";

const pages = new WeakMap<Page, Page>();

/** A Japanese page with its tables, short lists and bare dates as sentences, each block in its place. */
export function withJapaneseRows(page: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const known = pages.get(page);
  if (known) return known;
  const blocks = [...page.blocks];
  const others = withListsBelow(withConditions(page));
  const questions = questionsOn(page.blocks);
  for (const [at, block] of questions) {
    blocks[at] = block;
    if (block.text !== "") mark(block, "");
  }
  const isOthers = (index: number) =>
    others.blocks[index] !== page.blocks[index] && others.blocks[index]?.text !== "";
  const notice = noticeOn(page);
  const parts = partsOn(page.blocks);
  for (const { kind, from, to } of runsIn(page.blocks)) {
    const texts = page.blocks.slice(from, to).map(({ text }) => text);
    const heading = headingAbove(page.blocks, from);
    if (kind === "table_row") {
      if (questions.has(from)) continue;
      const inSentence = withCasesInPlace(blocks[from - 1], texts);
      if (inSentence) {
        replace(blocks, from - 1, inSentence);
        for (let at = from; at < to; at += 1) say(blocks, at, "");
        continue;
      }
      const part = parts.get(from);
      if (part !== undefined) {
        for (const [at, row] of tableTold(texts, undefined).rows.entries())
          say(blocks, from + at, ofPart(row, texts[at] ?? "", part));
        continue;
      }
      const fees = mixedFeesTold(texts, heading, page.title);
      for (const at of fees ? texts.keys() : [])
        if (at > 0) say(blocks, from + at, at === 1 ? fees : "", heading ?? page.title);
      if (fees) continue;
      const { rows, isGrid } = tableTold(texts, heading, notesBelow(page.blocks, to));
      const isAnnounced = announcesList(page.blocks[from - 1]);
      // An announced table is told whole or not at all.
      if (isAnnounced && rows.includes(null)) continue;
      // Rows that name their own thing are understood without those that could not be said.
      const isApart = rows.includes(null) && !rows.some((row) => row && OF_FIRST.test(row));
      let isFirst = true;
      for (const [at, text] of rows.entries()) {
        // Two heads above three columns look like a label and its value.
        if (text === "" && at === 0 && isGrid && !(texts[0] ?? "").includes(" / ")) say(blocks, from, "");
        if (!text) continue;
        const part = rows.length <= WHOLE_GRID ? "bound" : "following";
        const goesOn = isGrid && !isFirst && !isApart ? part : isFirst && isAnnounced ? "following" : "own";
        say(blocks, from + at, text, isGrid ? heading : "", goesOn);
        isFirst = false;
      }
      continue;
    }
    if (rangeHas(questions, from, to)) continue;
    if (kind === "paragraph") {
      const [own = ""] = texts;
      const numbered = notice === from ? numberedTold(own) : null;
      if (numbered) introduce(blocks, from - 1);
      const text =
        numbered ??
        leadersTold(own, heading) ??
        fragmentTold(own, aboveNotes(page.blocks, from, own), page.blocks[to]);
      if (text) say(blocks, from, text, isNote(own) ? "" : heading);
      continue;
    }
    const named = notice === from ? namedItemsTold(texts) : null;
    if (named) {
      introduce(blocks, from - 1);
      for (const [at, text] of named.entries()) say(blocks, from + at, text, heading);
      continue;
    }
    const isOfWhom = OF_WHOM.test(page.blocks[from - 1]?.text.trim() ?? "");
    if (!isOfWhom && (isOthers(from - 1) || others.listed.has(from))) continue;
    const inPlace = withListInPlace(page.blocks[from - 1], texts);
    if (inPlace) {
      say(blocks, from - 1, inPlace, heading);
      for (let at = from; at < to; at += 1) say(blocks, at, "");
      continue;
    }
    const isNamed = announcesList(page.blocks[from - 1]);
    const isHeaded = page.blocks[from - 1]?.kind === "heading";
    if (!isNamed && !isHeaded) continue;
    const isEither = isNamed && EITHER.test(page.blocks[from - 1]?.text ?? "");
    const list = surchargesTold(texts) ?? listTold(texts, heading, isNamed, isEither);
    if (!list) continue;
    if (isNamed) say(blocks, from - 1, introduced(page.blocks[from - 1]?.text ?? "", heading), heading);
    for (const [at, text] of list.items.entries())
      say(blocks, from + at, text, heading, isNamed ? "bound" : at > 0 ? "following" : "own");
  }
  const whole = blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
  if (whole !== page) markSource(whole, page);
  pages.set(page, whole);
  return whole;
}

function say(
  blocks: Block[],
  index: number,
  text: string | null,
  heading = "",
  as: "own" | "bound" | "following" = "own",
): void {
  const before = blocks[index];
  if (text === null || !before) return;
  const block: Block = { kind: text === "" ? before.kind : "paragraph", text };
  if (text !== "") mark(block, heading, as);
  blocks[index] = block;
}

/** Says a block's text anew, as what it is. */
function replace(blocks: Block[], index: number, text: string): void {
  const before = blocks[index];
  if (!before) return;
  blocks[index] = retold(before, text);
}

/** Rows that are told right below a sentence are not 「下記」; 「記」 between the two says nothing. */
function introduce(blocks: Block[], index: number): void {
  const before = blocks[index];
  if (before?.kind !== "paragraph") return;
  if (/^記$/.test(before.text.trim())) {
    replace(blocks, index, "");
    introduce(blocks, index - 1);
  } else replace(blocks, index, introducing(before.text));
}

/** Where the one notice of a page begins; of two, or of what is off, its items do not say of what they are. */
function noticeOn({ title, blocks }: Page): number | null {
  const [run, another] = [...runsIn(blocks)].filter(({ kind, from, to }) => {
    const texts = blocks.slice(from, to).map(({ text }) => text);
    return kind === "paragraph"
      ? numberedTold(texts[0] ?? "")
      : kind === "list_item" && namedItemsTold(texts);
  });
  if (!run || another) return null;
  const heading = headingAbove(blocks, run.from)?.trim() ?? "";
  const above = [title, heading, blocks[run.from - 1]?.text ?? "", blocks[run.from - 2]?.text ?? ""];
  const isOff = above.some((one) => OFF.test(one) || holdsBan(one));
  return (isGeneric(heading) || title.includes(heading)) && !isOff ? run.from : null;
}
const OFF = /中止|延期|変更|取り?[消止]|取りやめ|休[館止園業校講み]|閉鎖|通行止|不可/u;

const rangeHas = (known: ReadonlyMap<number, Block>, from: number, to: number) =>
  [...known.keys()].some((at) => from <= at && at < to);

/** Of so many rows, the head among them, none is left out: each is compared with the others. */
const WHOLE_GRID = 9;

/** Only the first row of such a table says what the others are of. */
const OF_FIRST = /の場合、|曜日/u;

/** Notes that stand between a table and the next heading. */
function notesBelow(blocks: readonly Block[], from: number): string {
  const end = blocks.findIndex(({ kind }, at) => at >= from && kind !== "paragraph");
  return blocks
    .slice(from, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(" ");
}

const headingAbove = (blocks: readonly Block[], from: number) =>
  blocks.slice(0, from).findLast(({ kind }) => kind === "heading")?.text;

/** 「作るのは次の三種類です。」 */
const ANNOUNCES =
  /(?<![生歳才人名円度\d])(?:次|以下|下記|つぎ)の[^。]*(?:です|ます|ました|ください)。?$|(?:つ|点|種類|とおり)(?:あります|です)。$|[^。]{4,}[：:]$/u;
/** 「以下のいずれかに該当する方です。」: who, says the heading. */
const OF_WHOM = /^(?:次|以下|下記|つぎ)の[^。はが]{2,24}(?:方|人|者|世帯|もの)です。?$/u;
function introduced(text: string, heading: string | undefined): string {
  const topic = OF_WHOM.test(text.trim()) ? headingTopic(heading) : null;
  return topic ? `${topic}は、${text.trim()}` : text;
}
/** 「次のいずれかに当てはまる方です。」 */
const EITHER = /(?:次|以下|下記|つぎ)の(?:いずれか|どれか|どちらか)(?!に?も)/u;
const announcesList = (block: Block | undefined) =>
  block?.kind === "paragraph" && ANNOUNCES.test(block.text.trim());

/** 「次のものは収集できません。業者に相談してください。」: the things of the list stand in the place of its name. */
const NAMED_BELOW = /(^|。)(?:次|以下|下記)の([\p{Script=Han}]{1,4}|もの|こと)(?=[はがを][^。]{4,60}。)/u;
const ALTERNATIVES = /^(?:方|人|者|場合|世帯|施設|団体|車両?|住宅)$/;
const LONGEST_IN_PLACE = 90;
function withListInPlace(block: Block | undefined, texts: readonly string[]): string | null {
  if (block?.kind !== "paragraph" || texts.length < 2) return null;
  const text = /。$/.test(block.text.trim()) ? block.text.trim() : `${block.text.trim()}。`;
  const [, , noun = ""] = NAMED_BELOW.exec(text) ?? [];
  if (!noun || text.match(/(?:次|以下|下記)の/gu)?.length !== 1) return null;
  const values = texts.map((one) => spokenValue(one.replace(/。$/, "")));
  const nouns = values.flatMap((value) =>
    value?.noun &&
    value.sentences.length === 0 &&
    !/[はが。]/.test(value.noun) &&
    asSentence(value.noun) === `${value.noun}です。`
      ? [value.noun]
      : [],
  );
  const isOfCases = ALTERNATIVES.test(noun);
  if (nouns.length < texts.length || (isOfCases && !nouns.every((one) => one.endsWith(noun)))) return null;
  const listed = isOfCases ? `${nouns.slice(0, -1).join("、")}、または${nouns.at(-1)}` : nouns.join("、");
  return listed.length <= LONGEST_IN_PLACE
    ? text.replace(NAMED_BELOW, (_, before: string) => `${before}${listed}`)
    : null;
}
