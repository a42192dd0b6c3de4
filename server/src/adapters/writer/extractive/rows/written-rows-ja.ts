import type { Block, Page } from "#kernel/page";
import { isUnspokenSection } from "../text/wording.ts";
import { actOf } from "./acts/acts-ja.ts";
import { isOfWhole } from "./acts/part-rows-ja.ts";
import { partsOn } from "./acts/parts-ja.ts";
import { rowAsWritten } from "./as-written-ja.ts";
import { feeColumnTold } from "./fees/fee-columns-ja.ts";
import { headlessFeesTold } from "./fees/headless-fees-ja.ts";
import { isEssentialLabel, isPageLabel } from "./label-lists-ja.ts";
import { listAsWritten } from "./lists/written-lists-ja.ts";
import { isToldRow, mark, markSource, sourceOf } from "./row-marks-ja.ts";
import { isDate, isFigure, isYear, topicOf } from "./row-topics-ja.ts";
import { runsIn } from "./runs-ja.ts";
import { tableAsWritten } from "./tables/written-tables-ja.ts";

/** 「対象: 小学生」 */
const PAIR = /^([^:：/。]{2,20}): (\S.*)$/su;

const isKnown = (label: string) =>
  actOf(label) !== null || isEssentialLabel(label) || OF_WEATHER.test(label) || OF_ENTRY.test(label);
const OF_ENTRY = /^(?:入場|入館|観覧|拝観)$/u;
const OF_WEATHER = /^(?:荒天|雨天|悪天候|強風|降雪)(?:時|の(?:とき|場合))$/u;
const spokenLabel = (label: string) =>
  label
    .replace(/^[■●◆・▼□○◇\s]+|[：:\s]+$/gu, "")
    .replace(/\s*[／/]\s*/gu, "・")
    .trim();

/** Of a figure, a day or a deed nobody hears what the value is of. */
function isName(label: string): boolean {
  const topic = topicOf(label.replace(/[（(][^（()）]*[)）]|^.*[・／/](?=.)/gu, ""));
  if (!topic || isPageLabel(label)) return false;
  return !topic.isCase && !isFigure(topic.name) && !isDate(topic.name) && !isYear(topic.name);
}

/**
 * The page with the rows, lists and labelled lines that no other rule tells, each whole and with its own joints.
 * A row whose end cannot be said stays untold. `source` has the rows as they were read.
 */
export function withWrittenRows(page: Page, source: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const blocks = [...page.blocks];
  const parts = partsOn(source.blocks);
  const isLeft = (at: number) => blocks[at]?.text === source.blocks[at]?.text && !isToldRow(blocks[at]);
  const say = (at: number, label: string, text: string, as: "own" | "bound" = "own") => {
    const told: Block = { kind: text === "" ? "list_item" : "paragraph", text };
    if (text !== "") mark(told, label, as);
    blocks[at] = told;
  };
  for (const { kind, from, to } of runsIn(source.blocks)) {
    const texts = source.blocks.slice(from, to).map(({ text }) => text);
    const isWholeLeft = texts.every((_, at) => isLeft(from + at));
    const heading = source.blocks
      .findLast(({ kind: one }, at) => one === "heading" && at < from)
      ?.text.trim();
    const above = source.blocks[from - 1];
    if (kind === "table_row") {
      const isPartly = texts.some((_, at) => at > 0 && isLeft(from + at));
      const table = isPartly && !parts.has(from) ? tableAsWritten(texts, heading) : null;
      if (table) {
        for (const [at, text] of table.entries())
          say(from + at, heading ?? "", text, at > 1 ? "bound" : "own");
        continue;
      }
      const fees = isWholeLeft && !parts.has(from) ? feeColumnTold(texts) : null;
      if (fees) {
        say(from + 1, heading ?? "", fees);
        continue;
      }
      const bare = isWholeLeft && !parts.has(from) ? headlessFeesTold(texts, heading, page.title) : null;
      if (bare) {
        say(from, heading ?? page.title, bare);
        continue;
      }
      const pairs = texts.map((text) => PAIR.exec(text));
      const known = pairs.filter((pair) => pair && isKnown(pair[1] ?? "")).length;
      if (known * 2 < texts.length || texts.some((text) => text.includes(" / ") && !PAIR.test(text)))
        continue;
      for (const [at, pair] of pairs.entries()) {
        const label = spokenLabel(pair?.[1] ?? "");
        const said =
          pair && isLeft(from + at) && !parts.has(from + at) && isName(label)
            ? rowAsWritten(label, pair[2] ?? "")
            : null;
        if (said) say(from + at, label, said);
      }
      continue;
    }
    if (kind === "list_item") {
      const isHeaded = above?.kind === "heading";
      const list = isWholeLeft && isHeaded ? listAsWritten(texts, heading) : null;
      if (list) for (const at of texts.keys()) say(from + at, heading ?? "", at === 0 ? list : "");
      if (list) continue;
      for (const { at, count, text } of labelsOver(texts))
        if (isWholeLeft)
          for (let own = 0; own <= count; own += 1)
            say(from + at + own, texts[at] ?? "", own === 0 ? text : "");
    }
    for (const [at, text] of texts.entries()) {
      if (!isLeft(from + at)) continue;
      const lines =
        linesOf(text) ??
        (above?.kind === "heading" && texts.length === 1 && !isAbove(text, source.blocks[to])
          ? lineBelow(heading, text)
          : null);
      const said = lines && linesTold(lines, nameOfPart(page, source.blocks, from));
      if (said) say(from + at, lines.map(([label]) => label).join(" "), said);
    }
  }
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

/** 「観覧料」, and in the items behind it what the fee is: the terms and details of one list. */
function labelsOver(texts: readonly string[]): { at: number; count: number; text: string }[] {
  const isLabel = (text: string | undefined) =>
    text !== undefined && isEssentialLabel(text) && !/[（(]/u.test(text);
  // A list of terms begins with one; among other things a word for one is a thing as well.
  if (!isLabel(texts[0])) return [];
  return texts.flatMap((label, at) => {
    if (!isLabel(label)) return [];
    const end = texts.findIndex((text, next) => next > at && isLabel(text));
    const values = texts
      .slice(at + 1, end === -1 ? undefined : end)
      .map((value) => value.trim().replace(/。$/u, ""));
    const joint = values.some((value) => /。|(?:です|ます|ません|ください)$/u.test(value)) ? "。" : "、";
    const text = values.length > 0 ? rowAsWritten(spokenLabel(label), values.join(joint)) : null;
    return text ? [{ at, count: values.length, text }] : [];
  });
}

type Line = readonly [label: string, value: string];

/** 「対象：小学生 定員：20組（先着順）」: each label that a listener asks for, and what stands behind it. */
function linesOf(text: string): Line[] | null {
  const plain = text.trim().replace(/^[■●◆・▼□○◇]\s?/u, "");
  const marks = [...plain.matchAll(LABEL)].filter(([, , label = ""]) => isKnown(label));
  if (marks[0]?.index !== 0 || plain.length > LONGEST_LINE) return null;
  return marks.map(
    ({ 0: whole, 2: label = "", index }, at): Line => [
      label,
      plain.slice(index + whole.length, marks[at + 1]?.index).trim(),
    ],
  );
}
const LABEL = /(^|[\s　])([^\s　：:。、「」（()）\d]{2,8})[：:][ 　]?/gu;
const LONGEST_LINE = 200;

/** The caption of a table and a line that announces what stands below it are no value of their heading. */
const isAbove = (text: string, next: Block | undefined) =>
  next?.kind === "table_row" || next?.kind === "list_item" || /^(?:次|以下|下記|つぎ)の/u.test(text.trim());

/** 「持ち物」 above its things. */
const lineBelow = (heading: string | undefined, text: string): Line[] | null =>
  heading && isKnown(heading) && !text.includes("。") ? [[heading, text]] : null;

function linesTold(lines: readonly Line[], part: string): string | null {
  const said = lines.map(([label, value], at) =>
    rowAsWritten(at === 0 && part && label !== part ? `${part}の${label}` : label, value),
  );
  return said.includes(null) ? null : said.join("");
}

/** The heading of a part among others, whose time and fee would be heard as those of the whole. */
function nameOfPart(page: Page, blocks: readonly Block[], from: number): string {
  const heading = blocks.findLast(({ kind }, at) => kind === "heading" && at < from)?.text.trim() ?? "";
  const others = blocks.filter(({ kind }) => kind === "heading").length;
  return others > 1 &&
    heading.length <= LONGEST_PART &&
    !isKnown(heading) &&
    !/[。？?]|か$/u.test(heading) &&
    !isUnspokenSection(heading) &&
    !isOfWhole(page, heading)
    ? heading
    : "";
}
const LONGEST_PART = 16;
