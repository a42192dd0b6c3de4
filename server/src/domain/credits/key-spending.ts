import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { apiKeys } from "#db/schema/index";
import { AppError } from "#kernel/errors";

/** First day of a moment's month, by a clock in Japan. */
const monthOf = (moment: unknown) => sql<string>`date_trunc('month', day_of(${moment}))::date`;
const thisMonth = monthOf(sql`now()`);

/** Credits of the running month; what an earlier month used counts no more. */
export const usedThisMonth = sql<number>`case when ${apiKeys.usedMonth} = ${thisMonth} then ${apiKeys.usedCredits} else 0 end`;

/**
 * Counts credits against the monthly limit of the key that orders. Guard and change are one statement, so that a
 * hundred orders at once never pass the limit.
 */
export async function spendByKey(tx: Transaction, keyId: string, amount: number): Promise<void> {
  if (amount === 0) return;
  const sum = sql`${usedThisMonth} + ${amount}::int`;
  const counted = await tx
    .update(apiKeys)
    .set({ usedMonth: thisMonth, usedCredits: sum })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.monthlyCredits), lte(sum, apiKeys.monthlyCredits))))
    .returning({ id: apiKeys.id });
  if (counted.length === 0) throw await refusalOf(tx, keyId, amount);
}

/** Gives back what a job of the key did not take, if the month of its order still runs. */
export async function returnToKey(tx: Transaction, keyId: string, amount: number, heldAt: Date) {
  if (amount === 0) return;
  const itsMonth = monthOf(sql`${heldAt.toISOString()}::timestamptz`);
  await tx
    .update(apiKeys)
    .set({ usedCredits: sql`greatest(0, ${apiKeys.usedCredits} - ${amount}::int)` })
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.usedMonth, itsMonth)));
}

async function refusalOf(tx: Transaction, keyId: string, required: number): Promise<AppError> {
  const [key] = await tx
    .select({ limit: apiKeys.monthlyCredits, used: usedThisMonth })
    .from(apiKeys)
    .where(eq(apiKeys.id, keyId));
  // Revoked since the call came in.
  if (!key) return new AppError("UNAUTHORIZED");
  const { limit, used } = key;
  return new AppError("INSUFFICIENT_CREDITS", {
    reason: "KEY_LIMIT",
    message: `This costs ${required} credits; this key has used ${used} of its ${limit} of this month`,
    details: { required, used, limit, missing: used + required - (limit ?? 0) },
  });
}
