/** Failing work is tried again so much later. */
const AFTER_FAILURE_MS = 5_000;

interface How {
  everyMs: number;
  /** Asked before each time, and after it: where it is not, the work rests until the next `keepOn`. */
  isNeeded: () => boolean;
  /** Told of the first of failures in a row. */
  onError: (error: unknown) => void;
}

/** Does work again and again, so long after its last end: it never runs twice at once, however slow it is. */
export function repeated(work: () => Promise<void>, { everyMs, isNeeded, onError }: How) {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAskedAgain = false;
  let hasFailed = false;
  let isStopped = false;

  async function once(): Promise<void> {
    isAskedAgain = false;
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    isRunning = true;
    do await once();
    while (isAskedAgain && !hasFailed && !isStopped);
    isRunning = false;
    keepOn();
  }

  function onTime(): void {
    timer = undefined;
    if (isNeeded()) void run();
  }

  function keepOn(): void {
    if (isRunning || isStopped || !isNeeded()) return;
    timer ??= setTimeout(onTime, hasFailed ? AFTER_FAILURE_MS : everyMs).unref();
  }

  return {
    /** Goes on, where the work rests. */
    keepOn,

    /** Does the work at once; if it runs just now, once more afterwards. After a failure it waits for its usual time. */
    now(): void {
      isAskedAgain = true;
      if (!isRunning && !isStopped && !hasFailed && isNeeded()) void run();
    },

    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
