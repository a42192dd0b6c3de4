import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import {
  auditLog,
  entries,
  ledger,
  looseFiles,
  orders,
  publications,
  requestLeases,
  socketLeases,
  type User,
  users,
  webhooks,
} from "#db/schema/index";
import { userFolder } from "#domain/files/keys";
import { previewsOf } from "#domain/leases/request-leases";
import type { PaymentsService } from "#domain/payments/payments.service";
import type { Identity } from "#ports/identity";
import type { Jobs } from "#ports/jobs";
import type { Storage } from "#ports/storage";

interface Needs {
  db: Database;
  storage: Pick<Storage, "list" | "removeFolder">;
  jobs: Pick<Jobs, "forget">;
  identity: Pick<Identity, "remove">;
  payments: Pick<PaymentsService, "endSubscription" | "rename">;
}

export type Eraser = (uid: string) => Promise<void>;

/**
 * Erases an account for good. The account book and the orders stay, as the law on accounts asks, under a name that
 * nothing else knows. The row goes last: whatever fails before is done again, from the beginning.
 */
export function eraser({ db, storage, jobs, identity, payments }: Needs): Eraser {
  /** Proven by a second look: a file that came meanwhile would have no owner. */
  async function removeFiles(uid: string): Promise<void> {
    await storage.removeFolder(userFolder(uid));
    const [left] = await storage.list(userFolder(uid));
    if (left) throw new Error(`${left} of an account that is erased is still there`);
  }

  return async (uid) => {
    const isLeaving = and(eq(users.id, uid), isNotNull(users.deletionAskedAt));
    if ((await db.$count(users, isLeaving)) === 0) return;
    const pseudonym = `former-${randomUUID()}`;
    // A checkout that was on its way when the account was closed may have become a subscription.
    await payments.endSubscription({ uid });
    await identity.remove(uid);
    await removeFiles(uid);
    await db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(isLeaving).for("update");
      if (!user) return;
      // In the order in which the ends of attempts lock them; the rows that go with the user have none.
      await tx.select().from(webhooks).where(eq(webhooks.userId, uid)).orderBy(webhooks.id).for("update");
      await keepBooks(tx, user, pseudonym);
      await tx.delete(requestLeases).where(inArray(requestLeases.userId, [uid, previewsOf(uid)]));
      await tx.delete(socketLeases).where(eq(socketLeases.userId, uid));
      await tx.delete(looseFiles).where(sql`starts_with(${looseFiles.key}, ${`${userFolder(uid)}/`})`);
      await jobs.forget(tx, uid);
      // Their addresses answer 410 for ever, and tell nothing more.
      await tx.update(publications).set({ allowedOrigins: [] }).where(eq(publications.userId, uid));
      // Before the user: an open hold goes with the job of its entry.
      await tx.delete(entries).where(eq(entries.userId, uid));
      await tx.delete(users).where(eq(users.id, uid));
      // Last: whatever failed before has the books begin anew, under another name.
      await payments.rename({ uid }, pseudonym);
    });
  };
}

/** Keeps balances, postings, placed orders and administrators' actions, under the pseudonym. */
async function keepBooks(tx: Transaction, user: User, pseudonym: string): Promise<void> {
  const { id: uid, plan, balance, held, totalEarned, totalSpent, createdAt } = user;
  await tx.insert(users).values({
    id: pseudonym,
    email: pseudonym,
    plan,
    balance,
    held,
    totalEarned,
    totalSpent,
    createdAt,
    closedAt: new Date(),
  });
  await tx.update(ledger).set({ userId: pseudonym }).where(eq(ledger.userId, uid));
  await tx.delete(orders).where(and(eq(orders.userId, uid), isNull(orders.placedAt)));
  await tx.update(orders).set({ userId: pseudonym }).where(eq(orders.userId, uid));
  await tx.update(auditLog).set({ subject: pseudonym }).where(eq(auditLog.subject, uid));
  await tx.update(auditLog).set({ actor: pseudonym }).where(eq(auditLog.actor, uid));
}
