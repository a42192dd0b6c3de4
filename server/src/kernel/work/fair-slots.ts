export interface FairSlots {
  /** A place, as soon as one is free and it is the asker's turn; rejects with the signal's reason. */
  take(asker?: AbortSignal | string): Promise<number>;
  release(place: number): void;
}

/**
 * A fixed number of places, given in turn: what asks under one signal or name is one asker, and however much
 * it asks for, each other asker gets a place between two of its own. Of one asker, first come, first served.
 */
export function createFairSlots(places: number): FairSlots {
  const free = Array.from({ length: places }, (_, place) => place);
  /** Waiting jobs by asker, in order of turns. No queue is empty. */
  const lines = new Map<object | string, ((place: number) => void)[]>();

  function wait(asker: object | string, begin: (place: number) => void) {
    const line = lines.get(asker);
    if (line) line.push(begin);
    else lines.set(asker, [begin]);
  }

  return {
    take: (asker) =>
      new Promise((resolve, reject) => {
        const signal = typeof asker === "object" ? asker : undefined;
        signal?.throwIfAborted();
        const place = free.pop();
        if (place !== undefined) return resolve(place);
        const give = () => {
          lines.delete(signal as AbortSignal);
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", give, { once: true });
        const begin = (given: number) => {
          signal?.removeEventListener("abort", give);
          resolve(given);
        };
        wait(asker ?? begin, begin);
      }),

    release(place) {
      const [next] = lines;
      if (!next) return void free.push(place);
      const [asker, [begin, ...line]] = next;
      lines.delete(asker);
      if (line.length > 0) lines.set(asker, line);
      begin?.(place);
    },
  };
}
