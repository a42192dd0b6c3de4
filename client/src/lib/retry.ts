import { AppError } from "./errors";
import { RETRIES, RETRY_FIRST, RETRY_LIMIT } from "./timing";

/** 1 s, 2 s, 4 s … never more than 30 s. */
export const retryDelay = (attempt: number): number =>
  Math.min(RETRY_LIMIT, RETRY_FIRST * 2 ** (attempt - 1));

interface Retrying {
  /** Attempts after the first. */
  retries?: number;
  /** Ends the waiting; the last failure is thrown. */
  signal?: AbortSignal;
}

/** Repeats a read that failed for a reason that may pass, as Apollo's link does for its own. */
export async function withRetries<T>(
  read: () => Promise<T>,
  { retries = RETRIES, signal }: Retrying = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt > retries || !(error instanceof AppError && error.retryable)) throw error;
      await wait(retryDelay(attempt), signal);
      if (signal?.aborted) throw error;
    }
  }
}

const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end, { once: true });
  });
