import type { Block } from "#kernel/page";
import { isSaidBy } from "../prose/steps/shortened-steps-ja.ts";
import { orderOf, STEP_NUMBER } from "../prose/steps/step-heads-ja.ts";
import { isPolite } from "../text/polite/polite.ts";
import { cooked } from "./cooked-ja.ts";
import { isCooksDeed } from "./further-ja.ts";
import type { Recipe } from "./recipe.ts";

const FEWEST = 3;
const LONGEST_HEAD = 32;
/** 「下ごしらえをする」, 「煮る」: the name of a phase, without the things that are in it. */
const NAMES_PHASE =
  /^(?:(?:下ごしらえ|下準備|準備|仕込み|仕上げ|盛りつけ|盛り付け|成形|味つけ|味付け)(?:を?(?:する|します|行う|行います))?|[^をにで、]{1,5}(?:る|む|す|く|ぐ|ます))$/u;

/**
 * The steps below a heading where each has a heading of its own, or a line in its place, 「厚みをそろえる」, and its
 * sentences below; null for any other way of telling them. What is no deed ends them: 「温度の目安」.
 */
export function headedStepsFrom(
  blocks: readonly Block[],
  from: number,
  sentencesOf: (text: string) => string[],
): Recipe["steps"] | null {
  const level = blocks[from - 1]?.level ?? 2;
  const steps: Recipe["steps"] = [];
  for (let at = from; isHead(blocks[at], level); ) {
    let end = at + 1;
    while (isDetail(blocks[end])) end += 1;
    const step = stepOf(blocks, at, end, sentencesOf);
    if (!step) break;
    steps.push(step);
    at = end;
  }
  return steps.length >= FEWEST ? steps : null;
}

const isHead = (block: Block | undefined, level: number): boolean =>
  block !== undefined &&
  block.text.trim().length <= LONGEST_HEAD &&
  !block.text.includes("。") &&
  (block.kind === "heading" ? (block.level ?? level + 1) > level : block.kind === "paragraph");
const isDetail = (block: Block | undefined): boolean =>
  (block?.kind === "paragraph" || block?.kind === "list_item") && block.text.includes("。");

function stepOf(
  blocks: readonly Block[],
  at: number,
  end: number,
  sentencesOf: (text: string) => string[],
): Recipe["steps"][number] | null {
  const said = blocks
    .slice(at + 1, end)
    .flatMap(({ text }, index) => sentencesOf(text).map((sentence) => ({ sentence, place: at + 1 + index })));
  const bare = (blocks[at]?.text ?? "").trim().replace(STEP_NUMBER, "");
  const done = cooked(`${bare}。`, bare, true).slice(0, -1);
  const head = isPolite(`${done}。`) ? `${done}。` : orderOf(done, true);
  const first = said[0]?.sentence ?? "";
  if (said.length === 0 || (!head && !isCooksDeed(first))) return null;
  // 「仕上げます。」 tells a cook nothing to do where the deeds stand below it.
  const isPhase = NAMES_PHASE.test(bare) && isCooksDeed(first);
  const all = head && !isPhase && !isSaidBy(first, head) ? [{ sentence: head, place: at }, ...said] : said;
  return {
    sentences: all.map(({ sentence }) => sentence),
    places: all.map(({ place }) => place),
    blockIndex: end - 1,
  };
}
