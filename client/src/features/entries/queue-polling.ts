import { QUEUE_POLL, QUEUE_REPOLL } from "#lib/timing";

export interface Polling {
  /** Reads the queues of the active entries; resolves to how many jobs it found ended. */
  poll(): Promise<number>;
  stillActive(): boolean;
}

/**
 * Reads queue status every 2 s while jobs are active. When a look finds some ended and others still
 * active, the next one comes after 1 s already: what was waiting behind them has just started.
 */
export function startPolling({ poll, stillActive }: Polling): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;

  const schedule = (wait: number) => {
    timer = setTimeout(look, wait);
  };
  const look = async () => {
    const began = Date.now();
    const ended = await poll().catch(() => 0);
    if (stopped || !stillActive()) return;
    schedule(Math.max(0, (ended > 0 ? QUEUE_REPOLL : QUEUE_POLL) - (Date.now() - began)));
  };

  schedule(QUEUE_POLL);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
