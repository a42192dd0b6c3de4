import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { users } from "#db/schema/index";
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

/** A row of another table that belongs to a posting. */
export interface Beside {
  /** Table and columns. */
  into: SQL;
  /** Their values, also from the new line of the ledger, which is called `posted`. */
  values: SQL;
}

/** Moves credits and the user's sums in the caller's transaction. False when the key was posted before. */
export const post = async (tx: Transaction, posting: Posting): Promise<boolean> =>
  (await balanceAfter(tx, posting)) !== null;

/**
 * The same; the balance that it leaves the user, or null where nothing was posted.
 * One statement: the line of the ledger, the user's sums with the guard of a balance that suffices, and the row
 * `beside` it, which is written only where the line is new. A hundred requests for the last credits get them once.
 */
export async function balanceAfter(
  tx: Transaction,
  { kind, userId, amount, key, queueId, note }: Posting,
  beside?: Beside,
): Promise<number | null> {
  if (amount === 0) return null;
  const { debit, credit } = postings[kind];
  const [from, to] = amount > 0 ? [debit, credit] : [credit, debit];
  const change = changes[kind](amount);
  // The ledger before the user, always: the sums change only where the line is new.
  const [outcome] = await tx.execute<{ posted: boolean; balance: number | null }>(sql`
    with posted as (
      insert into ledger (user_id, kind, debit, credit, amount, idempotency_key, queue_id, note)
      values (${userId}, ${kind}, ${from}, ${to}, ${Math.abs(amount)}, ${key}, ${queueId ?? null}, ${note ?? null})
      on conflict do nothing returning user_id, queue_id, amount
    ), moved as (
      update users set
        balance = balance + ${change.balance}::int,
        held = held + ${change.held}::int,
        total_earned = total_earned + ${change.earned}::int,
        total_spent = total_spent + ${change.spent}::int
      from posted
      where users.id = posted.user_id and balance >= -${change.balance}::int and held >= -${change.held}::int
      returning balance
    )${beside && sql`, beside as (insert into ${beside.into} select ${beside.values} from posted)`}
    select exists(select from posted) as posted, (select balance from moved) as balance`);
  if (!outcome?.posted) return null;
  if (outcome.balance === null) throw await insufficient(tx, userId, -change.balance);
  return outcome.balance;
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
