import type { Page } from "#kernel/page";
import { actOf } from "../../rows/acts/acts-ja.ts";
import { isAnswered } from "../../rows/questions-ja.ts";
import { isToldRow } from "../../rows/row-marks-ja.ts";
import { byUrgency, inParagraphs, type Ranked } from "../by-urgency.ts";
import type { ProseLine } from "../lines.ts";
import { asksAsHeading, standsAlone, standsLoosely } from "../stands.ts";
import { isHeadedStep } from "../steps/headed-steps-ja.ts";
import type { Told } from "../wording.ts";

/** The lower number has the time first: what it is, what it costs, how it goes, what is not done. */
const LEAD = 0;
const PRICE = 1;
const STAGES = 2;
const LIMITS = 3;
const CONTENTS = 4;
const QUESTION = 5;
const CONTACT = 6;
const OF_PRICE = 7;
const REST_OF_LEAD = 8;
const REST = 9;
const MORE_QUESTIONS = 10;
const LEAD_SENTENCES = 2;
const LIMIT_SENTENCES = 2;
const MOST_QUESTIONS = 2;
/** A page that fills less of its time is told by passages. */
const SHORTEST = 0.7;
/** Seconds of the sentence that announces questions, and of one that is a heading. */
const OF_FRAMES = 5;

const OF_MONEY = /料金|費用|価格|プラン|コース|お見積/u;
const OF_LIMITS = /(?:でき|運べ|扱え|受けられ|使え|選べ|入れ)(?:ない|ません)|対象外|不可|お断り|ご遠慮|注意/u;
const OF_CONTENTS =
  /(?:サービス|仕事|作業|プラン)の?内容|できること|対象|こんな(?:方|とき|お悩み)|対応(?:地域|エリア)/u;
const OF_OTHERS = /声$|感想|口コミ|レビュー|事例|実績|会社|スタッフ|関連|お知らせ|ブログ|コラム/u;
const CALLS = /^(?:お?電話(?:番号)?|お?問い?合わ?せ(?:先)?|ご?連絡先)は、/u;

interface Unit extends Ranked {
  isStage: boolean;
}

/**
 * A house's page about what it does for others, in so many seconds. Null for a page that states no price or does not
 * say how it goes, and where that has no room.
 */
export function serviceTeller(lines: readonly ProseLine[], page: Page): (budget: number) => Told[][] | null {
  const units = page.language === "ja" ? unitsOf(lines, page) : [];
  const isOfStages = units.some(({ isStage }) => isStage);
  const isPriced = units.some(({ rank }) => rank === PRICE);
  const isAsked = units.some(({ rank }) => rank === QUESTION);
  if (!isOfStages || !isPriced) return () => null;
  return (budget) => {
    const { taken, left } = byUrgency(units, budget - (isAsked ? OF_FRAMES : 0));
    return left > (1 - SHORTEST) * budget ? null : inParagraphs(units, taken);
  };
}

function unitsOf(lines: readonly ProseLine[], { blocks }: Page): Unit[] {
  const units: Unit[] = [];
  let questions = 0;
  let hasLead = false;
  for (const own of withBound(lines)) {
    const [first] = own;
    if (!first) continue;
    const block = blocks[first.blockIndex];
    const heading = blocks[first.section]?.text.trim() ?? "";
    const text = first.sentences.join("");
    const isRow = isToldRow(block);
    const isStage = isHeadedStep(block) && isRow;
    const add = (all: ProseLine[], rank: number, isWhole = true, behind?: Unit) => {
      const unit: Unit = { lines: all, rank, isWhole, isStage, ...(behind && { behind }) };
      units.push(unit);
      return unit;
    };
    if (OF_OTHERS.test(heading)) continue;
    if (!hasLead && !isRow && first.kind !== "list_item") {
      // Above all of a page there is nothing that a first sentence could lean on.
      const start = own.findIndex((line) =>
        line.begins ? !line.leans : !line.leans && standsLoosely(line.sentences.join(""), "ja"),
      );
      if (start === -1) continue;
      hasLead = true;
      const lead = add(own.slice(start, start + LEAD_SENTENCES), LEAD);
      add(own.slice(start + LEAD_SENTENCES), REST_OF_LEAD, false, lead);
      continue;
    }
    if (isStage) {
      add(own, STAGES);
      continue;
    }
    const isQuestion =
      isAnswered(block) || (asksAsHeading(heading) && first.blockIndex === first.section + 1);
    if (isQuestion) {
      if (!first.begins) continue;
      questions += 1;
      add(own, questions <= MOST_QUESTIONS ? QUESTION : MORE_QUESTIONS);
      continue;
    }
    const whole = first.gap ? [] : upToGap(own);
    if (!isRow && (whole.length === 0 || !first.begins || !standsAlone(text, "ja"))) continue;
    const isOfPrice =
      OF_MONEY.test(heading) || /料金|費用|価格/u.test(/^[^、。]*は、/u.exec(text)?.[0] ?? "");
    if (isRow) add(own, rankOfRow(text, heading, isOfPrice));
    else if (OF_LIMITS.test(heading)) add(whole.slice(0, LIMIT_SENTENCES), LIMITS);
    else add(whole, isOfPrice ? OF_PRICE : OF_CONTENTS.test(heading) ? CONTENTS : REST, false);
  }
  return units;
}

function rankOfRow(text: string, heading: string, isOfPrice: boolean): number {
  if (/円|無料/u.test(text) && isOfPrice) return PRICE;
  if (OF_LIMITS.test(heading)) return LIMITS;
  if (CALLS.test(text) || actOf(heading) === "contact") return CONTACT;
  return OF_CONTENTS.test(heading) ? CONTENTS : REST;
}

/** The lines of each block, with those of the blocks that nobody hears without it. */
function withBound(lines: readonly ProseLine[]): ProseLine[][] {
  const units: ProseLine[][] = [];
  for (const [, own] of Map.groupBy(lines, ({ blockIndex }) => blockIndex)) {
    const last = units.at(-1);
    const isBound = own[0]?.isCondition || own[0]?.goesOn;
    if (isBound && last && last[0]?.section !== undefined) last.push(...own);
    else units.push([...own]);
  }
  return units;
}

function upToGap(lines: readonly ProseLine[]): ProseLine[] {
  const gap = lines.findIndex((line, at) => at > 0 && line.gap);
  return gap === -1 ? [...lines] : lines.slice(0, gap);
}
