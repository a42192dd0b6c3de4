import type { Documentish } from "../html/dom.ts";
import { headingSigns, placeSigns, type Sign, weigh, wordSigns } from "./block-signs.ts";
import { blocksOf, type RawBlock } from "./blocks.ts";
import { type Candidates, longerOf } from "./candidates.ts";
import { letters, width } from "./width.ts";

/**
 * The text of a page that sells one thing. Shops scatter it over panels, tabs and boxes, and set far
 * longer texts around it: so every block of the page is weighed by itself, the libraries' choice being
 * one sign among others.
 */
export function productText(document: Documentish, candidates: Candidates): RawBlock[] {
  const blocks = blocksOf(document.body);
  const chosen = likely(blocks, candidates);
  if (chosen.length > 0) return chosen;
  // The libraries also read what a tree keeps from its readers (noscript); what was weighed stays out.
  const weighed = memberOf(blocks);
  return longerOf(candidates).filter((block) => !weighed(block));
}

/** The blocks that belong to the text more likely than not. */
function likely(blocks: readonly RawBlock[], { readability, defuddle, whole }: Candidates): RawBlock[] {
  const title = Math.max(
    0,
    blocks.findIndex(({ level }) => level === 1),
  );
  const place = placeSigns();
  const libraries: [Sign, (block: RawBlock) => boolean][] = [
    ["readability", memberOf(readability)],
    ["defuddle", memberOf(defuddle)],
  ];
  const outsideFrame = new Set(whole.map(({ text }) => text));
  const headings: RawBlock[] = [];

  return blocks.filter((block, index) => {
    if (block.kind === "heading") {
      while ((headings.at(-1)?.level ?? 0) >= (block.level ?? 6)) headings.pop();
      headings.push(block);
    }
    const signs = new Set<Sign>([
      ...place(block.within ?? null),
      ...headingSigns(headings.map(({ text }) => text.slice(0, 80))),
      ...wordSigns(block, width(block.text)),
      ...libraries.flatMap(([sign, has]) => (has(block) ? [sign] : [])),
      ...(outsideFrame.has(block.text) ? (["outsideFrame"] as const) : []),
      ...(index < title ? (["beforeTitle"] as const) : []),
    ]);
    return weigh(signs, Math.max(0, index - title) / blocks.length) > 0;
  });
}

/** Whether an extractor took a block along, be it as part of a longer one. */
function memberOf(taken: readonly RawBlock[]): (block: RawBlock) => boolean {
  const texts = new Set(taken.map(({ text }) => text));
  const all = letters(taken.map(({ text }) => text).join(""));
  return ({ text }) => texts.has(text) || (text.length > 30 && all.includes(letters(text)));
}
