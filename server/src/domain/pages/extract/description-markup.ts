import type { Block } from "#kernel/page";
import { textOf } from "../html/json.ts";
import { advertises, describes } from "./description-prose.ts";

const LONGEST = 20_000;
const BREAK = /<(?:br|\/?(?:p|div|ul|ol|h[1-6]|tr))\b[^<>]{0,500}>|\r?\n/gi;
const ITEM = /<li\b[^<>]{0,500}>/gi;
const SIGN = /^\s*[-–•・*●]\s*/u;

/** The lines of a description that a shop keeps as markup, a block each; none where none of them is a sentence. */
export function blocksOfMarkup(markup: string): Block[] {
  const lines = markup
    .slice(0, LONGEST)
    .replace(ITEM, "\n- ")
    .replace(BREAK, "\n")
    .split("\n")
    .flatMap((line) => textOf(line) ?? [])
    .filter((line) => !advertises(line));
  return lines.some(describes) ? lines.map(blockOf).filter(({ text }) => text !== "") : [];
}

const blockOf = (line: string): Block =>
  SIGN.test(line) ? { kind: "list_item", text: line.replace(SIGN, "") } : { kind: "paragraph", text: line };
