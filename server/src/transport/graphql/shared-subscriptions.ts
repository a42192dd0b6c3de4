import type { Signal, SignalStream } from "./signal-iterator.ts";

/** Somebody who hears the results of a subscription, as JSON. */
export interface Listener {
  hear(key: string, payload: string): void;
}

interface Shared {
  stream: SignalStream<Signal>;
  listeners: Set<Listener>;
}

/**
 * Subscriptions by what decides their results: operation, variables and viewer. An event is read and
 * executed once for all who listen to the same, one event after the other, and they get the same JSON.
 */
export function sharedSubscriptions() {
  const all = new Map<string, Shared>();

  async function follow({ stream, listeners }: Shared, execute: (signal: Signal) => Promise<string>) {
    for await (const signal of stream) {
      const payload = await execute(signal);
      for (const listener of listeners) listener.hear(signal.key, payload);
    }
  }

  return {
    /**
     * Returns the function that leaves. `stream` is what the listener itself was allowed to hear; where
     * others hear the same already, it is closed, and what this one hears first all hear in their turn: apart
     * from them it could come behind what is newer. `execute` never rejects.
     */
    join(
      key: string,
      listener: Listener,
      stream: SignalStream<Signal>,
      execute: (signal: Signal) => Promise<string>,
    ): () => void {
      let shared = all.get(key);
      if (shared) {
        void stream.return?.();
        shared.stream.greet();
      } else {
        shared = { stream, listeners: new Set() };
        all.set(key, shared);
        void follow(shared, execute);
      }
      const { listeners, stream: source } = shared;
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || all.get(key)?.listeners !== listeners) return;
        all.delete(key);
        void source.return?.();
      };
    },
  };
}
