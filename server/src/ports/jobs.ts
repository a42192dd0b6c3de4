import type { SqlExecutor, SqlTransaction } from "#kernel/sql";

export interface JobRequest {
  /** Given by a caller who writes it down before the job is sent; else the job gets one of its own. */
  id?: string;
  task: string;
  data: Record<string, unknown>;
  /** Jobs of one group run at most `groupLimit` at a time, so nobody starves the others. */
  group: string;
  groupLimit: number;
}

export interface JobContext {
  /** Aborts when the heartbeat is lost or the process stops: the job will run again elsewhere. */
  signal: AbortSignal;
  /**
   * Whether the job is still given to this run. A worker that was frozen may wake after another one got its job.
   * Asked in a transaction, nobody else gets the job before that ends.
   */
  holds(tx: SqlExecutor): Promise<boolean>;
  /** Gives the job back to any free worker, if it is still given to this run. The attempt does not count. */
  handBack(): Promise<void>;
}

/** An attempt at a job, as an operator looks for it. */
export interface JobAttempt {
  task: string;
  jobId: string;
  /** Identifier of the user's queue, if the job belongs to one. */
  queueId?: string;
  userId?: string;
  /** Of the request that ordered the job. */
  requestId?: string;
  attempt: number;
  ms: number;
}

export interface JobFailure extends JobAttempt {
  error: unknown;
}

export interface JobHandler {
  /** Throwing under an aborted signal hands the job back; any other throw costs an attempt. */
  run(data: Record<string, unknown>, context: JobContext): Promise<void>;
  /** Called once every attempt is used up, so that nobody waits for the job for ever. */
  exhausted?(data: Record<string, unknown>): Promise<void>;
}

export interface Schedule {
  cron: string;
  /** Whether it also runs when a process begins to work, for what became due while none did. */
  atStart?: boolean;
}

/** A job that waits for somebody else's server, by the identifier of its row. */
export interface PostJob {
  id: string;
  /** Posts of one group run a few at a time, so that a slow server delays no other. */
  group: string;
  startAfter?: Date;
}

/** Works on posts: many at a time, with their rows read and written together. */
export interface PostHandler<Due = unknown, Ended = unknown> {
  /** Rows of the posts; a post without one has ended. */
  load(ids: readonly string[]): Promise<Map<string, Due>>;
  /** Throwing costs nothing but time: the post runs again later. */
  run(due: Due, signal: AbortSignal): Promise<Ended>;
  /** Writes the ends down in the transaction that ends the jobs. Gives those that come again. */
  keep(tx: SqlTransaction, ended: readonly Ended[]): Promise<PostJob[]>;
}

export interface Jobs {
  /** Sends inside the caller's transaction: the job exists exactly if its row does. Returns the job's id. */
  enqueue(tx: SqlTransaction, request: JobRequest): Promise<string>;
  /** Sends posts inside the caller's transaction, as `enqueue` does. */
  post(tx: SqlTransaction, posts: readonly PostJob[]): Promise<void>;
  /** Inside the caller's transaction too. A job that runs already is told by its heartbeat. */
  cancel(tx: SqlTransaction, jobId: string): Promise<void>;
  /** Removes the jobs of a group, whether they ran or not. */
  forget(tx: SqlTransaction, group: string): Promise<void>;
  /** Jobs that nobody runs or will run: ended or gone. */
  lost(jobIds: readonly string[]): Promise<string[]>;
  /** `schedules` by task: one run for all processes together. */
  work(handlers: Record<string, JobHandler>, schedules?: Record<string, Schedule>): Promise<void>;
  /** Works on posts beside the other jobs, whose places they do not take. */
  workPosts<Due, Ended>(handler: PostHandler<Due, Ended>): Promise<void>;
  /** One more run of a task that has a schedule; asked for several times it is one. */
  at(task: string, moment: Date): Promise<void>;
  ready(): Promise<void>;
  /** Finishes or hands back what is active within the time-out; a hand-back is no failure of the job. */
  stop(): Promise<void>;
}
