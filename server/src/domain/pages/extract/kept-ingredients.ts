import type { RawBlock } from "./blocks.ts";

/** 「材料（2人分）」, "Ingredients" */
const HEADING = /^材料(?:[\s（(［[].{1,16})?$|^(?:the )?ingredients(?: \(?for .{1,16})?:?$/iu;
/** Between the heading and the first of them stand buttons and the number of people. */
const NEAR = 8;
const FEWEST = 3;

/**
 * With the ingredients of a recipe their heading is kept: it is short, a button often stands beside it, and without
 * it nobody knows what the list below is for.
 */
export function withIngredientsHeaded(all: readonly RawBlock[], kept: readonly boolean[]): boolean[] {
  const result = [...kept];
  for (const [at, { kind, text }] of all.entries()) {
    if (kind !== "heading" || kept[at] || !HEADING.test(text.trim())) continue;
    const first = all.findIndex((block, index) => index > at && block.kind === "list_item");
    const isNear = first !== -1 && first - at <= NEAR;
    const list = Array.from({ length: FEWEST }, (_, index) => first + index);
    if (isNear && list.every((index) => kept[index] && all[index]?.kind === "list_item")) result[at] = true;
  }
  return result;
}
