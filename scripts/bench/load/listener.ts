import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type Listener = ReturnType<typeof startListener>;

/**
 * Asks for lists in a process of its own: an answer that has arrived would wait there while a hundred orders are
 * sent and their answers read.
 */
export function startListener(address: string, tokens: readonly string[]) {
  const child = fork(fileURLToPath(new URL("./lists-process.ts", import.meta.url)), [address, ...tokens]);
  async function tell(told: "watch" | "stop"): Promise<number[]> {
    // The event that does not come is no longer waited for: each call would leave a listener.
    const over = new AbortController();
    const answer = Promise.race(
      ["message", "exit"].map((event) => once(child, event, { signal: over.signal })),
    ).finally(() => over.abort());
    child.send(told);
    const [times] = await answer;
    if (!Array.isArray(times)) throw new Error("the process that asks for lists has ended");
    return times;
  }
  return {
    /** Milliseconds of each list that was asked for from now on, until it is stopped. */
    async watch(): Promise<() => Promise<number[]>> {
      await tell("watch");
      return () => tell("stop");
    },
    stop: () => void (child.connected && child.disconnect()),
  };
}
