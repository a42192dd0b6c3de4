/** The steps between the click and the first sound, in order. */
const hops = ["asked", "ordered", "told", "listed", "fetched", "decoded", "heard"] as const;
export type LatencyMark = (typeof hops)[number];

const nameOf = (hop: LatencyMark) => `listen:${hop}`;

/**
 * Marks a moment of the way on the page's time line, where the browser's own tools show it. Each is
 * marked once, from one click to the next.
 */
export function markLatency(hop: LatencyMark): void {
  if (hop === "asked") for (const each of hops) performance.clearMarks(nameOf(each));
  else if (performance.getEntriesByName(nameOf(hop)).length > 0) return;
  performance.mark(nameOf(hop));
}
