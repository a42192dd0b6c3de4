import { and, eq, exists, gt, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { publications, users, webhooks } from "#db/schema/index";
import type { Emit } from "#domain/outbox/emit";
import { ENDING_DAYS, PAUSE_DAYS } from "#kernel/limits";
import type { EventType } from "#kernel/webhook-types";

const DAY_MS = 86_400_000;

/**
 * Tells webhooks of what comes by the clock alone. The end is the event's key, so that looking every hour tells of
 * each end once; the day that is looked back on covers hours in which nobody looked.
 */
export async function announceEnds(db: Database, emit: Emit, now: Date): Promise<void> {
  const ending = await listenersOf(
    db,
    "account.expiring",
    now,
    new Date(now.getTime() + ENDING_DAYS * DAY_MS),
  );
  const grace = new Date(now.getTime() - PAUSE_DAYS * DAY_MS);
  const paused = await listenersOf(db, "publication.paused", new Date(grace.getTime() - DAY_MS), grace);
  for (const { userId, end } of ending)
    await db.transaction((tx) =>
      emit(tx, userId, {
        type: "account.expiring",
        data: { expiresAt: end },
        key: `account.expiring ${end}`,
      }),
    );
  for (const { userId, end } of paused)
    await db.transaction((tx) =>
      emit(tx, userId, {
        type: "publication.paused",
        data: { accountExpiredAt: end },
        key: `publication.paused ${end}`,
      }),
    );
}

/** Accounts that end between two moments and have a webhook for it. */
async function listenersOf(db: Database, type: EventType, after: Date, until: Date) {
  const isShared = exists(
    db
      .select({ one: sql`1` })
      .from(publications)
      .where(and(eq(publications.userId, users.id), eq(publications.enabled, true))),
  );
  const rows = await db
    .selectDistinct({ userId: users.id, end: users.accountExpiresAt })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(
      and(
        isNull(webhooks.disabledAt),
        sql`${type} = any(${webhooks.types})`,
        gt(users.accountExpiresAt, after),
        lte(users.accountExpiresAt, until),
        type === "publication.paused" ? isShared : undefined,
      ),
    );
  return rows.map(({ userId, end }) => ({ userId, end: end?.toISOString() ?? "" }));
}
