import { and, eq, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { users } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { GRACE_DAYS, MONTHLY_CREDITS } from "#domain/limits";
import type { PaymentAccount } from "#ports/payments";

const DAY_MS = 86_400_000;

/**
 * Brings a user up to what the provider says was paid. Nothing is ever taken back: credits come once
 * a period and once a pack, and the end of the account only moves on. So an older reading that is
 * applied later changes nothing, and no order of events matters. True when anything changed.
 */
export async function applyAccount(
  tx: Transaction,
  credits: Pick<CreditsService, "grant" | "purchase">,
  userId: string,
  { subscriptions, checkouts }: PaymentAccount,
): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const periods = subscriptions.flatMap(({ paidPeriods }) => paidPeriods);
  let changed = false;
  for (const { id } of periods) {
    const given = await credits.grant(tx, userId, MONTHLY_CREDITS, `monthly:${id}`, "Monthly credits");
    changed ||= given;
  }
  for (const { id, state, order } of checkouts) {
    if (state !== "paid" || order.kind !== "pack") continue;
    const bought = await credits.purchase(tx, userId, order.credits, `pack:${id}`, "Credit pack");
    changed ||= bought;
  }
  if (periods.length === 0) return changed;
  const paidUntil = Math.max(...periods.map(({ end }) => end.getTime()));
  return (await prolong(tx, userId, new Date(paidUntil + GRACE_DAYS * DAY_MS))) || changed;
}

/** An account without an end keeps having none. */
async function prolong(tx: Transaction, userId: string, until: Date): Promise<boolean> {
  const ends = users.accountExpiresAt;
  const prolonged = await tx
    .update(users)
    .set({
      plan: "monthly",
      accountExpiresAt: sql`case when ${ends} is null then null else greatest(${ends}, ${until.toISOString()}::timestamptz) end`,
    })
    .where(and(eq(users.id, userId), or(ne(users.plan, "monthly"), and(isNotNull(ends), lt(ends, until)))))
    .returning({ id: users.id });
  return prolonged.length > 0;
}
