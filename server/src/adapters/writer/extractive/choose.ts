import type { Unit } from "./units.ts";

/** How far past the budget the last unit may reach, as a share of it. */
const SLACK = 0.06;

/**
 * The best units that fill the budget of seconds, in the page's order. A unit that leans on the one
 * before it comes only after that one; when nothing else is left to fill the time, on its own.
 */
export function choose(units: readonly Unit[], scores: readonly number[], budget: number): Unit[] {
  const order = [...units.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const chosen = new Set<number>();
  let left = budget;
  const stands = (index: number) => {
    const previous = units[index - 1];
    return (
      !units[index]?.leans || (chosen.has(index - 1) && previous?.blockIndex === units[index]?.blockIndex)
    );
  };
  const takeBest = (mayTake: (index: number) => boolean) => {
    const fits = (index: number) =>
      !chosen.has(index) && (units[index]?.seconds ?? 0) <= left + SLACK * budget;
    const best = order.find((index) => fits(index) && mayTake(index));
    if (best === undefined) return false;
    chosen.add(best);
    left -= units[best]?.seconds ?? 0;
    return true;
  };
  while (left > SLACK * budget && (takeBest(stands) || takeBest(() => true)));
  return [...chosen].sort((a, b) => a - b).flatMap((index) => units[index] ?? []);
}
