import { and, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#db/client";
import { orders } from "#db/schema/index";
import type { ProviderCheckout } from "#ports/payments";

/** Marks the orders whose checkouts are paid. What stands in a checkout could have been written elsewhere. */
export async function settleOrders(
  tx: Transaction,
  userId: string,
  checkouts: readonly ProviderCheckout[],
  at: Date,
): Promise<void> {
  const paid = checkouts.flatMap(({ state, orderId }) =>
    state === "paid" && z.uuid().safeParse(orderId).success ? [String(orderId)] : [],
  );
  if (paid.length === 0) return;
  await tx
    .update(orders)
    .set({ paidAt: at })
    .where(and(eq(orders.userId, userId), inArray(orders.id, paid), isNull(orders.paidAt)));
}
