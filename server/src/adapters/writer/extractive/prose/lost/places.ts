import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Draft } from "../../draft.ts";
import { isOrder } from "../procedures.ts";
import { labelIn, labelsOn, sectionsOfBlocks } from "./labels-en.ts";

/** Where the page has a sentence of a script, and what a listener has heard of its surroundings. */
export interface PlaceTold {
  text: string;
  /** Which sentence of the script has it. */
  at: number;
  /** Null for a sentence of our own. */
  blockIndex: number | null;
  /** The heading above it, or -1. */
  section: number;
  /** Whether the sentence right before it on the page was told right before it. */
  isNext: boolean;
  /** Whether somebody's words, or a sentence of our own in its paragraph, lead to it: "The third is “Old Reeds”." */
  isLedTo: boolean;
  /** Whether it begins its block, behind the label where that has one. */
  begins: boolean;
  /** The label that is said before it: "Leeks". */
  label: string | null;
  /** The order in the heading above it, which is said before it: "Turn the heat off". */
  order: string | null;
}

const plainly = (text: string) =>
  text
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The places of the sentences of an English script. */
export function placesTold(paragraphs: readonly Draft[][], page: Page): PlaceTold[] {
  const blocks = page.blocks.map(({ kind, text }) => (kind === "heading" ? "" : plainly(text)));
  const labels = labelsOn(page);
  const sections = sectionsOfBlocks(page);
  let ours = { at: -1, paragraph: -1 };
  let last: { block: number; end: number } | null = null;
  return sentencesOf(paragraphs, blocks).map(({ text, at, paragraph, isQuoted }) => {
    const own = plainly(text);
    const later = blocks.findIndex((block, index) => index >= (last?.block ?? 0) && block.includes(own));
    const found = later >= 0 ? later : blocks.findIndex((block) => block.includes(own));
    if (found < 0 || own === "") {
      ours = { at, paragraph };
      return {
        text,
        at,
        blockIndex: null,
        section: -1,
        isNext: false,
        isLedTo: false,
        begins: false,
        label: null,
        order: null,
      };
    }
    const isLedTo = isQuoted || (ours.at === at - 1 && ours.paragraph === paragraph);
    const block = blocks[found] as string;
    const isSame = last?.block === found;
    const behind = block.indexOf(own, isSame ? last?.end : 0);
    const start = behind < 0 ? block.indexOf(own) : behind;
    const before = block.slice(0, start).trim();
    const begins =
      /^(?:\(?\d{1,2}[.)])?$/.test(before) || before === plainly(labelIn(page.blocks[found]?.text ?? ""));
    const isBehind = isSame && block.slice(last?.end, start).trim() === "";
    const isUntold = blocks.slice((last?.block ?? 0) + 1, found).some((one) => one !== "");
    const hasEnded = last !== null && (blocks[last.block] as string).slice(last.end).trim() === "";
    const isNext = isBehind || (begins && last !== null && found > last.block && hasEnded && !isUntold);
    const label = labels.get(found) ?? null;
    const isLabelled = label !== null && !isQuoted && !isSame && !namesIt(own, label);
    const isFirst = begins && !isLedTo && !isSame && sections[found] === found - 1;
    const heading = isFirst && GOES_ON_FROM_ORDER.test(text) ? page.blocks[found - 1] : undefined;
    last = { block: found, end: start + own.length };
    return {
      text,
      at,
      blockIndex: found,
      section: sections[found] ?? -1,
      isNext,
      isLedTo,
      begins,
      label: isLabelled ? label : null,
      order: heading ? orderIn(heading.text) : null,
    };
  });
}

/** The sentences of a script, those of a quotation one by one: 'It goes on: “Not one drop.”' */
function sentencesOf(paragraphs: readonly Draft[][], blocks: readonly string[]) {
  const drafts = paragraphs.flatMap((some, paragraph) => some.map(({ text }) => ({ text, paragraph })));
  return drafts.flatMap(({ text, paragraph }, at) => {
    const [, quoted = ""] = /: “([^“”]+)”$/u.exec(text) ?? [];
    if (quoted === "" || blocks.some((block) => block.includes(plainly(text))))
      return [{ text, at, paragraph, isQuoted: false }];
    return splitScript(quoted).map((one) => ({ text: one.text, at, paragraph, isQuoted: true }));
  });
}

/** Whether a sentence has a word of its label, in whatever form. */
const namesIt = (text: string, label: string) =>
  plainly(label)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= SHORTEST_WORD && text.includes(word.slice(0, LONGEST_STEM)));
const SHORTEST_WORD = 4;
const LONGEST_STEM = 6;

/** "Give it half an hour." */
const GOES_ON_FROM_ORDER = /^(?:[^\s,;:.]+ ){1,3}(?:it|them|they|this|that|these|those)\b/i;

/** "2 Turn the heat off and wait": what a step's heading orders, in so many words. */
function orderIn(heading: string): string | null {
  const bare = heading.replace(/^(?:step )?\d{1,2}[.):]?\s+/i, "").trim();
  const isSaid = isOrder(bare, "en") && /^\p{Lu}[^\d?!:]*[\p{L})]$/u.test(bare);
  return isSaid && bare.split(" ").length >= FEWEST_IN_ORDER ? bare : null;
}
const FEWEST_IN_ORDER = 3;
