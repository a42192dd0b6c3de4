import { setImmediate as othersTurn } from "node:timers/promises";
import pLimit from "p-limit";

/** A request looks at the event loop several times until it is answered, and each time a slice may come before it. */
const SLICE_MS = 1;

/** One slice between two looks at what arrived, however many works are under way. */
const inTurn = pLimit(1);

/** Work on the event loop that others come between: it stops at a `yield` when its slice is over, and goes on behind them. */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  sliceMs = SLICE_MS,
): Promise<Result> {
  for (;;) {
    const ended = await inTurn(async () => {
      const step = slice(work, sliceMs);
      await othersTurn();
      return step;
    });
    if (ended.done) return ended.value;
  }
}

function slice<Result>(work: Generator<unknown, Result>, ms: number) {
  const over = performance.now() + ms;
  let step = work.next();
  while (!step.done && performance.now() < over) step = work.next();
  return step;
}

/** The same at once, where nothing may come between. */
export function atOnce<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
