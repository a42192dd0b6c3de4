/**
 * Calls at most once an interval, always with the newest value; what came in between is skipped,
 * the last one is not. Calls never overlap, and a failing one is told to `onError`.
 */
export function throttle<T>(
  intervalMs: number,
  call: (value: T) => Promise<void>,
  onError: (e: unknown) => void,
) {
  let pending: { value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const run = () => {
    timer = null;
    const next = pending;
    if (!next) return;
    pending = null;
    timer = setTimeout(run, intervalMs);
    running = running.then(() => call(next.value)).catch(onError);
  };

  return {
    push(value: T) {
      pending = { value };
      if (!timer) run();
    },
    /** Forgets what waits and resolves when nothing runs any more. */
    async stop() {
      pending = null;
      if (timer) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}
