import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { users } from "#db/schema/index";
import { post } from "#domain/credits/posting";
import { notFound } from "#kernel/errors";
import { MONTHLY_CREDITS } from "#kernel/limits";

/** Puts the demo account of a local start on plan monthly and fills its credits up to a month's. */
export function fillDemoAccount(db: Database, userId: string) {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ plan: "monthly", accountExpiresAt: null })
      .where(eq(users.id, userId))
      .returning({ balance: users.balance });
    if (!user) throw notFound("User");
    const missing = Math.max(0, MONTHLY_CREDITS - user.balance);
    const key = `demo:${userId}:${new Date().toISOString()}`;
    await post(tx, { kind: "grant", userId, amount: missing, key, note: "Demo account" });
  });
}
