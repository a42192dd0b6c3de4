import type { RawBlock } from "./blocks.ts";
import { letters } from "./width.ts";

/** Whether an extractor took a block along, be it as part of a longer one. */
export function memberOf(taken: readonly RawBlock[]): (block: RawBlock) => boolean {
  const texts = new Set(taken.map(({ text }) => text));
  const all = letters(taken.map(({ text }) => text).join(""));
  return ({ text }) => {
    if (texts.has(text)) return true;
    return text.length > 30 && all.includes(letters(text));
  };
}
