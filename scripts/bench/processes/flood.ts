import { setTimeout as sleep } from "node:timers/promises";

/** It takes less than this. */
const LONGEST_MS = 15_000;
const AT_ONCE = 20;

export const minute = () => Math.floor(Date.now() / 60_000);

interface Asker {
  authorization: string;
  /** The minute in which he has asked for something else. */
  askedFirst: number;
}

/** How many of twice as many requests as a minute allows are answered, in one minute, over all web processes. */
export async function flood(
  address: (at: number) => string,
  { authorization, askedFirst }: Asker,
  allowed: number,
): Promise<number> {
  const left = 60_000 - (Date.now() % 60_000);
  // A minute that ends meanwhile would count anew, and one in which he has asked before counts that.
  if (left < LONGEST_MS || minute() === askedFirst) await sleep(left + 100);
  let answered = 0;
  for (let round = 0; round < (allowed * 2) / AT_ONCE; round++) {
    const asked = Array.from({ length: AT_ONCE }, (_, at) =>
      fetch(`${address(at)}/api/credits/balance`, { headers: { authorization } }),
    );
    for (const { status } of await Promise.all(asked)) if (status === 200) answered += 1;
  }
  return answered;
}
