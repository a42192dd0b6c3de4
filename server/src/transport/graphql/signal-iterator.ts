/** That something happened, by what it happened to: of signals with one key the newest is enough. */
export interface Signal {
  key: string;
}

/**
 * Signals as an async iterator that may be left at any moment: `return()` ends the wait and
 * unsubscribes, which an async generator that waits would never get to. A slow reader holds one
 * signal a key, the newest.
 */
export function signalIterator<Kind extends Signal>(
  subscribe: (push: (signal: Kind) => void) => () => void,
): AsyncIterableIterator<Kind, undefined> {
  const pending = new Map<string, Kind>();
  let wake = () => {};
  let open = true;

  const unsubscribe = subscribe((signal) => {
    pending.set(signal.key, signal);
    wake();
  });

  function close() {
    if (open) unsubscribe();
    open = false;
    pending.clear();
    wake();
  }

  return {
    async next() {
      while (open) {
        const [first] = pending.values();
        if (first) {
          pending.delete(first.key);
          return { done: false, value: first };
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return { done: true, value: undefined };
    },
    async return() {
      close();
      return { done: true, value: undefined };
    },
    async throw(error) {
      close();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
