import type { Page } from "#kernel/page";
import { type Act, actOf } from "../../rows/acts/acts-ja.ts";
import { isToldRow } from "../../rows/row-marks-ja.ts";
import { byUrgency, inParagraphs, type Ranked } from "../by-urgency.ts";
import type { ProseLine } from "../lines.ts";
import { asksAsHeading, standsAlone } from "../stands.ts";
import { isHeadedStep } from "../steps/headed-steps-ja.ts";
import type { Told } from "../wording.ts";

/** The time goes first to what a listener asks for first. */
const URGENCY: Record<Act, number> = {
  when: 1,
  due: 1,
  how: 2,
  fee: 2,
  who: 2,
  where: 2,
  contact: 4,
  number: 5,
  things: 6,
};
const STEPS = 3;
/** A table of many rows would take the time of how one applies. */
const TABLE = 3.5;
const FEWEST_OF_TABLE = 3;
/** A notice of a change tells this first. */
const CHANGED = /変更[前後]が|延期後が|振替日?が/u;
const DATED = 5;
const LEAD = 0;
const SECOND = 0.5;
/** A shorter script has time for a notice's first sentence. */
const ROOM_FOR_LEAD = 45;
const MORE = 6;
const REST_OF_LEAD = 7;
const WARNING = 8;
const FURTHER = 9;
const REST = 10;
/** Fewer rows are no notice. */
const FEWEST_ROWS = 2;
const FEWEST_ACTS = 3;
/** A notice that fills less of its time is told by passages. */
const SHORTEST = 0.7;
const HEED = /注意|お願い|決まり|来場|禁止/u;
/** Whether it takes place at all: heard before what one may not do there. */
const WHETHER_HELD = /(?:中止|延期|荒天|雨天|悪天候)(?:の(?:とき|時|場合|ご?連絡|判断|基準))?$/u;
const HELD = 6.5;
const FORBIDS = /(?:ません|ないでください|禁止します|必ず[^。]*ください)。$/u;
/** It is not held as was said, or not at all; 「雨の場合は中止します。」 is a condition. */
export const OFF =
  /^(?![^。]*(?:場合|とき|なら|たら|ことがあ|でも)).*(?:中止|延期|休止|取り?やめ|取り?消)(?:と|に|を|し|いた)/u;
/** 「締め切りは12月11日（金）必着です。」 in a paragraph of its own. */
const DUE = /^[^。、はが]{0,8}(?:締め?切り?|期限)は、?[^。]*\d/u;
/** Below such a heading the page tells of something else. */
const OF_OTHER = /(?:昨年|去年|前回|これまで|過去|関連|質問|声$|様子|感想|よくある)/u;

/** 「利用者を次のとおり募集しますので、お申し込みください。」: the rows say all of it. */
const INVITES =
  /(?:次|下記|以下)のとおり[^。]*(?:募集|実施|開催|受け付け)|(?:ぜひ|どうぞ|ふるって)[^。]*(?:ください|お待ち)/u;
/** 「昨年は雨のため、一部を取りやめました。」: of the one that is announced it says nothing. */
const OF_BEFORE = /^(?:昨年度?|去年|前年度?|前回)(?:は|の|も|、)[^。]*(?:ました|でした)。$/u;

interface Unit extends Ranked {
  act: Act | null;
}

/**
 * A notice in so many seconds: what it is of, and then by the page's order all by which one acts: when, for whom,
 * where, for how much, until when and how; the rest of the page where there is time. Null for any other page.
 */
export function noticeTeller(
  lines: readonly ProseLine[],
  { blocks, language }: Page,
): (budget: number) => Told[][] | null {
  const units = language === "ja" ? unitsOf(lines, blocks) : [];
  const acts = new Set(units.flatMap(({ act }) => act ?? []));
  const rows = units.filter(({ act, lines: [first] }) => act && first?.isTold);
  const isNotice =
    rows.length >= FEWEST_ROWS &&
    acts.size >= FEWEST_ACTS &&
    (acts.has("when") || acts.has("due")) &&
    (acts.has("how") || acts.has("fee") || acts.has("where") || acts.has("who"));
  if (!isNotice) return () => null;
  return (budget) => {
    const { taken, left } = byUrgency(units, budget, ({ rank }) =>
      rank === SECOND && budget < ROOM_FOR_LEAD ? MORE : rank,
    );
    return left > (1 - SHORTEST) * budget ? null : inParagraphs(units, taken);
  };
}

function unitsOf(lines: readonly ProseLine[], blocks: Page["blocks"]): Unit[] {
  const units: Unit[] = [];
  let section = -2;
  let hasLead = false;
  let rows = 0;
  const ofBlock = withStepsTogether(
    withTheirLists([...Map.groupBy(lines, ({ blockIndex }) => blockIndex)], blocks),
    blocks,
  );
  for (const [at, all] of ofBlock) {
    const [first] = all;
    // Of a lead that repeats the title, the rest begins the text.
    const isRestOfLead =
      !hasLead && !isToldRow(blocks[at]) && standsAlone(first?.sentences.join("") ?? "", "ja");
    if (!first || !(first.begins || isRestOfLead)) continue;
    const gap = all.findIndex((line, index) => index > 0 && line.gap && !line.isCondition);
    const own = gap === -1 ? all : all.slice(0, gap);
    const heading = blocks[first.section]?.text.trim() ?? "";
    const isFirst = first.section !== section;
    section = first.section;
    const block = blocks[at];
    const label = isToldRow(block) ? (/^[^、。]{2,24}?(?=は、)/u.exec(block?.text ?? "")?.[0] ?? "") : "";
    const isChange = isToldRow(block) && CHANGED.test(block?.text ?? "");
    const act = isChange
      ? "when"
      : label
        ? actOf(label.replace(/^.*の(?=.{2,}$)/u, ""))
        : isToldRow(block)
          ? null
          : (actOf(heading) ?? actAbove(blocks, first.section));
    const begun = first.begins && isFirst && at === first.section + 1;
    // Right below a heading nothing is missed of what stood above it.
    const stands = isToldRow(block) || ((!first.gap || begun) && standsAlone(first.sentences.join(""), "ja"));
    // An answer is told with its question or not at all.
    if ((OF_OTHER.test(heading) && act !== "contact") || asksAsHeading(heading)) continue;
    if (hasLead && OF_BEFORE.test(first.sentences.join(""))) continue;
    const off = rows === 0 ? own.findIndex(({ sentences }) => OFF.test(sentences.join(""))) : -1;
    if (isToldRow(block)) rows += 1;
    // Heard without it, the rows would be of something that is held.
    if (off !== -1) {
      hasLead = true;
      units.push({ lines: own.slice(0, off + 1), rank: LEAD, isWhole: true, act: null });
      continue;
    }
    if (!hasLead && !isToldRow(block)) {
      hasLead = true;
      // A question is no beginning without what stands behind it.
      const first = /か。$|[？?]$/u.test(own[0]?.sentences.join("") ?? "") ? 2 : 1;
      const lead: Unit = { lines: own.slice(0, first), rank: LEAD, isWhole: true, act: null };
      const isInvitation = INVITES.test(
        own
          .slice(first, 2)
          .flatMap(({ sentences }) => sentences)
          .join(""),
      );
      const second: Unit = {
        lines: own.slice(first, 2),
        rank: isInvitation ? MORE : SECOND,
        act: null,
        behind: lead,
      };
      const rest: Unit = { lines: own.slice(2), rank: REST_OF_LEAD, act: null, behind: second };
      units.push(lead, second, rest);
      continue;
    }
    if (!stands && !(act && isFirst)) continue;
    const isBan = HEED.test(heading) && FORBIDS.test(first.sentences.join(""));
    const isRow = isToldRow(block);
    const isOfAct = act !== null && (isRow || isFirst);
    const isDue = !isRow && stands && DUE.test(first.sentences.join(""));
    const rank = isDue
      ? URGENCY.due
      : isOfAct
        ? URGENCY[act]
        : isRow
          ? DATED
          : isBan
            ? WARNING
            : WHETHER_HELD.test(heading)
              ? HELD
              : act
                ? FURTHER
                : REST;
    if (isHeadedStep(block)) {
      units.push({ lines: own, rank: STEPS, isWhole: true, act: null });
      continue;
    }
    const isOfList = own.some(({ isCondition }) => isCondition);
    const isTable = isRow && own.filter(({ isCondition }) => isCondition).length >= FEWEST_OF_TABLE;
    const isWay = act === "how" && !isRow && !isOfList;
    // Of several ways each is heard before more is told of one.
    const { main, more } =
      isRow && !isOfList
        ? inTwo(own)
        : isWay
          ? { main: own.slice(0, 1), more: own.slice(1) }
          : { main: own, more: [] };
    const isWhole = isRow || isOfList || rank >= FURTHER;
    const unit: Unit = {
      lines: main,
      rank: isChange ? URGENCY.when : isTable ? Math.max(rank, TABLE) : rank,
      isWhole,
      act: isDue ? "due" : isOfAct ? act : null,
    };
    units.push(unit);
    if (more.length > 0) units.push({ lines: more, rank: MORE, act: null, behind: unit });
  }
  return units;
}
/** 「電子申請」 and 「郵送」 below 「申し込み方法」 are ways to apply. */
function actAbove(blocks: Page["blocks"], section: number): Act | null {
  const own = blocks[section]?.level ?? 2;
  const above = blocks.findLast(
    ({ kind, level = 2 }, at) => kind === "heading" && at < section && level < own,
  );
  return above && (above.level ?? 2) > 1 && actOf(above.text.trim()) === "how" ? "how" : null;
}
type OfBlock = [number, ProseLine[]];
/** The steps below one heading are told in order, all of them or none. */
function withStepsTogether(all: readonly OfBlock[], blocks: Page["blocks"]): OfBlock[] {
  const together: OfBlock[] = [];
  for (const [at, own] of all) {
    const last = together.at(-1);
    const goesOn = last && isHeadedStep(blocks[at]) && isHeadedStep(blocks[last[0]]);
    if (goesOn && own[0]?.section === last[1][0]?.section) last[1].push(...own);
    else together.push([at, [...own]]);
  }
  return together;
}
/** Each sentence that announces a list with all of its items, or without that sentence and without any of them. */
function withTheirLists(all: readonly OfBlock[], blocks: Page["blocks"]): OfBlock[] {
  return all.flatMap(([at, own], index): OfBlock[] => {
    if (own[0]?.isCondition) return [];
    const end = all.findIndex(([, next], below) => below > index && !next[0]?.isCondition);
    const items = all.slice(index + 1, end === -1 ? undefined : end);
    if (items.length === 0) return [[at, own]];
    const after = blocks.slice(at + 1).findIndex(({ kind }) => kind !== "list_item");
    const count = after === -1 ? blocks.length - at - 1 : after;
    const isWhole =
      (count === 0 || count === items.length) && items.every(([, [first]]) => first?.begins && !first.gap);
    return [[at, isWhole ? [...own, ...items.flatMap(([, some]) => some)] : own.slice(0, -1)]];
  });
}

/** A row with all that limits it, and what it says besides. */
function inTwo(lines: readonly ProseLine[]): { main: ProseLine[]; more: ProseLine[] } {
  const last = lines.findLastIndex(
    ({ leans, sentences }, at) => at === 0 || leans || LIMITS.test(sentences.join("")),
  );
  return { main: lines.slice(0, last + 1), more: lines.slice(last + 1) };
}
const LIMITS =
  /以[降上下外]|未満|場合|のみ|だけ|限|ません|より(?:ます|$)|ただし|当日|除|必[要着]|中止|取り?消|抽選|半額|全額|無料|税/u;
