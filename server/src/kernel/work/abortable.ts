/** Gives up waiting as soon as the signal says so, with its reason; the work itself goes on. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
    // Also after it was given up: a failure that nobody hears would end the process.
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}
