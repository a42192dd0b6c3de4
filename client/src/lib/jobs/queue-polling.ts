import { QUEUE_POLL, QUEUE_REPOLL } from "#lib/timing";

export interface Polling {
  /** Reads the queues of the active entries; resolves to how many jobs it found ended. */
  poll(): Promise<number>;
  stillActive(): boolean;
  /** Time of the last look, by subscription or polling. */
  lookedAt: number;
}

/**
 * Reads queue status every 2 s while jobs are active, counted from the last look: a line that comes and
 * goes puts off none. When a look finds some ended and others still active, the next one comes after
 * 1 s already: what was waiting behind them has just started.
 */
export function startPolling({ poll, stillActive, lookedAt }: Polling): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;

  const schedule = (period: number, since: number) => {
    timer = setTimeout(look, Math.max(0, period - (Date.now() - since)));
  };
  const look = async () => {
    const began = Date.now();
    const ended = await poll().catch(() => 0);
    if (stopped || !stillActive()) return;
    schedule(ended > 0 ? QUEUE_REPOLL : QUEUE_POLL, began);
  };

  schedule(QUEUE_POLL, lookedAt);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
