import { and, eq, gte, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { ledger, users } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import type { LedgerKind } from "#kernel/vocabulary";
import { postings } from "./accounts.ts";

export interface Posting {
  kind: LedgerKind;
  userId: string;
  /** Negative takes credits back; only an adjustment may. */
  amount: number;
  /** The same key posts once, however often and from wherever it comes. */
  key: string;
  queueId?: string;
  note?: string;
}

/** Moves credits and the user's sums in the caller's transaction. False when the key was posted before. */
export const post = async (tx: Transaction, posting: Posting): Promise<boolean> =>
  (await balanceAfter(tx, posting)) !== null;

/** The same; the balance that it leaves the user, or null where nothing was posted. */
export async function balanceAfter(
  tx: Transaction,
  { kind, userId, amount, key, queueId, note }: Posting,
): Promise<number | null> {
  if (amount === 0) return null;
  const { debit, credit } = postings[kind];
  const [from, to] = amount > 0 ? [debit, credit] : [credit, debit];
  const written = await tx
    .insert(ledger)
    .values({
      userId,
      kind,
      debit: from,
      credit: to,
      amount: Math.abs(amount),
      idempotencyKey: key,
      queueId,
      note,
    })
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  return written.length === 0 ? null : move(tx, userId, kind, amount);
}

async function move(tx: Transaction, userId: string, kind: LedgerKind, amount: number): Promise<number> {
  const change = changes[kind](amount);
  // The guard and the change are one statement: a hundred requests for the last credits get them once.
  const [moved] = await tx
    .update(users)
    .set({
      balance: sql`${users.balance} + ${change.balance}`,
      held: sql`${users.held} + ${change.held}`,
      totalEarned: sql`${users.totalEarned} + ${change.earned}`,
      totalSpent: sql`${users.totalSpent} + ${change.spent}`,
    })
    .where(and(eq(users.id, userId), gte(users.balance, -change.balance), gte(users.held, -change.held)))
    .returning({ balance: users.balance });
  if (!moved) throw await insufficient(tx, userId, -change.balance);
  return moved.balance;
}

const changes: Record<
  LedgerKind,
  (n: number) => { balance: number; held: number; earned: number; spent: number }
> = {
  grant: (n) => ({ balance: n, held: 0, earned: n, spent: 0 }),
  purchase: (n) => ({ balance: n, held: 0, earned: n, spent: 0 }),
  adjust: (n) => ({ balance: n, held: 0, earned: n, spent: 0 }),
  hold: (n) => ({ balance: -n, held: n, earned: 0, spent: 0 }),
  capture: (n) => ({ balance: 0, held: -n, earned: 0, spent: n }),
  release: (n) => ({ balance: n, held: -n, earned: 0, spent: 0 }),
};

async function insufficient(tx: Transaction, userId: string, required: number) {
  const [row] = await tx.select({ balance: users.balance }).from(users).where(eq(users.id, userId));
  const balance = row?.balance ?? 0;
  return new AppError("INSUFFICIENT_CREDITS", {
    message: `This costs ${required} credits; you have ${balance}`,
    details: { required, balance, missing: required - balance },
  });
}
