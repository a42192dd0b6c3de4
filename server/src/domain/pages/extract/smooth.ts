import type { Weighed } from "./features.ts";
import type { Surroundings } from "./surroundings.ts";

/** In longer lists some items are text and others are not. */
const LONGEST_LIST = 80;

/** Draws the rows of a table and the items of a list to each other: they belong together. */
export function smoothed(weighed: readonly Weighed[], judged: readonly number[]): number[] {
  const sums = new Map<Surroundings, { kept: number; all: number; count: number }>();
  const listOf = ({ block: { kind }, around }: Weighed) =>
    kind === "table_row" || kind === "list_item" ? (around?.list ?? null) : null;
  weighed.forEach((one, index) => {
    const list = listOf(one);
    if (!list) return;
    const sum = sums.get(list) ?? { kept: 0, all: 0, count: 0 };
    const weight = Math.sqrt(one.block.text.length);
    sum.kept += weight * (judged[index] ?? 0);
    sum.all += weight;
    sum.count++;
    sums.set(list, sum);
  });
  return weighed.map((one, index) => {
    const own = judged[index] ?? 0;
    const list = listOf(one);
    const sum = list && sums.get(list);
    return sum && sum.count > 1 && sum.count <= LONGEST_LIST ? (own + sum.kept / sum.all) / 2 : own;
  });
}
