import { FAIR_MS, restsBeside } from "./making-room.ts";
import type { Lane } from "./reading-lanes.ts";

/** Cheaper pages keep one from the processor no longer than this in all. */
const LONGEST_REST_MS = 2_000;

/** A page that has a place. */
export interface BeingRead {
  owner: string;
  lane: Lane;
  /** Milliseconds of processor that it may take. */
  expected: number;
  /** It was given its place by arrival, and keeps it for as long as is fair. */
  isOverdue: boolean;
  /** Milliseconds of processor so far, and of rest by the clock; null while its process is loaded. */
  reading: { readonly used: number; readonly rested: number; readonly isPaused: boolean } | null;
}

/** Until then a page that takes longer than expected, as in a cold process, keeps its precedence. */
const costOf = ({ expected, reading }: BeingRead) =>
  reading && reading.used > FAIR_MS ? reading.used : expected;

/**
 * The pages that have a place. On the last free processor a page takes half as long again: clearing memory and
 * compiling have threads of their own. So where more are read than there are processors to spare, a page rests in its
 * place while one of another user that costs less goes on in the normal lane. One that rests itself is no reason: two
 * of which each comes first by one measure would wait for each other.
 */
export function pagesBeingRead(toSpare: number, longestRestMs = LONGEST_REST_MS) {
  const pages = new Set<BeingRead>();
  return {
    begin(page: BeingRead): BeingRead {
      pages.add(page);
      return page;
    },
    end: (page: BeingRead) => void pages.delete(page),
    hasNormal: () => [...pages].some(({ lane }) => lane === "normal"),
    rests({ owner, expected, isOverdue, reading }: BeingRead): boolean {
      const { used, rested } = reading ?? { used: 0, rested: 0 };
      if (pages.size <= toSpare || rested >= longestRestMs) return false;
      const others = [...pages]
        .filter((other) => other.lane === "normal" && other.owner !== owner && !other.reading?.isPaused)
        .map((other) => ({ cost: costOf(other) }));
      return restsBeside({ expected, used, isOverdue }, others);
    },
  };
}
