/** A page that has used so much processor while another user waits goes on in the slow lane. */
export const FAIR_MS = 300;
/** Before that it lets those go first that are expected to take so much less. Shorter than most pages take. */
const HEAD_START_MS = 10;
/** Where it takes longer than expected, also those that cost less than this share of what it has used. */
const SHARE_OF_USED = 0.6;

interface Running {
  /** Milliseconds of processor that it may take. */
  expected: number;
  /** Milliseconds of processor so far. */
  used: number;
  /** Cheaper pages went first for too long. */
  isOverdue: boolean;
}

/**
 * Whether a page in the normal lane is stopped for the next ones of other users. The cheapest decides, though another
 * may be the first to go: one that has waited too long is not to keep the others behind what runs.
 */
export function makesRoom({ expected, used, isOverdue }: Running, waiting: { cost: number }[]): boolean {
  const cost = Math.min(...waiting.map((next) => next.cost));
  if (used > FAIR_MS) return cost < used;
  return !isOverdue && cost < Math.max(expected - HEAD_START_MS, used * SHARE_OF_USED);
}
