import { setTimeout as wait } from "node:timers/promises";

/** Asks until the answer is there; fails with what was waited for when the deadline passes. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  seconds = 30,
): Promise<T> {
  // Not the time of day: a test may hold that still.
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer) return answer;
    await wait(25);
  }
  throw new Error(`after ${seconds} s still waiting for ${what}`);
}
