import { desc, eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { type PlanEventRow, planEvents } from "#db/schema/index";
import type { PlanEventKind } from "#kernel/vocabulary";
import type { ProviderSubscription } from "#ports/payments";

export type PlanEvent = Pick<PlanEventRow, "kind" | "paidUntil" | "createdAt">;

/** Rows of the history that somebody is shown. */
const SHOWN = 20;

/**
 * Adds to the history how the subscriptions changed since the last reading. The user's row is locked by the caller.
 * A reading adds nothing if it began before the one of the last row: its news may be older.
 */
export async function recordPlan(
  tx: Transaction,
  userId: string,
  subscriptions: readonly ProviderSubscription[],
  readAt: Date,
): Promise<boolean> {
  if (subscriptions.length === 0) return false;
  const latest = await tx
    .selectDistinctOn([planEvents.subscriptionId])
    .from(planEvents)
    .where(eq(planEvents.userId, userId))
    .orderBy(planEvents.subscriptionId, desc(planEvents.id));
  const last = new Map(latest.map((row) => [row.subscriptionId, row]));
  const rows = subscriptions.flatMap((subscription) => {
    const before = last.get(subscription.id);
    return before && readAt < before.readAt ? [] : changesOf(subscription, before?.kind, readAt);
  });
  if (rows.length === 0) return false;
  // Providers list the newest subscription first, the history is in the order of its ids.
  const inOrder = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await tx.insert(planEvents).values(inOrder.map((row) => ({ ...row, userId, readAt })));
  return true;
}

/** Newest first. */
export const planHistory = (db: Database, userId: string): Promise<PlanEvent[]> =>
  db
    .select({ kind: planEvents.kind, paidUntil: planEvents.paidUntil, createdAt: planEvents.createdAt })
    .from(planEvents)
    .where(eq(planEvents.userId, userId))
    .orderBy(desc(planEvents.id))
    .limit(SHOWN);

/** Facts that a reading adds to those known of a subscription. */
export function changesOf(
  { id: subscriptionId, createdAt, cancelledAt, state, endsByRequest, paidPeriods }: ProviderSubscription,
  before: PlanEventKind | undefined,
  readAt: Date,
): (PlanEvent & { subscriptionId: string })[] {
  const ends = paidPeriods.map(({ end }) => end).sort((a, b) => a.getTime() - b.getTime());
  const [first, last] = [ends[0], ends.at(-1)];
  // Nothing was ever paid.
  if (!first || !last) return [];
  const started = { subscriptionId, kind: "started", paidUntil: first, createdAt } as const;
  const kind = standingOf({ state, endsByRequest }, before ?? "started");
  const changedAt = (kind === "cancelled" && cancelledAt) || readAt;
  const changed = { subscriptionId, kind, paidUntil: last, createdAt: changedAt };
  return [...(before ? [] : [started]), ...(kind === (before ?? "started") ? [] : [changed])];
}

function standingOf(
  { state, endsByRequest }: Pick<ProviderSubscription, "state" | "endsByRequest">,
  before: PlanEventKind,
): PlanEventKind {
  if (endsByRequest) return "cancelled";
  if (state === "canceled") return "ended";
  return before === "cancelled" ? "resumed" : before;
}
