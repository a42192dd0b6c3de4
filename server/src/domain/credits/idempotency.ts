import { and, eq, gte, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#db/client";
import { idempotencyKeys } from "#db/schema/index";
import { AppError, invalid } from "#kernel/errors";
import { IDEMPOTENCY_HOURS } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";

/** A request that spends, as it is known again. */
interface Keyed {
  key: string;
  /** Hash of the whole body. */
  requestHash: string;
}

const ofKey = (viewer: Pick<Viewer, "uid">, key: string) =>
  and(eq(idempotencyKeys.userId, viewer.uid), eq(idempotencyKeys.key, key));

const eldest = () => new Date(Date.now() - IDEMPOTENCY_HOURS * 3_600_000);

/** The queue that was ordered under a key, regardless of the request. */
export async function queueUnder(db: Executor, viewer: Pick<Viewer, "uid">, key: string) {
  return (await firstOf(db, viewer, key))?.answer.queueId ?? null;
}

async function firstOf(db: Executor, viewer: Pick<Viewer, "uid">, key: string) {
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(ofKey(viewer, key), gte(idempotencyKeys.createdAt, eldest())));
  return first;
}

/** The answer that the same request was given before; another body under its key is refused. */
export async function firstAnswer(db: Executor, viewer: Viewer, { key, requestHash }: Keyed) {
  if (key.length > 200) throw invalid("idempotencyKey", "too_long", { limit: 200 });
  const first = await firstOf(db, viewer, key);
  if (!first) return null;
  if (first.requestHash === requestHash) return first.answer.queueId;
  throw new AppError("CONFLICT", {
    message: "This idempotency key was used for another request",
    reason: "IDEMPOTENCY_KEY_REUSED",
  });
}

/**
 * Does a request that spends once per key: the same key gives the first answer again, and another
 * body under it is refused. Keys live 24 hours.
 * @param made what the request made, or the first one's identifier
 */
export async function once<Made extends { id: string }>(
  tx: Transaction,
  viewer: Viewer,
  { key, requestHash }: Keyed,
  make: () => Promise<Made>,
): Promise<{ made: Made } | { before: string }> {
  // Twins that arrive together wait here, so that the second finds the first one's answer.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${viewer.uid}\n${key}`}, 0))`);
  const before = await firstAnswer(tx, viewer, { key, requestHash });
  if (before) return { before };
  const made = await make();
  const answered = { requestHash, answer: { queueId: made.id } };
  // In the place of one whose time is over.
  await tx
    .insert(idempotencyKeys)
    .values({ userId: viewer.uid, key, ...answered })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { ...answered, createdAt: sql`now()` },
    });
  return { made };
}
