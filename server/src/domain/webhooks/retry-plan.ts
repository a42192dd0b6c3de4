const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each further attempt. */
const WAITS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
/** Spreads attempts that failed together. */
const JITTER = 0.1;
/** A receiver may ask for more time, but not for ever. */
const LONGEST_WAIT = 24 * HOUR;

/** The moment of the next attempt after some that failed; null after the last one. */
export function nextAttempt(
  attempts: number,
  retryAfter: number | null,
  now = Date.now(),
  random = Math.random,
): Date | null {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) return null;
  const spread = wait * (1 + JITTER * (2 * random() - 1));
  return new Date(now + 1_000 * Math.max(spread, Math.min(retryAfter ?? 0, LONGEST_WAIT)));
}
