import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { webhookDeliveries, webhooks } from "#db/schema/index";
import type { EventData, EventType } from "#kernel/webhook-types";
import type { Jobs } from "#ports/jobs";

export type WebhookEvent = {
  [Type in EventType]: {
    type: Type;
    data: EventData<Type>;
    /** An event with a key is written once for each webhook. */
    key?: string;
  };
}[EventType];

/** Tells the webhooks of a user of an event, in the transaction of the change. */
export type Emit = (tx: Transaction, userId: string, event: WebhookEvent) => Promise<void>;

/** Body of an event as receivers get it. */
export const bodyOf = (type: string, data: object) =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data });

/** The rows and their jobs exist exactly if the change does. */
export const webhookEmitter =
  ({ jobs }: { jobs: Pick<Jobs, "post"> }): Emit =>
  async (tx, userId, { type, data, key }) => {
    const listening = await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(
        and(eq(webhooks.userId, userId), isNull(webhooks.disabledAt), sql`${type} = any(${webhooks.types})`),
      )
      // One that is deleted at this moment must not take the change down with it.
      .for("key share");
    if (listening.length === 0) return;
    const body = bodyOf(type, data);
    const written = await tx
      .insert(webhookDeliveries)
      .values(listening.map(({ id: webhookId }) => ({ webhookId, type, body, eventKey: key ?? null })))
      .onConflictDoNothing()
      .returning({ id: webhookDeliveries.id, group: webhookDeliveries.webhookId });
    await jobs.post(tx, written);
  };
