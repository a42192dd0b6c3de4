interface CircuitBreaker {
  /** Milliseconds until the next try makes sense; 0 when one may be made now. */
  wait(): number;
  succeeded(): void;
  failed(): void;
}

/**
 * Spares a service that is down: after some failures in a row nothing is asked of it for a while, then
 * one call may try; the next failure closes the way again, a success opens it for all.
 */
export function circuitBreaker({
  failures,
  restMs,
  now = Date.now,
}: {
  failures: number;
  restMs: number;
  now?: () => number;
}): CircuitBreaker {
  let inARow = 0;
  let restsUntil = 0;
  return {
    wait() {
      const left = restsUntil - now();
      if (inARow < failures || left > 0) return Math.max(0, left);
      // Later callers wait for the result of this one.
      restsUntil = now() + restMs;
      return 0;
    },
    succeeded() {
      inARow = 0;
      restsUntil = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) restsUntil = now() + restMs;
    },
  };
}
