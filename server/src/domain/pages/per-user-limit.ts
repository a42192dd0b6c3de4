import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "#kernel/errors";

/** Runs at most `atOnce` tasks of one owner; up to `waiting` more take their turn, the next is refused. */
export function perUserLimit(atOnce: number, waiting: number) {
  const limits = new Map<string, LimitFunction>();

  return async <T>(owner: string, task: () => Promise<T>): Promise<T> => {
    const limit = limits.get(owner) ?? pLimit(atOnce);
    if (limit.pendingCount >= waiting) throw new AppError("TOO_MANY_REQUESTS", { retryAfter: 10 });
    limits.set(owner, limit);
    try {
      return await limit(task);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(owner);
    }
  };
}
