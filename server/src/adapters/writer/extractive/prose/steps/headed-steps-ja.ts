import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { mark } from "../../rows/row-marks-ja.ts";
import { isOrder } from "../procedures.ts";
import { standsAlone } from "../stands.ts";
import { stagesOn, stagesShortened } from "./headed-stages-ja.ts";
import { listsNeeds, needsInJapanese } from "./needs-ja.ts";
import { areOfDeeds, isDecisive, type Step, shortenedSteps } from "./shortened-steps-ja.ts";
import { namedStep, namesTimeBefore, orderOf, STEP_NUMBER } from "./step-heads-ja.ts";
import { stepsOfTitle } from "./title-steps-ja.ts";

/** Fewer are sections of a text. */
const FEWEST = 3;
/** A longer procedure leaves too little time for the rest of the page: then its headings say what is done. */
const SHARE = 0.5;
/** Of many steps the headings alone take most of that. */
const SHARE_OF_MORE = 0.03;
const FEW = 4;
const MOST_SHARE = 0.57;
/** A step on which all depends is worth more of it. */
const SHARE_OF_DECISIVE = 0.09;
/** Below steps that have steps of their own stands nearly all that the page is there for. */
const SHARE_OF_DEEDS = 0.68;
/** How an order goes is one part of what a house tells of its service. */
const SHARE_OF_STAGES = 0.36;
const shareOf = (steps: number) => Math.min(MOST_SHARE, SHARE + SHARE_OF_MORE * Math.max(0, steps - FEW));
/** A heading above the steps, or the page's title. */
const OF_STEPS =
  /手順|手続き|やり方|(?<!楽しむ)方法|作り方|つくり方|直し方|使い方|流れ|ステップ|(?:[しりけみ]|(?<!考)え|[洗塗]い)方$/u;

const told = new WeakSet<Block>();
/** Whether a block is a step that had a heading. */
export const isHeadedStep = (block: Block | undefined) => block !== undefined && told.has(block);

/**
 * Lines of a page whose steps go on from each other, whatever could not be said within one, but without what leans on
 * it; none where a step is lost.
 */
export function inSteps<
  Line extends { blockIndex: number; begins: boolean; gap: boolean; sentences: string[] },
>(lines: readonly Line[], { blocks }: Page): Line[] {
  const begun = new Set(lines.flatMap(({ begins, blockIndex }) => (begins ? [blockIndex] : [])));
  const isLost = blocks.some((block, at) => isHeadedStep(block) && !begun.has(at));
  let isTorn = false;
  return lines.flatMap((line) => {
    if (!isHeadedStep(blocks[line.blockIndex])) return [line];
    if (isLost) return [];
    isTorn = !line.begins && (line.gap || isTorn) && !standsAlone(line.sentences.join(""), "ja");
    return isTorn ? [] : [{ ...line, gap: false }];
  });
}

/**
 * The page with its steps as a list, where each has a heading of its own, 「ナットを外す」: as sections they are told
 * one without the other. Blocks keep their places.
 */
export function withHeadedSteps(page: Page, seconds: number): Page {
  if (page.language !== "ja") return page;
  const blocks = [...page.blocks];
  // 「網戸の張り替え方｜ゴムの選び方」 is of the first of the two.
  const isOfPastime = PASTIME.test(page.title.split(/[|｜]/u)[0] ?? "");
  // 「自転車の鎖を家で替える」, with what one needs for it, is a how-to without its name.
  const isOfDeed = orderOf(page.title, true) !== null && listsNeeds(page.blocks);
  let above = page.title;
  const title = page.title.trim().replace(/[（(][^（()）]*[)）]$/u, "");
  const runs: Step[][] = isOfPastime || !OF_STEPS.test(title) ? [] : listedSteps(page.blocks);
  for (let at = 0; at < blocks.length; at += 1) {
    const steps = stepsFrom(page.blocks, at, { isOfPastime, isOfDeed });
    const isOfSteps = OF_STEPS.test(above) || OF_STEPS.test(page.title) || isOfDeed;
    const { kind = "", text = "" } = page.blocks[at] ?? {};
    if (kind === "heading") above = text;
    // A run of steps is looked through once, whether it is told as such or not.
    at = steps.at(-1)?.details.at(-1) ?? at;
    if (steps.length < FEWEST || !isOfSteps) continue;
    runs.push(steps);
  }
  // 「まず元栓を閉める」, a heading far above the list, is a step as well.
  const start = runs[0]?.[0]?.at ?? 0;
  for (const [at, { kind, text }] of page.blocks.slice(0, start).entries()) {
    const below = page.blocks[at + 1];
    const order = kind === "heading" && AT_FIRST.test(text.trim()) ? orderOf(text, true) : null;
    if (!order || below?.kind !== "paragraph") continue;
    blocks[at] = { ...below, text: `${order}${below.text}` };
    blocks[at + 1] = { kind: "list_item", text: "" };
  }
  for (const at of runs.length === 0 ? stepsOfTitle(page) : []) {
    const step: Block = { ...(blocks[at] as Block) };
    told.add(step);
    blocks[at] = step;
  }
  const stages = runs.length === 0 ? stagesOn(page.blocks) : [];
  if (stages.length > 0) runs.push(stages);
  for (const at of stages.flatMap(({ marks }) => marks)) blocks[at] = { kind: "list_item", text: "" };
  const hasDecisive = runs.flat().some(({ at }) => isDecisive(page.blocks[at]));
  const share = shareOf(runs.flat().length / runs.length) + (hasDecisive ? SHARE_OF_DECISIVE : 0);
  const needs = runs.length > 0 && stages.length === 0 ? needsInJapanese(page.blocks, start) : null;
  const kept = needs ? sentenceSeconds(needs.text, "ja") : 0;
  for (const steps of runs) {
    const own = areOfDeeds(steps, page.blocks) ? SHARE_OF_DEEDS : share;
    const short =
      steps === stages
        ? stagesShortened(stages, SHARE_OF_STAGES * seconds)
        : shortenedSteps(steps, page.blocks, (own / runs.length) * seconds, kept);
    for (const [index, { at: place, details }] of steps.entries()) {
      const step: Block = { kind: "list_item", text: short[index] ?? "" };
      told.add(step);
      if (steps === stages) mark(step, "", index === 0 ? "own" : "bound");
      blocks[place] = step;
      for (const detail of details.filter((one) => one !== place))
        blocks[detail] = { kind: "list_item", text: "" };
    }
  }
  if (needs)
    for (const [index, at] of needs.places.entries()) {
      const named: Block = { kind: "paragraph", text: index === 0 ? needs.text : "" };
      blocks[at] = named;
      if (index === 0) mark(named, "");
    }
  return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
}

/** Numbered headings of which fewer say what to do are parts of a text. */
const MOST_ARE_ORDERS = 0.6;
/** The steps that begin at a place, one behind the other. */
function stepsFrom(
  blocks: readonly Block[],
  start: number,
  { isOfPastime, isOfDeed }: { isOfPastime: boolean; isOfDeed: boolean },
): Step[] {
  const steps: Step[] = [];
  let orders = 0;
  for (let at = start; ; ) {
    const [heading, detail] = [blocks[at], blocks[at + 1]];
    const isHead = heading?.kind === "heading" || isCounted(heading, steps.length + 1);
    const isNumbered = heading !== undefined && STEP_NUMBER.test(heading.text.trim()) && !isOfPastime;
    const order =
      heading && isHead
        ? (orderOf(heading.text, isNumbered || isOfDeed) ??
          (isNumbered && (steps.length > 0 || namesTimeBefore(heading.text)) ? firstOrderIn(detail) : null))
        : null;
    const head = order ?? (isNumbered && heading.kind === "heading" ? namedStep(heading.text) : null);
    const isLike = heading?.kind === blocks[start]?.kind && heading?.level === blocks[start]?.level;
    // Steps of which one cannot be said would be told as if they were all.
    const isMissed =
      isNumbered && isHead && (head ? steps.length === 0 && numberOf(heading.text) > 1 : isLike);
    if (isMissed) return [];
    if (!head || !isLike || !detail || detail.kind === "heading")
      return orders >= MOST_ARE_ORDERS * steps.length ? asLongAsOthers(steps) : [];
    if (order) orders += 1;
    let end = at + 1;
    while (blocks[end]?.kind === detail.kind && !isCounted(blocks[end], steps.length + 2)) end += 1;
    const details = Array.from({ length: end - at - 1 }, (_, one) => at + 1 + one);
    steps.push({ at, head, details });
    // A word on the list above it parts no step from the next.
    const isRemark = details.length > 1 && detail.kind === "list_item" && blocks[end]?.kind === "paragraph";
    const next = blocks[end + 1];
    const goesOn =
      isRemark && next?.kind === "heading" && orderOf(next.text, isNumbered || isOfDeed) !== null;
    at = goesOn ? end + 1 : end;
  }
}

/** Among numbered steps one may have a head of other words: then its first sentence says what is done. */
function firstOrderIn(detail: Block | undefined): string | null {
  const [first] = detail?.kind === "paragraph" ? splitScript(detail.text) : [];
  return first && isOrder(first.text, "ja") ? first.text : null;
}

/** The lists right below a heading of steps, where each item begins with what one does: 「こんろを覆う。五徳の上に…」. */
function listedSteps(blocks: readonly Block[]): Step[][] {
  return blocks.flatMap(({ kind, text }, heading) => {
    if (kind !== "heading" || !OF_STEPS.test(text.trim())) return [];
    const end = blocks.findIndex((block, at) => at > heading && block.kind !== "list_item");
    const places = blocks.slice(heading + 1, end === -1 ? undefined : end).map((_, at) => heading + 1 + at);
    const steps = places.flatMap((at) => {
      const [first] = splitScript(blocks[at]?.text ?? "");
      const head = first ? orderOf(first.text, true) : null;
      return head ? [{ at, head, details: [at] }] : [];
    });
    return steps.length >= FEWEST && steps.length === places.length ? [steps] : [];
  });
}

/** Behind the last step the text goes on: that has no more paragraphs than the others. */
function asLongAsOthers(steps: Step[]): Step[] {
  const last = steps.at(-1);
  const most = Math.max(1, ...steps.slice(0, -1).map(({ details }) => details.length));
  if (last && last.details.length > most) last.details.length = most;
  return steps;
}

/** Deeds that one may do, in any order. */
const PASTIME = /過ごし方|楽しみ方|遊び方|選び方|付き合い方/u;
const AT_FIRST = /^(?:まず|はじめに|最初に)/u;

/** 「手順2 湯をためる」: a paragraph that stands where a heading of its number would. */
const isCounted = (block: Block | undefined, number: number) =>
  block?.kind === "paragraph" &&
  !/。/.test(block.text) &&
  Number(COUNTED.exec(block.text.trim())?.[1]?.normalize("NFKC")) === number;
const COUNTED = /^(?:step|手順|ステップ)[ 　]?([\d０-９]{1,2}|[①-⑳])(?:[ 　.．:：、]|$)/iu;

const numberOf = (heading: string): number =>
  Number(/\d+/.exec((STEP_NUMBER.exec(heading.trim())?.[0] ?? "").normalize("NFKC"))?.[0] ?? 0);
