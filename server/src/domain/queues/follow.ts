import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { apiKeys, holds, type QueueRow, users } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { type ErrorReason, isReason } from "#kernel/reasons";
import { type JobOrder, placeOrder } from "./order.ts";

/** The job that follows another in one order, or why it does not. */
export type NextJob =
  | (Pick<JobOrder, "queueType" | "revisionNumber" | "input"> & { credits: number })
  | { heldBack: ErrorReason };

/**
 * Places the second job of an order when the first one completes, in the same transaction. It is paid from what
 * the first one's hold has left, so that both together never cost more than was quoted.
 * Answers why there is no second job, or null.
 */
export function followUp(needs: Parameters<typeof placeOrder>[0]) {
  const place = placeOrder(needs);
  return async (
    tx: Transaction,
    { id, userId, entryId }: Pick<QueueRow, "id" | "userId" | "entryId">,
    next: NextJob,
    left: number,
  ): Promise<ErrorReason | null> => {
    if ("heldBack" in next) return next.heldBack;
    const [owner] = await tx
      .select({ plan: users.plan, keyId: apiKeys.id })
      .from(users)
      .leftJoin(holds, eq(holds.queueId, id))
      .leftJoin(apiKeys, eq(apiKeys.id, holds.apiKeyId))
      .where(eq(users.id, userId));
    if (!owner) return null;
    const { plan, keyId } = owner;
    const { credits, ...job } = next;
    const price = async () => Math.min(credits, left);
    try {
      // A savepoint: where the second job cannot be placed, the first one is complete all the same.
      await tx.transaction((inner) =>
        place(inner, { uid: userId, plan, ...(keyId && { key: { id: keyId } }) }, { ...job, entryId, price }),
      );
      return null;
    } catch (error) {
      if (error instanceof AppError && error.reason && isReason(error.reason)) return error.reason;
      throw error;
    }
  };
}
