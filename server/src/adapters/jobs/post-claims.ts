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
/** A process that is killed leaves one for each look that found something: they come back together. */
const LOST_AT_ONCE = 100;

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
  /** Its place in the queue: when its job was sent first. */
  since: string;
  claim: Claim;
}

interface Limits {
  most: number;
  /** Posts of one group that a process may hold. */
  perGroup: number;
  /** The same for a group of which some are held. */
  perHeldGroup?: (group: string) => number;
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
  { most, perGroup, perHeldGroup = () => perGroup, held, without }: Limits,
): Promise<HeldPost[]> {
  const room: Record<string, number> = {};
  for (const { group } of held) room[group] = (room[group] ?? perHeldGroup(group)) - 1;
  const full = Object.keys(room).filter((group) => (room[group] ?? 0) <= 0);
  const claim: Claim = { jobId: randomUUID(), at: Date.now(), open: new Set() };
  await db.transaction(async (tx) => {
    // The index by which pg-boss gives out jobs has their order. Else all that wait may be sorted to take a few.
    // Not awaited by itself: a busy process reads an answer only once in a while.
    const unsorted = tx.execute(sql`set local enable_sort = off`);
    // A post that finds no room stays as it is. The others go by their places, which a lock keeps: to look each up in
    // an index again would take as long as finding it did. One that was written to in this moment has another place, and
    // waits for the next look. All of a queue are in one partition, so that no place is there twice.
    const taken = tx.execute<Omit<HeldPost, "claim">>(sql`
      with due as (
        select ctid as place, coalesce(group_id, '') as group_id, created_on from pgboss.job
        where name = ${POSTS} and state < 'active' and not blocked and start_after <= now()
          and coalesce(group_id, '') <> all(${makePgArray([...full, ...without])}::text[])
        order by priority desc, created_on
        limit ${most}
        for update skip locked
      ), ranked as (
        select place, group_id, row_number() over (partition by group_id order by created_on) as nth from due
      )
      delete from pgboss.job
      where name = ${POSTS} and ctid = any(array(
        select place from ranked where nth <= coalesce((${JSON.stringify(room)}::jsonb ->> group_id)::int, ${perGroup})
      ))
      returning data ->> 'id' as id, coalesce(group_id, '') as "group",
        to_char(created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since`);
    const [, posts] = await Promise.all([unsorted, taken]);
    if (posts.length === 0) return;
    for (const { id, group, since } of posts) claim.open.add({ id, group, since, claim });
    const jobs = [{ id: claim.jobId, data: dataOf(claim.open), startAfter: CLAIMED_SECONDS }];
    await boss.insert(CLAIMS, jobs, { db: fromDrizzle(tx, sql) });
  });
  return [...claim.open];
}

/** Their jobs, each locked before the next one: a process that wakes and the one that takes its claims for lost both write them. */
const inOrder = (jobIds: readonly string[]) => sql`(
  select id, state from pgboss.job
  where name = ${CLAIMS} and id = any(${makePgArray([...jobIds])}::uuid[])
  order by id for update
)`;

/**
 * Writes in the caller's transaction that these posts no longer belong to their claims; `forget` once that is
 * committed. A claim without posts goes. The job of another one still names them, which costs no more than a look at the
 * row of a post, or a needless request where it was begun anew; those that come `again` are taken out.
 */
export async function leaveClaims(
  tx: SqlTransaction,
  posts: readonly HeldPost[],
  again: ReadonlySet<string> = new Set(),
): Promise<void> {
  const gone: string[] = [];
  const left: { jobId: string; data: string }[] = [];
  for (const [claim, own] of Map.groupBy(posts, (post) => post.claim)) {
    if (own.length === claim.open.size) gone.push(claim.jobId);
    else if (own.some(({ id }) => again.has(id))) {
      const ended = new Set(own);
      const open = [...claim.open].filter((post) => !ended.has(post));
      left.push({ jobId: claim.jobId, data: JSON.stringify(dataOf(open)) });
    }
  }
  if (left.length > 0) {
    await tx.execute(sql`select from ${inOrder([...gone, ...left.map(({ jobId }) => jobId)])} c`);
    await tx.execute(sql`
      update pgboss.job j set data = r.data::jsonb
      from unnest(
        ${makePgArray(left.map(({ jobId }) => jobId))}::uuid[],
        ${makePgArray(left.map(({ data }) => data))}::text[]
      ) as r(id, data)
      where j.name = ${CLAIMS} and j.id = r.id`);
  }
  if (gone.length > 0)
    await tx.execute(
      sql`delete from pgboss.job where name = ${CLAIMS} and id in (select id from ${inOrder(gone)} c)`,
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
    const rows = await tx.execute<{ id: string }>(
      sql`select id from ${inOrder(jobIds)} c where state = 'created'`,
    );
    const standing = new Set(rows.map(({ id }) => id));
    const own = posts.filter(({ claim }) => standing.has(claim.jobId));
    await sendPosts(boss, tx, own);
    await leaveClaims(tx, own, new Set(own.map(({ id }) => id)));
  });
  forget(posts);
}

interface ClaimData {
  /** Number of the oldest: claims that were taken together were next to each other in the queue. */
  since: string;
  /** Identifiers of posts by their groups. */
  groups: Record<string, string[]>;
}

function dataOf(posts: Iterable<HeldPost>): ClaimData {
  const groups = Map.groupBy(posts, ({ group }) => group);
  const [since = ""] = Array.from(posts, (post) => post.since).toSorted();
  return {
    since,
    groups: Object.fromEntries(Array.from(groups, ([group, own]) => [group, own.map(({ id }) => id)])),
  };
}

/** Gives back the posts of processes that were killed. */
export const workLostClaims = (boss: PgBoss, db: SqlDatabase, pollingIntervalSeconds = LOOK_SECONDS) =>
  boss.work(
    CLAIMS,
    { pollingIntervalSeconds, batchSize: LOST_AT_ONCE, burstWhenBatchFull: true },
    async (jobs) => {
      const ids = jobs.map(({ id }) => id);
      await db.transaction(async (tx) => {
        // As they are now: a process that was only frozen may have ended some of their posts since they were fetched.
        const claims = await tx.execute<{ data: ClaimData }>(sql`
        delete from pgboss.job where name = ${CLAIMS} and id in (select id from ${inOrder(ids)} c)
        returning data`);
        await sendPosts(boss, tx, claims.flatMap(postsOf));
      });
    },
  );

const postsOf = ({ data: { since, groups } }: { data: ClaimData }) =>
  Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => ({ id, group, since })));
