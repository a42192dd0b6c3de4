/** Safari has no word for it: a moment later, then. */
const A_MOMENT = 500;

/** Calls back once the page has nothing else to do; returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
