import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { entries, holds, type LedgerRow, ledger, queues, users } from "#db/schema/index";
import type { Emit } from "#domain/outbox/emit";
import { type CursorPage, olderThan, pageOf } from "#kernel/cursor";
import { notFound } from "#kernel/errors";
import { LOW_CREDITS } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";
import type { QueueKind } from "#kernel/vocabulary";
import { returnToKey, spendByKey } from "./key-spending.ts";
import { balanceAfter, post } from "./posting.ts";

export interface Credits {
  /** Credits that can be spent now; never below 0. */
  balance: number;
  held: number;
  totalEarned: number;
  totalSpent: number;
}

/** The purposes that credits are spent on. */
export interface PaidJob {
  type: QueueKind;
  /** Title of the page, or else its address. */
  page: string;
}

export type CreditsService = ReturnType<typeof creditsService>;

interface Needs {
  db: Database;
  emit: Emit;
}

export function creditsService({ db, emit }: Needs) {
  return {
    async balance(viewer: Viewer): Promise<Credits> {
      const [row] = await db.select(sums).from(users).where(eq(users.id, viewer.uid));
      if (!row) throw notFound("User");
      return row;
    },

    /** Newest first: every movement of the viewer's credits. */
    async ledger(
      viewer: Viewer,
      { limit = 50, cursor }: { limit?: number; cursor?: string } = {},
    ): Promise<CursorPage<LedgerRow>> {
      const rows = await db
        .select()
        .from(ledger)
        .where(and(eq(ledger.userId, viewer.uid), olderThan(cursor, ledger.createdAt, ledger.id)))
        .orderBy(desc(ledger.createdAt), desc(ledger.id))
        .limit(limit + 1);
      return pageOf(rows, limit);
    },

    /** Jobs that credits moved for, with their pages; those of pages that are gone are not among them. */
    async jobsOf(queueIds: readonly string[]): Promise<Map<string, PaidJob>> {
      if (queueIds.length === 0) return new Map();
      const rows = await db
        .select({ id: queues.id, type: queues.queueType, title: entries.title, url: entries.url })
        .from(queues)
        .innerJoin(entries, eq(entries.id, queues.entryId))
        .where(inArray(queues.id, [...queueIds]));
      return new Map(rows.map(({ id, type, title, url }) => [id, { type, page: title ?? url }]));
    },

    /** Gives credits for nothing: trial, monthly renewal. */
    grant: (tx: Transaction, userId: string, amount: number, key: string, note?: string) =>
      post(tx, { kind: "grant", userId, amount, key, note }),

    purchase: (tx: Transaction, userId: string, amount: number, key: string, note?: string) =>
      post(tx, { kind: "purchase", userId, amount, key, note }),

    /** The operator's correction; a negative one takes back, never below zero. */
    adjust: (userId: string, amount: number, key: string, note: string) =>
      db.transaction((tx) => post(tx, { kind: "adjust", userId, amount, key, note })),

    /**
     * Sets credits aside for a job. INSUFFICIENT_CREDITS names what is missing, to the account or to the API key
     * that orders.
     */
    async hold(tx: Transaction, userId: string, queueId: string, amount: number, apiKeyId?: string) {
      if (apiKeyId) await spendByKey(tx, apiKeyId, amount);
      if (amount === 0) return void (await tx.insert(holds).values({ queueId, userId, amount, apiKeyId }));
      const key = `hold:${queueId}`;
      const hold = {
        into: sql`holds (queue_id, user_id, amount, api_key_id)`,
        values: sql`posted.queue_id, posted.user_id, posted.amount, ${apiKeyId ?? null}::uuid`,
      };
      const balance = await balanceAfter(tx, { kind: "hold", userId, amount, key, queueId }, hold);
      // Its key has been charged by now: only the end of the transaction gives that back.
      if (balance === null) throw new Error("the credits of this job are held already");
      if (balance < LOW_CREDITS && balance + amount >= LOW_CREDITS)
        await emit(tx, userId, { type: "credits.low", data: { balance } });
    },

    /**
     * Takes what the job used, never more than was held, and gives the rest back, which it answers.
     * A second call does nothing.
     */
    async settle(tx: Transaction, queueId: string, used: number): Promise<number> {
      const captured = sql<number>`least(${holds.amount}, ${used}::int)`;
      const [hold] = await tx
        .update(holds)
        .set({ captured, settledAt: new Date() })
        .where(and(eq(holds.queueId, queueId), isNull(holds.captured)))
        .returning();
      if (!hold) return 0;
      const { userId, amount, apiKeyId } = hold;
      const taken = hold.captured ?? 0;
      // Before the user's row, as a hold does: otherwise two could wait for each other.
      if (apiKeyId) await returnToKey(tx, apiKeyId, amount - taken, hold.createdAt);
      await post(tx, { kind: "capture", userId, amount: taken, key: `capture:${queueId}`, queueId });
      await post(tx, { kind: "release", userId, amount: amount - taken, key: `release:${queueId}`, queueId });
      return amount - taken;
    },
  };
}

const sums = {
  balance: users.balance,
  held: users.held,
  totalEarned: users.totalEarned,
  totalSpent: users.totalSpent,
};
