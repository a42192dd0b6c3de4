import type { Transaction } from "#db/client";

export interface JobRequest {
  task: string;
  data: Record<string, unknown>;
  /** Jobs of one group run at most `groupLimit` at a time, so nobody starves the others. */
  group: string;
  groupLimit: number;
}

export interface JobContext {
  /** Aborts when the job is cancelled, its heartbeat is lost or the process stops. */
  signal: AbortSignal;
  /** True while this attempt still owns the job: what a job writes at its end it writes only then. */
  stillOwned(): Promise<boolean>;
}

export type JobHandler = (data: Record<string, unknown>, context: JobContext) => Promise<void>;

export interface Jobs {
  /** Sends inside the caller's transaction: the job exists exactly if its row does. Returns the job's id. */
  enqueue(tx: Transaction, request: JobRequest): Promise<string>;
  cancel(jobId: string): Promise<void>;
  work(handlers: Record<string, JobHandler>): Promise<void>;
  ready(): Promise<void>;
  /** Finishes or hands back what is active within the time-out; a hand-back is no failure of the job. */
  stop(): Promise<void>;
}
