import type { GroupConcurrencyConfig } from "pg-boss";

/** Places of one process, and whose jobs they take. */
export interface WorkerGroup {
  places: number;
  /** Groups that pg-boss may claim from. */
  groupConcurrency: GroupConcurrencyConfig;
  /** Concurrency limit of a group for jobs taken here, given its own limit. */
  limit(ofGroup: number): number;
}

/** A job carries its group's limit as its tier. */
const TIERS = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((limit) => [String(limit), limit]));

/** Any job that its group may run. */
const open = (places: number): WorkerGroup => ({
  places,
  groupConcurrency: { default: 1, tiers: TIERS },
  limit: (ofGroup) => ofGroup,
});

/** Only jobs of groups of which nothing runs. */
const kept = (places: number): WorkerGroup => ({ places, groupConcurrency: { default: 1 }, limit: () => 1 });

/**
 * Half of the places are kept for groups of which nothing runs: however many and however long the jobs of
 * some, they hold only the other half and one place each. A lone place takes any job.
 */
export function workerGroupsOf(places: number): WorkerGroup[] {
  const forAll = Math.max(1, Math.floor(places / 2));
  return [open(forAll), kept(places - forAll)].filter((lane) => lane.places > 0);
}
