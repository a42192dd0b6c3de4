/** A page that has used so much processor while another user waits is ended, and queued again in the slow lane. */
export const FAIR_MS = 300;
/** Before that, a page lets others go first that are expected to take so much less. Most pages take longer than this. */
const HEAD_START_MS = 10;
/** A page that takes longer than expected also lets those go first that cost less than this share of the time it has used. */
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
 * Whether a page keeps its place, but lets pages go first that are read beside it. Two that cost about the same never
 * rest for each other, however long they take: they would stop each other in turns.
 */
export function restsBeside(page: Running, others: { cost: number }[]): boolean {
  if (page.isOverdue && page.used <= FAIR_MS) return false;
  return others.some(({ cost }) => isCheaper(cost, page));
}
