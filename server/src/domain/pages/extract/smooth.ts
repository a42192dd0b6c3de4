import type { Weighed } from "./features.ts";
import { byLook } from "./looks.ts";
import type { Surroundings } from "./surroundings.ts";

/** In longer lists some items are text and others are not. */
const LONGEST_LIST = 80;
const LEAST_ALIKE = 4;
const MOST_ALIKE = 200;
/** How far each is drawn to the middle of its like: the same field of all cards nearly belongs to the text or not. */
const DRAWN_BY_LOOK = 0.8;
const DRAWN_BY_LIST = 0.5;

/** Draws blocks that belong together to each other: first those in like places, then the rows of a table. */
export const smoothed = (weighed: readonly Weighed[], judged: readonly number[]): number[] =>
  withinLists(weighed, withinLooks(weighed, judged));

const mean = (weighed: readonly Weighed[], judged: readonly number[], indexes: readonly number[]) => {
  let [kept, all] = [0, 0];
  for (const index of indexes) {
    const weight = Math.sqrt(weighed[index]?.block.text.length ?? 0);
    kept += weight * (judged[index] ?? 0);
    all += weight;
  }
  return all === 0 ? 0 : kept / all;
};

function drawn(
  weighed: readonly Weighed[],
  judged: readonly number[],
  groups: Iterable<readonly number[]>,
  share: number,
) {
  const result = [...judged];
  for (const indexes of groups) {
    const middle = mean(weighed, judged, indexes);
    for (const index of indexes) result[index] = (1 - share) * (judged[index] ?? 0) + share * middle;
  }
  return result;
}

/** Places without a class look like each other for no reason. */
function withinLooks(weighed: readonly Weighed[], judged: readonly number[]): number[] {
  const isNamed = (path: string) =>
    path
      .split(">")
      .slice(-2)
      .some((step) => /\.\S/.test(step));
  const groups = [...byLook(weighed).values()].filter(
    (indexes) =>
      indexes.length >= LEAST_ALIKE &&
      indexes.length <= MOST_ALIKE &&
      isNamed(weighed[indexes[0] ?? 0]?.around?.path ?? ""),
  );
  return drawn(weighed, judged, groups, DRAWN_BY_LOOK);
}

/** The rows of a table and the items of a list. */
function withinLists(weighed: readonly Weighed[], judged: readonly number[]): number[] {
  const lists = new Map<Surroundings, number[]>();
  weighed.forEach(({ block: { kind }, around }, index) => {
    if (!around?.list || (kind !== "table_row" && kind !== "list_item")) return;
    const items = lists.get(around.list);
    if (items) items.push(index);
    else lists.set(around.list, [index]);
  });
  return drawn(
    weighed,
    judged,
    [...lists.values()].filter((items) => items.length > 1 && items.length <= LONGEST_LIST),
    DRAWN_BY_LIST,
  );
}
