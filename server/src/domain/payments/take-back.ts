import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { auditLog, users } from "#db/schema/index";
import { record } from "#domain/admin/audit";
import { post } from "#domain/credits/posting";

/** Actor for the log. */
const PAYMENTS = { uid: "payments" };

interface Refund {
  checkoutId: string;
  /** Credits of the pack that the returned money had bought. */
  credits: number;
}

/**
 * Takes back the credits of a refunded pack as far as they are unspent; the balance never falls below 0. Each
 * refund is handled and logged once, whatever it found; later credits are not touched. The caller holds the
 * user's row lock.
 */
export async function takeBack(tx: Transaction, userId: string, { checkoutId, credits }: Refund) {
  const [before] = await tx
    .select({ credits: sql<number>`coalesce(max((${auditLog.data} ->> 'credits')::int), 0)` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, userId),
        eq(auditLog.action, "payment.refund"),
        sql`${auditLog.data} ->> 'checkoutId' = ${checkoutId}`,
      ),
    );
  const due = credits - (before?.credits ?? 0);
  if (due <= 0) return false;
  const [user] = await tx.select({ balance: users.balance }).from(users).where(eq(users.id, userId));
  const taken = Math.min(due, user?.balance ?? 0);
  const key = `refund:${checkoutId}:${credits}`;
  await post(tx, { kind: "adjust", userId, amount: -taken, key, note: "Refunded credit pack" });
  await record(tx, PAYMENTS, {
    action: "payment.refund",
    subject: userId,
    data: { checkoutId, credits, taken },
  });
  return true;
}
