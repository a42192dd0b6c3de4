/** That something happened, by what it happened to: of signals with one key the newest is enough. */
export interface Signal {
  key: string;
}

/** Signals for whoever listens, and for those who join later. */
export interface SignalStream<Kind extends Signal> extends AsyncIterableIterator<Kind, undefined> {
  /** Gives again what a listener hears first, if there is such a thing. */
  greet(): void;
}

/**
 * Signals as an async iterator that may be left at any moment: `return()` ends the wait and
 * unsubscribes, which an async generator that waits would never get to. A slow reader holds one
 * signal a key, the newest. `opening` is heard first: a listener cannot know what happened between its last
 * reading and the moment from which it hears.
 */
export function signalIterator<Kind extends Signal>(
  subscribe: (push: (signal: Kind) => void) => () => void,
  opening?: Kind,
): SignalStream<Kind> {
  const pending = new Map<string, Kind>();
  let wake = () => {};
  let open = true;

  function push(signal: Kind) {
    pending.set(signal.key, signal);
    wake();
  }
  const greet = () => {
    if (opening && open) push(opening);
  };
  const unsubscribe = subscribe(push);
  greet();

  function close() {
    if (open) unsubscribe();
    open = false;
    pending.clear();
    wake();
  }

  return {
    greet,
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
