import { AppError } from "#kernel/errors";

/** Lets each key pass `max` times in any `perMs`; then throws TOO_MANY_REQUESTS with the time to wait. */
export function rateGate({ max, perMs }: { max: number; perMs: number }, now: () => number = Date.now) {
  const passed = new Map<string, number[]>();

  /** Forgets hosts without recent requests, so that the map stays small. */
  function forgetOld() {
    for (const [key, times] of passed) if ((times.at(-1) ?? 0) <= now() - perMs) passed.delete(key);
  }

  return (key: string): void => {
    const times = (passed.get(key) ?? []).filter((time) => time > now() - perMs);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= max)
      throw new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil((oldest + perMs - now()) / 1_000) });
    forgetOld();
    passed.set(key, [...times, now()]);
  };
}
