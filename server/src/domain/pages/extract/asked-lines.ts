import { type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

const FEWEST = 4;
const LONGEST = 220;
const ASKS = /[?？]["”」]?$/u;
const MOSTLY = 0.5;
/** No class is called so. */
const UNMARKED = " ";

/** The mark that a paragraph bears from end to end: its class, or that it is bold; null for a plain one. */
function markOf({ kind, text, within }: RawBlock): string | null {
  const paragraph = kind === "paragraph" && within ? nearest(within, hasTag("P")) : null;
  if (!paragraph) return null;
  const isBold = [...paragraph.querySelectorAll("b, strong")].some(
    (one: Elementish) => squash(one.textContent) === text,
  );
  return paragraph.getAttribute("class")?.trim() || (isBold ? "" : null);
}

/**
 * Marks the lines by which a page asks somebody: short paragraphs that alone have one mark, of which most are
 * questions, each above a paragraph without it. "Tell me about mistakes." is such a line, and no part of an answer.
 */
export function withAskedMarked(blocks: readonly RawBlock[]): RawBlock[] {
  const marks = blocks.map(markOf);
  const isLine = (at: number) =>
    (blocks[at]?.text.length ?? 0) <= LONGEST &&
    blocks[at + 1]?.kind === "paragraph" &&
    marks[at + 1] !== marks[at];
  const asking = new Set<string>();
  for (const [mark, places] of Map.groupBy(marks.keys(), (at) => marks[at])) {
    const asked = places.filter((at) => ASKS.test(blocks[at]?.text ?? ""));
    const isOften = places.length >= FEWEST && asked.length >= MOSTLY * places.length;
    if (typeof mark === "string" && isOften && places.every(isLine)) asking.add(mark);
  }
  return blocks.map((block, at) => (asking.has(marks[at] ?? UNMARKED) ? { ...block, isAsked: true } : block));
}
