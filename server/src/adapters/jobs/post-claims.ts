import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { SqlDatabase, SqlTransaction } from "#kernel/sql";
import { CLAIMS, POSTS, sendPosts } from "./post-jobs.ts";

/** Posts whose process was killed run again after this time. */
const CLAIMED_SECONDS = 60;
/** Claims that are due are rare, and a few seconds later will do. */
const LOOK_SECONDS = 5;

/** Posts that were taken together. The job of each is gone, and one job holds all of them. */
interface Claim {
  jobId: string;
  at: number;
  /** Those that have not ended. */
  open: Set<HeldPost>;
}

/** A post that this process has taken. */
export interface HeldPost {
  id: string;
  group: string;
  claim: Claim;
}

interface Limits {
  most: number;
  /** Posts of one group that a process may hold. */
  perGroup: number;
  held: Iterable<HeldPost>;
  /** Groups of which nothing is taken. */
  without: readonly string[];
}

/**
 * Takes posts that are due. Their jobs go and one job comes in the same transaction, so that they are written in one
 * place or the other: to claim each job by itself would cost more than all else that the database does for a post.
 */
export async function claimPosts(
  boss: PgBoss,
  db: SqlDatabase,
  { most, perGroup, held, without }: Limits,
): Promise<HeldPost[]> {
  const room: Record<string, number> = {};
  for (const { group } of held) room[group] = (room[group] ?? perGroup) - 1;
  const full = Object.keys(room).filter((group) => (room[group] ?? 0) <= 0);
  const claim: Claim = { jobId: randomUUID(), at: Date.now(), open: new Set() };
  await db.transaction(async (tx) => {
    // The index by which pg-boss gives out jobs has their order. Else all that wait may be sorted to take a few.
    await tx.execute(sql`set local enable_sort = off`);
    // A post that finds no room stays as it is.
    const posts = await tx.execute<{ id: string; group: string }>(sql`
      with due as (
        select id, coalesce(group_id, '') as group_id from pgboss.job
        where name = ${POSTS} and state < 'active' and not blocked and start_after <= now()
          and coalesce(group_id, '') <> all(${makePgArray([...full, ...without])}::text[])
        order by priority desc, created_on
        limit ${most}
        for update skip locked
      ), ranked as (
        select id, group_id, row_number() over (partition by group_id) as nth from due
      )
      delete from pgboss.job
      where name = ${POSTS} and id = any(array(
        select id from ranked where nth <= coalesce((${JSON.stringify(room)}::jsonb ->> group_id)::int, ${perGroup})
      ))
      returning data ->> 'id' as id, coalesce(group_id, '') as "group"`);
    if (posts.length === 0) return;
    for (const { id, group } of posts) claim.open.add({ id, group, claim });
    const jobs = [{ id: claim.jobId, data: dataOf(claim.open), startAfter: CLAIMED_SECONDS }];
    await boss.insert(CLAIMS, jobs, { db: fromDrizzle(tx, sql) });
  });
  return [...claim.open];
}

/**
 * Writes in the caller's transaction that these posts no longer belong to their claims; `forget` once that is
 * committed. A claim without posts goes. The job of another one still names them, which does no harm where the row of
 * a post tells that it has ended; those that come `again` are taken out, because they have a job of their own.
 */
export async function leaveClaims(
  tx: SqlTransaction,
  posts: readonly HeldPost[],
  again: ReadonlySet<string> = new Set(),
): Promise<void> {
  const gone: string[] = [];
  for (const [claim, own] of Map.groupBy(posts, (post) => post.claim)) {
    if (own.length === claim.open.size) gone.push(claim.jobId);
    else if (own.some(({ id }) => again.has(id))) {
      const ended = new Set(own);
      const left = [...claim.open].filter((post) => !ended.has(post));
      await tx.execute(sql`
        update pgboss.job set data = ${JSON.stringify(dataOf(left))}::jsonb
        where name = ${CLAIMS} and id = ${claim.jobId}`);
    }
  }
  if (gone.length > 0)
    await tx.execute(
      sql`delete from pgboss.job where name = ${CLAIMS} and id = any(${`{${gone.join()}}`}::uuid[])`,
    );
}

export function forget(posts: readonly HeldPost[]): void {
  for (const post of posts) post.claim.open.delete(post);
}

/** Gives posts back to any free process. Those of a claim whose time is over belong to others. */
export async function handBackPosts(
  boss: PgBoss,
  db: SqlDatabase,
  posts: readonly HeldPost[],
): Promise<void> {
  if (posts.length === 0) return;
  const jobIds = [...new Set(posts.map(({ claim }) => claim.jobId))];
  await db.transaction(async (tx) => {
    const rows = await tx.execute<{ id: string }>(sql`
      select id from pgboss.job
      where name = ${CLAIMS} and id = any(${`{${jobIds.join()}}`}::uuid[]) and state = 'created'
      for update`);
    const standing = new Set(rows.map(({ id }) => id));
    const own = posts.filter(({ claim }) => standing.has(claim.jobId));
    await sendPosts(boss, tx, own);
    await leaveClaims(tx, own, new Set(own.map(({ id }) => id)));
  });
  forget(posts);
}

interface ClaimData {
  /** Identifiers of posts by their groups. */
  groups: Record<string, string[]>;
}

function dataOf(posts: Iterable<HeldPost>): ClaimData {
  const groups = Map.groupBy(posts, ({ group }) => group);
  return {
    groups: Object.fromEntries(Array.from(groups, ([group, own]) => [group, own.map(({ id }) => id)])),
  };
}

/** Gives back the posts of processes that were killed. */
export const workLostClaims = (boss: PgBoss, db: SqlDatabase, pollingIntervalSeconds = LOOK_SECONDS) =>
  boss.work<ClaimData>(CLAIMS, { pollingIntervalSeconds }, async ([job]) => {
    if (!job) return;
    const posts = Object.entries(job.data.groups).flatMap(([group, ids]) => ids.map((id) => ({ id, group })));
    await db.transaction(async (tx) => {
      await sendPosts(boss, tx, posts);
      await boss.deleteJob(CLAIMS, job.id, { db: fromDrizzle(tx, sql) });
    });
  });
