import { abortable } from "./abortable.ts";

interface Done<Result> {
  result: Result;
  /** Whether it was done for this caller, and not for one who asked before. */
  isOwn: boolean;
}

/**
 * Callers that ask for the same thing at once share one run. If it fails, is aborted or takes too long, the
 * next caller runs it.
 */
export function createSingleFlight<Result>({ patienceMs }: { patienceMs: number }) {
  const running = new Map<string, Promise<Result>>();

  return async (key: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Done<Result>> => {
    let awaited: Promise<Result> | undefined;
    for (let other = running.get(key); other && other !== awaited; other = running.get(key)) {
      awaited = other;
      const enough = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      try {
        return { result: await abortable(other, enough), isOwn: false };
      } catch {
        signal.throwIfAborted();
      }
    }
    const own = work().finally(() => {
      if (running.get(key) === own) running.delete(key);
    });
    running.set(key, own);
    return { result: await own, isOwn: true };
  };
}
