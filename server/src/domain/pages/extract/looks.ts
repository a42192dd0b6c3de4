import type { Weighed } from "./features.ts";
import type { Surroundings } from "./surroundings.ts";

/** The blocks of a page by the look of their places: the fields of a list's items are each together. */
export function byLook(weighed: readonly Weighed[]): Map<string, number[]> {
  const looks = new Map<string, number[]>();
  weighed.forEach(({ around, block }, index) => {
    const look = lookOf(around, block.kind);
    const same = looks.get(look);
    if (same) same.push(index);
    else looks.set(look, [index]);
  });
  return looks;
}

export const lookOf = (around: Surroundings | null, kind: string) => `${kind} ${around?.path ?? ""}`;
