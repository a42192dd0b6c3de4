/** One of several things that may be told in the same place. */
export interface Option<Value> {
  seconds: number;
  worth: number;
  value: Value;
}

/** Seconds are counted in steps so long. */
const STEP = 0.25;

/** One option of each group, worth most together, within so many seconds; null where there is no time for one of each. */
export function bestOfEach<Value>(
  groups: readonly (readonly Option<Value>[])[],
  budget: number,
): Option<Value>[] | null {
  const steps = Math.max(0, Math.floor(budget / STEP));
  let best: ({ worth: number; chosen: Option<Value>[] } | null)[] = Array.from({ length: steps + 1 }, () => ({
    worth: 0,
    chosen: [],
  }));
  for (const group of groups) {
    best = best.map((_, room) =>
      group.reduce<(typeof best)[number]>((found, option) => {
        const left = room - Math.ceil(option.seconds / STEP);
        const before = left >= 0 ? best[left] : null;
        if (!before || (found && found.worth >= before.worth + option.worth)) return found;
        return { worth: before.worth + option.worth, chosen: [...before.chosen, option] };
      }, null),
    );
  }
  return best.at(-1)?.chosen ?? null;
}
