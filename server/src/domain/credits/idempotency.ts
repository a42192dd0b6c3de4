import { and, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { idempotencyKeys } from "#db/schema/index";
import { AppError, invalid } from "#domain/errors";
import { IDEMPOTENCY_HOURS } from "#domain/limits";
import type { Viewer } from "#domain/viewer";

/**
 * Does a request that spends once per key: the same key gives the first answer again, and another
 * body under it is refused. Keys live 24 hours.
 */
export async function once(
  tx: Transaction,
  viewer: Viewer,
  { key, requestHash }: { key: string; requestHash: string },
  make: () => Promise<string>,
): Promise<string> {
  if (key.length > 200) throw invalid("idempotencyKey", "at most 200 characters");
  // Twins that arrive together wait here, so that the second finds the first one's answer.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${viewer.uid}\n${key}`}, 0))`);
  const mine = and(eq(idempotencyKeys.userId, viewer.uid), eq(idempotencyKeys.key, key));
  const expired = new Date(Date.now() - IDEMPOTENCY_HOURS * 3_600_000);
  await tx.delete(idempotencyKeys).where(and(mine, lt(idempotencyKeys.createdAt, expired)));
  const [first] = await tx.select().from(idempotencyKeys).where(mine);
  if (first) {
    if (first.requestHash === requestHash) return first.answer.queueId;
    throw new AppError("CONFLICT", {
      message: "This idempotency key was used for another request",
      reason: "IDEMPOTENCY_KEY_REUSED",
    });
  }
  const queueId = await make();
  await tx.insert(idempotencyKeys).values({ userId: viewer.uid, key, requestHash, answer: { queueId } });
  return queueId;
}
