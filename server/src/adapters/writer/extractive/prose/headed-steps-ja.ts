import type { Block, Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { politeThroughout } from "../text/polite.ts";
import { isOrder } from "./procedures.ts";

/** Fewer are sections of a text. */
const FEWEST = 3;
const LONGEST_HEAD = 32;
/** A longer procedure leaves too little time for the rest of the page: then its headings say what is done. */
const SHARE = 0.6;
/** A heading above the steps, or the page's title. */
const OF_STEPS =
  /手順|手続き|やり方|(?<!楽しむ)方法|作り方|つくり方|直し方|使い方|流れ|ステップ|[しりけみ]方$/u;
const NUMBER = /^(?:(?:step|手順|ステップ)\s?)?[\d０-９]{1,2}\s?[.．:：、)）]?\s*|^[①-⑳]\s*/iu;

const told = new WeakSet<Block>();
/** Whether a block is a step that had a heading. */
export const isHeadedStep = (block: Block | undefined) => block !== undefined && told.has(block);

interface Step {
  /** Place of its heading. */
  at: number;
  head: string;
  details: number[];
}

/**
 * The page with its steps as a list, where each has a heading of its own, 「ナットを外す」: as sections they are told
 * one without the other. Blocks keep their places.
 */
export function withHeadedSteps(page: Page, seconds: number): Page {
  if (page.language !== "ja") return page;
  const blocks = [...page.blocks];
  let above = page.title;
  for (let at = 0; at < blocks.length; at += 1) {
    const steps = stepsFrom(page.blocks, at);
    const isOfSteps = OF_STEPS.test(above) || OF_STEPS.test(page.title);
    const { kind = "", text = "" } = page.blocks[at] ?? {};
    if (kind === "heading") above = text;
    // A run of steps is looked through once, whether it is told as such or not.
    at = steps.at(-1)?.details.at(-1) ?? at;
    if (steps.length < FEWEST || !isOfSteps) continue;
    const whole = steps.map(
      ({ head, details }) => `${head}${details.map((one) => blocks[one]?.text).join("")}`,
    );
    const isRoomy = sentenceSeconds(whole.join(""), "ja") <= SHARE * seconds;
    for (const [index, { at: place, head, details }] of steps.entries()) {
      const step: Block = { kind: "list_item", text: (isRoomy ? whole[index] : undefined) ?? head };
      told.add(step);
      blocks[place] = step;
      for (const detail of details) blocks[detail] = { kind: "list_item", text: "" };
    }
  }
  return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
}

/** The steps that begin at a place, one behind the other. */
function stepsFrom(blocks: readonly Block[], start: number): Step[] {
  const steps: Step[] = [];
  for (let at = start; ; ) {
    const [heading, detail] = [blocks[at], blocks[at + 1]];
    const head = heading?.kind === "heading" ? orderOf(heading.text) : null;
    if (!head || heading?.level !== blocks[start]?.level || !detail || detail.kind === "heading")
      return steps;
    let end = at + 1;
    while (blocks[end]?.kind === detail.kind) end += 1;
    const details = Array.from({ length: end - at - 1 }, (_, one) => at + 1 + one);
    steps.push({ at, head, details });
    at = (details.at(-1) ?? at) + 1;
  }
}

/** A heading as the order that it is; null for any other. */
function orderOf(text: string): string | null {
  const bare = text.trim().replace(NUMBER, "").replace(/。$/, "");
  if (bare.length > LONGEST_HEAD || /[はが？?！!]/u.test(bare)) return null;
  const said = politeThroughout(`${bare}。`);
  return said && isOrder(said, "ja") ? said : null;
}
