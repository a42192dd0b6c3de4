import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { SqlTransaction } from "#kernel/sql";
import type { PostJob } from "#ports/jobs";
import { notifyOfPosts } from "./post-wakes.ts";

/** A queue beside the one of jobs that cost processor time: posts only wait. */
export const POSTS = "posts";
/** Posts that a process has taken together are one job here, due when the process should long have ended them. */
export const CLAIMS = "post-claims";

/** Posts of a former version were claimed one by one, and run again after this time if their process was killed. */
const EXPIRE_SECONDS = 60;
/** The row decides when a post has failed for good, not the number of processes that died with it. */
const MOST_LOST = 1_000;
const KEPT_SECONDS = 3_600;
const options = {
  retryLimit: MOST_LOST,
  retryDelay: 0,
  expireInSeconds: EXPIRE_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
};

export async function createPosts(boss: PgBoss): Promise<void> {
  await boss.createQueue(POSTS, options);
  await boss.createQueue(CLAIMS, options);
}

export async function sendPosts(boss: PgBoss, tx: SqlTransaction, posts: readonly PostJob[]): Promise<void> {
  if (posts.length === 0) return;
  const jobs = posts.map(({ id, group, startAfter }) => ({
    data: { id },
    // One of an early version may have none.
    ...(group && { group: { id: group } }),
    ...(startAfter && { startAfter }),
  }));
  await boss.insert(POSTS, jobs, { db: fromDrizzle(tx, sql) });
  if (posts.some(({ startAfter }) => !startAfter)) await notifyOfPosts(tx);
}
