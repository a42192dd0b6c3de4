// @ts-check
/**
 * Hands on to a child what asks this process to end, so that the child ends in its own way.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => void} stops that
 */
export function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => void child.kill(signal);
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
