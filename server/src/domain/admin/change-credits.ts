import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { ledger, type User } from "#db/schema/index";
import { post } from "#domain/credits/posting";
import { AppError } from "#kernel/errors";
import type { CreditChange } from "./input.ts";

/** The largest values of an account's columns. */
const MOST_CREDITS = 2_000_000_000;

/** Posts an adjustment; false when its key has posted the same before. The caller holds the user's row. */
export async function changeCredits(
  tx: Transaction,
  { id: userId, balance, totalEarned }: User,
  { amount, note }: CreditChange,
  givenKey: string,
): Promise<boolean> {
  const key = `admin:${givenKey}`;
  const [before] = await tx
    .select()
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.idempotencyKey, key)));
  if (before) {
    const posted = before.credit === "wallet" ? before.amount : -before.amount;
    if (posted === amount && before.note === note) return false;
    throw new AppError("CONFLICT", {
      message: "This idempotency key was used for another request",
      reason: "IDEMPOTENCY_KEY_REUSED",
    });
  }
  if (balance + amount < 0 || totalEarned + amount > MOST_CREDITS)
    throw new AppError("CONFLICT", {
      message: `This account has ${balance} credits`,
      reason: "BALANCE_OUT_OF_RANGE",
      details: { balance, amount },
    });
  return post(tx, { kind: "adjust", userId, amount, key, note });
}
