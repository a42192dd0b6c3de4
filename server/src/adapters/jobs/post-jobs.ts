import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";
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

/** A post that was in the queue before keeps its place in it: the oldest are taken first. */
interface Sent extends PostJob {
  since?: string;
}

export async function sendPosts(boss: PgBoss, tx: SqlTransaction, posts: readonly Sent[]): Promise<void> {
  if (posts.length === 0) return;
  const given = posts.map((post) => ({ ...post, jobId: randomUUID() }));
  const jobs = given.map(({ jobId, id, group, startAfter }) => ({
    id: jobId,
    data: { id },
    // One of an early version may have none.
    ...(group && { group: { id: group } }),
    ...(startAfter && { startAfter }),
  }));
  await boss.insert(POSTS, jobs, { db: fromDrizzle(tx, sql) });
  const placed = given.filter(({ since }) => since);
  if (placed.length > 0)
    await tx.execute(sql`
      update pgboss.job j set created_on = r.since
      from unnest(
        ${makePgArray(placed.map(({ jobId }) => jobId))}::uuid[],
        ${makePgArray(placed.map(({ since }) => since))}::timestamptz[]
      ) as r(id, since)
      where j.name = ${POSTS} and j.id = r.id`);
  if (posts.some(({ startAfter }) => !startAfter)) await notifyOfPosts(tx);
}
