/**
 * Calls at most `most` times in any `perMs`, always with the newest value; what came in between is
 * skipped, the last one is not. As long as few come, each is told at once: the first sentence that can
 * be heard does not wait for its turn. Calls never overlap, and a failing one is told to `onError`.
 */
export function throttle<T>(
  { most, perMs }: { most: number; perMs: number },
  call: (value: T) => Promise<void>,
  onError: (e: unknown) => void,
) {
  let pending: { value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const times: number[] = [];

  const run = () => {
    timer = null;
    const next = pending;
    if (!next) return;
    pending = null;
    times.push(performance.now());
    if (times.length > most) times.shift();
    running = running.then(() => call(next.value)).catch(onError);
  };

  return {
    push(value: T) {
      pending = { value };
      if (timer) return;
      const [oldest] = times;
      const wait = times.length < most || oldest === undefined ? 0 : oldest + perMs - performance.now();
      if (wait <= 0) run();
      else timer = setTimeout(run, wait);
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
