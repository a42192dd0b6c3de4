import { and, eq, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { users } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { GRACE_DAYS, MONTHLY_CREDITS } from "#kernel/limits";
import type { PaymentAccount, ProviderSubscription } from "#ports/payments";
import { takeBack } from "./take-back.ts";

const DAY_MS = 86_400_000;

/**
 * Brings a user up to what the provider says was paid: credits come once a period and once a pack,
 * and go back with a refund once. The account ends when the last paid period does, and 7 days later
 * while its renewal may still come or fail; an end that came from elsewhere is never brought forward.
 * All of it follows from the reading alone, so no order of events matters. True when anything changed.
 */
export async function applyAccount(
  tx: Transaction,
  credits: Pick<CreditsService, "grant" | "purchase">,
  userId: string,
  { subscriptions, checkouts }: PaymentAccount,
): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  let changed = false;
  for (const { id } of subscriptions.flatMap(({ paidPeriods }) => paidPeriods)) {
    const given = await credits.grant(tx, userId, MONTHLY_CREDITS, `monthly:${id}`, "Monthly credits");
    changed ||= given;
  }
  for (const { id, state, refunded, order } of checkouts) {
    if (state !== "paid" || order.kind !== "pack") continue;
    const bought = await credits.purchase(tx, userId, order.credits, `pack:${id}`, "Credit pack");
    const share = { checkoutId: id, credits: Math.round(order.credits * refunded) };
    const returned = refunded > 0 && (await takeBack(tx, userId, share));
    changed ||= bought || returned;
  }
  return (await setEnd(tx, userId, subscriptions)) || changed;
}

/** An account without an end keeps having none. */
async function setEnd(
  tx: Transaction,
  userId: string,
  subscriptions: readonly ProviderSubscription[],
): Promise<boolean> {
  const paid = subscriptions.flatMap(({ paidPeriods, endsByRequest }) =>
    paidPeriods.map(({ end }) => ({ end, endsByRequest })),
  );
  if (paid.length === 0) return false;
  const until = latest(paid.map(({ end, endsByRequest }) => (endsByRequest ? end : afterGrace(end))));
  const ends = users.accountExpiresAt;
  // Only an end with grace that came from here may be brought forward.
  const isOurs = inArray(
    ends,
    paid.map(({ end }) => afterGrace(end)),
  );
  const set = await tx
    .update(users)
    .set({
      plan: "monthly",
      accountExpiresAt: sql`case when ${ends} is null then null
        when ${isOurs} then ${until.toISOString()}::timestamptz
        else greatest(${ends}, ${until.toISOString()}::timestamptz) end`,
    })
    .where(
      and(
        eq(users.id, userId),
        or(
          ne(users.plan, "monthly"),
          and(isNotNull(ends), or(lt(ends, until), and(isOurs, ne(ends, until)))),
        ),
      ),
    )
    .returning({ id: users.id });
  return set.length > 0;
}

const afterGrace = (end: Date) => new Date(end.getTime() + GRACE_DAYS * DAY_MS);
const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())));
