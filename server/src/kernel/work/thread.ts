import { Worker } from "node:worker_threads";
import { Crash, type PoolMember } from "./pool.ts";
import { workerEntry } from "./worker-entry.ts";

export interface Answer<Result> {
  result?: Result;
  /** Message of what the job threw. */
  error?: string;
}

/** A worker thread as a member of a pool; its entry answers each message with an `Answer`. */
export function threadMember<Job, Result>(
  caller: string,
  name: string,
  workerData?: unknown,
): PoolMember<Job, Result> {
  const { url, execArgv } = workerEntry(caller, name);
  const worker = new Worker(url, { execArgv, workerData });
  let settle: { resolve: (result: Result) => void; reject: (error: Error) => void } | null = null;
  let dead: Crash | null = null;
  const die = (reason: string) => {
    dead ??= new Crash(reason);
    settle?.reject(dead);
    settle = null;
  };
  worker.on("message", ({ result, error }: Answer<Result>) => {
    if (error === undefined) settle?.resolve(result as Result);
    else settle?.reject(new Error(error));
    settle = null;
    worker.unref();
  });
  worker.on("error", (error) => die(String(error)));
  worker.on("exit", (code) => die(`The thread ended with ${code}`));
  // An idle thread holds no process open.
  worker.unref();
  return {
    run: (job) =>
      new Promise<Result>((resolve, reject) => {
        if (dead) return reject(dead);
        settle = { resolve, reject };
        worker.ref();
        worker.postMessage(job);
      }),
    stop: () => void worker.terminate(),
  };
}
