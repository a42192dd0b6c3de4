import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type PgBoss } from "pg-boss";
import type { SqlDatabase, SqlExecutor, SqlTransaction } from "#kernel/sql";
import type { PostHandler, PostJob } from "#ports/jobs";
import { FRESH_MS, TURNS_IN_TIME, turnsOfGroups } from "./post-turns.ts";
import { listenForPosts, notifyOfPosts } from "./post-wakes.ts";

/** A queue beside the one of jobs that cost processor time: posts only wait. */
const POSTS = "posts";
/** Posts that one process holds: 80 MB where each has the longest body that an event can have. */
const HELD = 4_096;
/** Posts that are asked for together: each is locked to be looked at, even if its group has no place. */
const FETCHED = 512;
/** For retries, whose time comes without a word. A new post wakes a process, and so does a place that is free again. */
const POLL_MS = 1_000;
/** Places that come free within this time are filled together. */
const GATHER_MS = 10;
/** A look that found less than it asked for may have seen only groups without a place. */
const LOOK_AGAIN_MS = 50;
/** A post whose process was killed runs again after this time. */
const EXPIRE_SECONDS = 60;
/** The row decides when a post has failed for good, not the number of processes that died with it. */
const MOST_LOST = 1_000;
const KEPT_SECONDS = 3_600;

export const createPosts = (boss: PgBoss) =>
  boss.createQueue(POSTS, {
    retryLimit: MOST_LOST,
    retryDelay: 0,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  });

export async function sendPosts(boss: PgBoss, tx: SqlTransaction, posts: readonly PostJob[]): Promise<void> {
  if (posts.length === 0) return;
  const jobs = posts.map(({ id, group, startAfter }) => ({
    data: { id },
    group: { id: group },
    ...(startAfter && { startAfter }),
  }));
  await boss.insert(POSTS, jobs, { db: fromDrizzle(tx, sql) });
  if (posts.some(({ startAfter }) => !startAfter)) await notifyOfPosts(tx);
}

interface Needs {
  boss: PgBoss;
  db: SqlDatabase;
  onError: (error: unknown) => void;
  pollMs?: number;
  held?: number;
}

interface Claim {
  jobId: string;
  group: string;
  claimedAt: number;
}

/** Works on posts until it is stopped; what ends while other ends are written is written with the next ones. */
export function workPosts<Due, Ended>(
  { boss, db, onError, pollMs = POLL_MS, held = HELD }: Needs,
  handler: PostHandler<Due, Ended>,
) {
  const halt = new AbortController();
  const running = new Set<string>();
  const reading = new Set<Promise<void>>();
  let restsUntil = 0;
  const turns = turnsOfGroups();
  let ended: { jobId: string; end: Ended }[] = [];
  let untaken: string[] = [];
  let isStopping = false;
  let isWriting = false;
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const wakes = listenForPosts(boss, wake, onError);

  async function fetchDue(): Promise<number> {
    const ignoreGroups = turns.silent();
    const batchSize = Math.min(held - running.size, FETCHED);
    if (batchSize === 0) return 0;
    const options = { batchSize, ignoreGroups, groupConcurrency: TURNS_IN_TIME };
    const claimedAt = Date.now();
    const jobs = await boss.fetch<{ id: string }>(POSTS, options);
    if (jobs.length === 0) return 0;
    const begun = begin(jobs, claimedAt).finally(() => reading.delete(begun));
    reading.add(begun);
    return jobs.length;
  }

  /** Not awaited before the next posts are claimed: that goes on while the rows of these are read. */
  async function begin(jobs: readonly Job<{ id: string }>[], claimedAt: number) {
    for (const { id } of jobs) running.add(id);
    try {
      const rows = await handler.load(jobs.map(({ data }) => data.id));
      if (halt.signal.aborted) return;
      const without = jobs.filter(({ data }) => !rows.has(data.id)).map(({ id }) => id);
      if (without.length > 0) await remove(boss, db, without);
      leave(without);
      for (const { id, data, groupId } of jobs) {
        const due = rows.get(data.id);
        if (due !== undefined) void run({ jobId: id, group: groupId ?? "", claimedAt }, due);
      }
    } catch (error) {
      onError(error);
      // Else one claim after the other would be made and lost, and every post would wait until its claim expires.
      restsUntil = Date.now() + pollMs;
      const jobIds = jobs.map(({ id }) => id);
      if (await giveBack(jobIds, claimedAt)) leave(jobIds);
    }
  }

  /** False where the process stops meanwhile, which hands back all that it holds. Later on the claims expire. */
  async function giveBack(jobIds: readonly string[], claimedAt: number): Promise<boolean> {
    while (!halt.signal.aborted) {
      try {
        await handBack(db, jobIds);
        return true;
      } catch (error) {
        onError(error);
        if (Date.now() >= claimedAt + FRESH_MS) return true;
        await wait(pollMs, undefined, { signal: halt.signal }).catch(() => {});
      }
    }
    return false;
  }

  async function run({ jobId, group, claimedAt }: Claim, due: Due) {
    try {
      const end = await turns.take(group, claimedAt, () => handler.run(due, halt.signal));
      // Only now: the list may have been taken and replaced meanwhile.
      if (end === null) untaken.push(jobId);
      else ended.push({ jobId, end });
      void write();
    } catch (error) {
      if (halt.signal.aborted) return;
      onError(error);
      leave([jobId]);
    }
  }

  async function write() {
    if (isWriting) return;
    isWriting = true;
    while (ended.length + untaken.length > 0) {
      await wait(GATHER_MS);
      const batch = ended;
      const back = untaken;
      ended = [];
      untaken = [];
      await keep(batch).catch(onError);
      await handBack(db, back).catch(onError);
      leave([...batch.map(({ jobId }) => jobId), ...back]);
    }
    isWriting = false;
  }

  async function keep(batch: typeof ended) {
    if (batch.length === 0) return;
    const ends = batch.map(({ end }) => end);
    const jobIds = batch.map(({ jobId }) => jobId);
    await db.transaction(async (tx) => {
      await handler.keep(tx, ends);
      await remove(boss, tx, jobIds);
    });
  }

  function leave(jobIds: readonly string[]) {
    for (const id of jobIds) running.delete(id);
    wake();
  }

  function failed(error: unknown): number {
    onError(error);
    return 0;
  }

  async function work() {
    while (!isStopping) {
      woken = Promise.withResolvers();
      const restMs = restsUntil - Date.now();
      const found = restMs > 0 ? 0 : await fetchDue().catch(failed);
      if (found === FETCHED) continue;
      const lookMs = found > 0 ? LOOK_AGAIN_MS : pollMs;
      const timer = setTimeout(wake, restMs > 0 ? restMs : lookMs);
      await woken.promise;
      clearTimeout(timer);
      if (running.size > 0) await wait(GATHER_MS);
    }
  }
  const working = work();

  return {
    /** Posts that wait for an answer are handed back: they run again elsewhere at once. */
    async stop(graceMs: number) {
      isStopping = true;
      wake();
      const from = Date.now();
      while (running.size > 0 && Date.now() - from < graceMs) await wait(20);
      halt.abort(new Error("the process stops"));
      await working;
      // Rows that come later would be written to by a process that has stopped.
      await Promise.all(reading);
      await handBack(db, [...running]);
      // Last: a connection that does not close must not keep posts from others.
      await wakes.stop().catch(onError);
    },
  };
}

/** The row tells how a post ended, and deleting its job costs a tenth of completing it. */
async function remove(boss: PgBoss, executor: SqlExecutor, jobIds: readonly string[]): Promise<void> {
  const { executeSql } = fromDrizzle(executor, sql);
  const db: ReturnType<typeof fromDrizzle> = {
    // As one parameter: a statement with one for each id would be another one for each number of them.
    executeSql: (text, values) =>
      executeSql(
        text,
        values?.map((value) => (Array.isArray(value) ? `{${value.join()}}` : value)),
      ),
  };
  await boss.deleteJob(POSTS, [...jobIds], { db });
}

async function handBack(db: SqlDatabase, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now()
    where name = ${POSTS} and state = 'active'
      and id in (select jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb)::uuid)`);
}
