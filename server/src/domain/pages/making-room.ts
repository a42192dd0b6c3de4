/** A page that has used so much processor while another user waits is ended, and queued again in the slow lane. */
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

const isCheaper = (cost: number, { expected, used }: Running) =>
  cost < Math.max(expected - HEAD_START_MS, used * SHARE_OF_USED);

/**
 * Whether a page in the normal lane is stopped, or ended, for the next ones of other users. The cheapest decides, though another
 * may be the first to go: one that has waited too long is not to keep the others behind what runs.
 */
export function makesRoom(page: Running, waiting: { cost: number }[]): boolean {
  const cost = Math.min(...waiting.map((next) => next.cost));
  if (page.used > FAIR_MS) return waiting.length > 0;
  return !page.isOverdue && isCheaper(cost, page);
}

/**
 * Whether a page keeps its place, but lets those go first that are read beside it. Neither of two that cost about the
 * same does, however much that is: they would stop each other in turns.
 */
export function restsBeside(page: Running, others: { cost: number }[]): boolean {
  if (page.isOverdue && page.used <= FAIR_MS) return false;
  return others.some(({ cost }) => isCheaper(cost, page));
}
