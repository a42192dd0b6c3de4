import { abortable } from "./abortable.ts";
import { createFairSlots } from "./fair-slots.ts";

/** One engine of a pool: a process or a thread that does one job at a time. */
export interface PoolMember<Job, Result> {
  /** Rejects with `Crash` when the member died and is of no more use. */
  run(job: Job): Promise<Result>;
  stop(): void;
}

/** The member is gone; the job may be tried on another. */
export class Crash extends Error {}

/** The job took longer than the pool allows. */
export class Timeout extends Error {}

export interface Pool<Job, Result> {
  run(job: Job, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

/**
 * A fixed number of members, started at first use, that serve askers in turn; jobs with the same signal
 * belong to one asker. A crashed member is replaced and its job retried once; a slow one is replaced and its
 * job fails.
 */
export function createPool<Job, Result>({
  size,
  start,
  timeoutMs,
}: {
  size: number;
  start: () => PoolMember<Job, Result>;
  timeoutMs: number;
}): Pool<Job, Result> {
  const members = new Map<number, PoolMember<Job, Result>>();
  const turns = createFairSlots(size);
  let closed = false;

  const discard = (slot: number) => {
    members.get(slot)?.stop();
    members.delete(slot);
  };

  const attempt = async (slot: number, job: Job): Promise<Result> => {
    const member = members.get(slot) ?? start();
    members.set(slot, member);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Timeout(`No answer within ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      return await Promise.race([member.run(job), late]);
    } catch (error) {
      if (error instanceof Crash || error instanceof Timeout) discard(slot);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  const serve = async (slot: number, job: Job): Promise<Result> => {
    try {
      return await attempt(slot, job).catch((error) => {
        if (error instanceof Crash && !closed) return attempt(slot, job);
        throw error;
      });
    } finally {
      turns.release(slot);
    }
  };

  return {
    async run(job, signal) {
      const throwIfOver = () => {
        if (closed) throw new Crash("The pool is closed");
        signal?.throwIfAborted();
      };
      throwIfOver();
      const slot = await turns.take(signal);
      try {
        throwIfOver();
      } catch (error) {
        turns.release(slot);
        throw error;
      }
      const result = serve(slot, job);
      // The caller goes at once; the member finishes what cannot be interrupted, and is free then.
      return signal ? abortable(result, signal) : result;
    },
    async close() {
      closed = true;
      for (const slot of [...members.keys()]) discard(slot);
    },
  };
}
