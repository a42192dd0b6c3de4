type Push<Signal> = (key: string, signal: Signal) => void;

/**
 * Signals as an async iterator that may be left at any moment: `return()` ends the wait and
 * unsubscribes, which an async generator that waits would never get to. A slow reader holds one
 * signal a key, the newest.
 */
export function signalIterator<Signal>(
  subscribe: (push: Push<Signal>) => () => void,
): AsyncIterableIterator<Signal, undefined> {
  const pending = new Map<string, Signal>();
  let wake = () => {};
  let open = true;

  const unsubscribe = subscribe((key, signal) => {
    pending.set(key, signal);
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
        const [first] = pending;
        if (first) {
          pending.delete(first[0]);
          return { done: false, value: first[1] };
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
