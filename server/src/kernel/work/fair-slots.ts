export interface FairSlots {
  /** A place, as soon as one is free and it is the asker's turn; rejects with the signal's reason. */
  take(signal?: AbortSignal): Promise<number>;
  release(place: number): void;
}

/**
 * A fixed number of places, given in turn: what asks under one signal is one asker, and however much it
 * asks for, each other asker gets a place between two of its own. Of one asker, first come, first served.
 */
export function createFairSlots(places: number): FairSlots {
  const free = Array.from({ length: places }, (_, place) => place);
  /** Waiting jobs by asker, in order of turns. No queue is empty. */
  const lines = new Map<object, ((place: number) => void)[]>();

  function wait(signal: AbortSignal | undefined, begin: (place: number) => void) {
    const asker = signal ?? begin;
    const line = lines.get(asker);
    if (line) line.push(begin);
    else lines.set(asker, [begin]);
  }

  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const place = free.pop();
        if (place !== undefined) return resolve(place);
        const give = () => {
          lines.delete(signal as AbortSignal);
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", give, { once: true });
        wait(signal, (given) => {
          signal?.removeEventListener("abort", give);
          resolve(given);
        });
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
