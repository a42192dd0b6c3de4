import { createFairSlots } from "#kernel/work/fair-slots";

/**
 * One order's queries are answered while the next one is priced. With more of them between two of its own
 * questions, a list would wait for a piece of each.
 */
const AT_ONCE = 3;

/** Several times what an order takes: one that waits for a lock, or prices hours of text, holds up nobody. */
const LONGEST_MS = 100;

/** However many orders come one after the other, jobs wait no longer for a moment without any. */
const PATIENCE_MS = 1_000;

/**
 * The beginning of a job takes the event loop and several connections for a moment. Jobs that were held begin so long
 * after each other, so that requests come between: the voices have enough to do with the first of them.
 */
const APART_MS = 50;

/** Has few orders worked on at once, their users in turn. One that takes too long goes on outside its turn. */
export function orderTurns(atOnce = AT_ONCE) {
  const places = createFairSlots(atOnce);
  let open = 0;
  let burst: ReturnType<typeof until> | undefined;
  let lastBegan = Promise.resolve();

  async function beginApart() {
    const before = lastBegan;
    lastBegan = before.then(() => until(APART_MS).over);
    await before;
  }

  function enter() {
    open += 1;
    burst ??= until(PATIENCE_MS);
  }

  function leave(place: number) {
    places.release(place);
    open -= 1;
    if (open > 0) return;
    burst?.end();
    burst = undefined;
  }

  return {
    async take<Answer>(userId: string, order: () => Promise<Answer>): Promise<Answer> {
      enter();
      const place = await places.take(userId);
      const turn = until(LONGEST_MS);
      void turn.over.then(() => leave(place));
      try {
        return await order();
      } finally {
        turn.end();
      }
    },

    /**
     * Until no order waits or has its turn, or the orders that follow each other have come for a second. A job
     * that begins amid them would slow them and all other requests, and end hardly sooner. Jobs that have waited for
     * that begin one after the other.
     */
    async quiet(): Promise<void> {
      if (!burst || burst.isOver()) return;
      await burst.over;
      await beginApart();
    },
  };
}

/** Ends when it is told to, or after so long. */
function until(ms: number) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const end = () => {
    clearTimeout(timer);
    isOver = true;
    resolve();
  };
  const timer = setTimeout(end, ms);
  return { over, end, isOver: () => isOver };
}
