import { sql } from "drizzle-orm";
import { fromDrizzle, type Job } from "pg-boss";
import { causesOf } from "#kernel/app-error-of";
import { requestIds } from "#kernel/log/request-id";
import type { SqlDatabase, SqlExecutor } from "#kernel/sql";
import { isDiskFault, StorageFault } from "#kernel/storage-fault";
import type { JobAttempt, JobFailure, JobHandler, Jobs } from "#ports/jobs";
import { admit } from "./admission.ts";
import { EXHAUSTED, HEARTBEAT_REFRESH_SECONDS, QUEUE, startBoss } from "./boss.ts";
import { handBack, isHeld, retryLater } from "./hand-back.ts";
import { workLostClaims } from "./post-claims.ts";
import { sendPosts } from "./post-jobs.ts";
import { workPosts } from "./posts.ts";
import { runAt, workSchedules } from "./schedules.ts";
import { watchWaitingJobs } from "./waiting-jobs.ts";
import { type WorkerGroup, workerGroupsOf } from "./worker-groups.ts";

/** In all, a stop takes this long at most; what has not ended by itself before is handed back. */
const STOP_MS = 7_000;
const FINISH_MS = 4_000;
const POSTS_MS = 2_000;
/** A NOTIFY wakes a worker at once, and waiting-jobs.ts for all else; where there is no NOTIFY, it polls. */
const POLL_SECONDS = 1;
const NOTIFIED_POLL_SECONDS = 30;
/** For what is rare and in no hurry. */
const RARE_POLL_SECONDS = 5;

interface Payload {
  task: string;
  data: Record<string, unknown>;
  requestId?: string;
}

export interface JobsOptions {
  url: string;
  db: SqlDatabase;
  /** Jobs at a time in this process; 0 only sends. */
  concurrency: number;
  onError: (error: unknown) => void;
  /** Told of each attempt that fails; onError without it. */
  onFailure?: (failure: JobFailure) => void;
  /** Told of each attempt that did what it was to do. */
  onDone?: (attempt: JobAttempt) => void;
}

/** Jobs in Postgres by pg-boss: sent with the row they belong to, run again when their process dies. */
export async function pgBossJobs({
  url,
  db,
  concurrency,
  onError,
  onFailure = ({ error }) => onError(error),
  onDone = () => {},
}: JobsOptions): Promise<Jobs> {
  const active = new Map<Job<Payload>, AbortController>();
  let stopping = false;
  let stopped = false;
  let waiting: ReturnType<typeof watchWaitingJobs> | null = null;
  let posts: ReturnType<typeof workPosts> | null = null;
  // A connection that is cut while it closes is nobody's concern any more.
  const boss = await startBoss({
    url,
    works: concurrency > 0,
    onError: (error) => stopped || onError(error),
  });

  async function perform(job: Job<Payload>, handler: JobHandler | undefined, lane: WorkerGroup) {
    if (!handler) throw new Error(`no task is called ${job.data.task}`);
    if (stopping) return handBack(db, job);
    if (job.groupId && !(await admit(db, job, job.groupId, lane.limit(Number(job.groupTier))))) return;
    const halt = new AbortController();
    const began = performance.now();
    active.set(job, halt);
    waiting?.stir();
    try {
      const context = {
        signal: AbortSignal.any([job.signal, halt.signal]),
        holds: (tx: SqlExecutor) => isHeld(tx, job),
        handBack: () => handBack(db, job),
      };
      await requestIds.run(job.data.requestId ?? job.id, () => handler.run(job.data.data, context));
      onDone(attemptOf(job, began));
    } catch (error) {
      if (halt.signal.aborted) return;
      onFailure({ ...attemptOf(job, began), error });
      if (isOfStorage(error)) await retryLater(db, job);
      throw error;
    } finally {
      active.delete(job);
      waiting?.stir();
    }
  }

  async function handBackActive() {
    for (const [job, halt] of active) {
      await handBack(db, job);
      halt.abort(new Error("the process stops"));
    }
  }

  return {
    async enqueue(tx, { id, task, data, group, groupLimit }) {
      const taken = await boss.send(
        QUEUE,
        { task, data, ...(requestIds.getStore() && { requestId: requestIds.getStore() }) },
        { id, group: { id: group, tier: String(groupLimit) }, db: fromDrizzle(tx, sql) },
      );
      if (!taken) throw new Error(`the job ${task} was not taken`);
      return taken;
    },

    post: (tx, given) => sendPosts(boss, tx, given),

    async workPosts(handler) {
      await workLostClaims(boss, db);
      posts = workPosts({ boss, db, onError }, handler);
    },

    async cancel(tx, jobId) {
      await boss.cancel(QUEUE, jobId, { db: fromDrizzle(tx, sql) });
    },

    async forget(tx, group) {
      // "pictures of" somebody is a group of its own.
      const ending = ` of ${group}`;
      await tx.execute(
        sql`delete from pgboss.job where group_id = ${group} or right(group_id, length(${ending})) = ${ending}`,
      );
    },

    async lost(jobIds) {
      const live = await db.execute<{ id: string }>(sql`
        select id from pgboss.job
        where name = ${QUEUE} and state in ('created', 'retry', 'active')
          and id in (select jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb)::uuid)`);
      return jobIds.filter((id) => !live.some((job) => job.id === id));
    },

    async work(handlers, schedules = {}) {
      const polling = {
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: NOTIFIED_POLL_SECONDS,
      };
      const rarely = {
        pollingIntervalSeconds: RARE_POLL_SECONDS,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      };
      await boss.work<Payload>(EXHAUSTED, rarely, async ([job]) => {
        if (job) await handlers[job.data.task]?.exhausted?.(job.data.data);
      });
      await workSchedules(boss, handlers, schedules);
      for (const lane of workerGroupsOf(concurrency)) {
        await boss.work<Payload>(
          QUEUE,
          {
            ...polling,
            localConcurrency: lane.places,
            groupConcurrency: lane.groupConcurrency,
            heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
          },
          async ([job]) => {
            if (job) await perform(job, handlers[job.data.task], lane);
          },
        );
      }
      waiting = watchWaitingJobs({ boss, db, isBusy: () => active.size > 0, onError });
    },

    at: (task, moment) => runAt(boss, task, moment),

    async ready() {
      if (!(await boss.getQueue(QUEUE))) throw new Error("the job queue is missing");
    },

    async stop() {
      stopping = true;
      waiting?.stop();
      const timer = setTimeout(() => handBackActive().catch(onError), FINISH_MS);
      await posts?.stop(POSTS_MS);
      await boss.stop({ graceful: true, timeout: STOP_MS - POSTS_MS });
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function attemptOf(job: Job<Payload>, began: number): JobAttempt {
  const { requestId } = job.data;
  const { queueId } = job.data.data;
  return {
    task: job.data.task,
    jobId: job.id,
    ...(typeof queueId === "string" && { queueId }),
    ...(job.groupId && { userId: job.groupId }),
    ...(requestId && { requestId }),
    attempt: job.retryCount + 1,
    ms: Math.round(performance.now() - began),
  };
}

const isOfStorage = (thrown: unknown) =>
  [...causesOf(thrown)].some((error) => error instanceof StorageFault || isDiskFault(error));
