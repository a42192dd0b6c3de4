import { and, count, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import {
  users,
  type WebhookDeliveryRow,
  type WebhookRow,
  webhookDeliveries,
  webhooks,
} from "#db/schema/index";
import { bodyOf, type Emit } from "#domain/outbox/emit";
import { type CursorPage, olderThan, pageOf } from "#kernel/cursor";
import { AppError, notFound } from "#kernel/errors";
import { WEBHOOKS } from "#kernel/limits";
import { isId, validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { TEST_EVENT } from "#kernel/webhook-types";
import type { Jobs } from "#ports/jobs";
import { announceEnds } from "./ends.ts";
import { NewWebhook, Rotation, WebhookChange } from "./input.ts";
import { mintSecret } from "./sign.ts";

/** A webhook as its owner sees it. */
export type Webhook = Omit<WebhookRow, "userId" | "secret" | "formerSecret">;
/** An event for one webhook, and its last attempt. */
export type WebhookDelivery = WebhookDeliveryRow;
/** The answers that show its secret. */
export type ShownWebhook = Webhook & { secret: string };

const HOUR_MS = 3_600_000;

interface Needs {
  db: Database;
  jobs: Pick<Jobs, "post">;
  emit: Emit;
}

export type WebhooksService = ReturnType<typeof webhooksService>;

/** Addresses that a customer wants to be told at, and what they were told. */
export function webhooksService({ db, jobs, emit }: Needs) {
  const own = (viewer: Viewer, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, viewer.uid));

  async function get(viewer: Viewer, id: string): Promise<Webhook> {
    const [row] = isId(id) ? await db.select(shown).from(webhooks).where(own(viewer, id)) : [];
    if (!row) throw notFound("Webhook");
    return row;
  }

  async function change(viewer: Viewer, id: string, values: Partial<typeof webhooks.$inferInsert>) {
    if (!isId(id)) throw notFound("Webhook");
    const [row] = await db.update(webhooks).set(values).where(own(viewer, id)).returning(shown);
    if (!row) throw notFound("Webhook");
    return row;
  }

  /** Puts a delivery into the queue, at once. */
  const send = async (tx: Transaction, { id, webhookId }: WebhookDeliveryRow) =>
    jobs.post(tx, [{ id, group: webhookId }]);

  return {
    get,

    /** Newest first. */
    list: (viewer: Viewer): Promise<Webhook[]> =>
      db
        .select(shown)
        .from(webhooks)
        .where(eq(webhooks.userId, viewer.uid))
        .orderBy(desc(webhooks.createdAt), desc(webhooks.id)),

    /** The secret is in this answer; later it can only be replaced. */
    async create(viewer: Viewer, given: unknown): Promise<ShownWebhook> {
      const values = validate(NewWebhook, given);
      const secret = mintSecret();
      return db.transaction(async (tx) => {
        // One at a time: two at once could both find room for the last one.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.uid)).for("update");
        const [kept] = await tx
          .select({ all: count() })
          .from(webhooks)
          .where(eq(webhooks.userId, viewer.uid));
        if ((kept?.all ?? 0) >= WEBHOOKS) throw full();
        const [row] = await tx
          .insert(webhooks)
          .values({ ...values, secret, userId: viewer.uid })
          .returning(shown);
        return { ...(row as Webhook), secret };
      });
    },

    /** Changes what is given. One that is turned on again, or has another address, begins as a new one. */
    async update(viewer: Viewer, id: string, given: unknown): Promise<Webhook> {
      const { enabled, ...values } = validate(WebhookChange, given);
      const standing =
        enabled === undefined
          ? {}
          : enabled
            ? { disabledAt: null, disabledReason: null, failingSince: null }
            : { disabledAt: new Date(), disabledReason: "OWNER" as const };
      const { failingSince, url } = webhooks;
      const since = values.url && sql`case when ${url} = ${values.url} then ${failingSince} end`;
      const all = {
        ...values,
        ...(since && { failingSince: since as unknown as Date }),
        ...standing,
      };
      return Object.keys(all).length > 0 ? change(viewer, id, all) : get(viewer, id);
    },

    async remove(viewer: Viewer, id: string): Promise<string> {
      if (!isId(id)) throw notFound("Webhook");
      const gone = await db.delete(webhooks).where(own(viewer, id)).returning({ id: webhooks.id });
      if (gone.length === 0) throw notFound("Webhook");
      return id;
    },

    /** Gives it a new secret; the former one signs as well for some hours more. */
    async rotate(viewer: Viewer, id: string, given: unknown = {}): Promise<ShownWebhook> {
      const { overlapHours } = validate(Rotation, given ?? {});
      const secret = mintSecret();
      const row = await change(viewer, id, {
        secret,
        formerSecret: sql`${webhooks.secret}` as unknown as string,
        formerUntil: new Date(Date.now() + overlapHours * HOUR_MS),
      });
      return { ...row, secret };
    },

    /** Sends an event that tells of nothing. */
    async test(viewer: Viewer, id: string): Promise<WebhookDeliveryRow> {
      const { id: webhookId } = await get(viewer, id);
      const body = bodyOf(TEST_EVENT, { webhookId });
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(webhookDeliveries)
          .values({ webhookId, type: TEST_EVENT, body })
          .returning();
        await send(tx, row as WebhookDeliveryRow);
        return row as WebhookDeliveryRow;
      });
    },

    /** Newest first. */
    async deliveries(
      viewer: Viewer,
      id: string,
      { limit = 50, cursor }: { limit?: number; cursor?: string | null } = {},
    ): Promise<CursorPage<WebhookDeliveryRow>> {
      const { id: webhookId } = await get(viewer, id);
      const { createdAt, id: key } = webhookDeliveries;
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhookId), olderThan(cursor, createdAt, key)))
        .orderBy(desc(createdAt), desc(key))
        .limit(limit + 1);
      return pageOf(rows, limit);
    },

    /** Sends a delivery once more, under its own id and with its own body, and begins its attempts anew. */
    async replay(viewer: Viewer, deliveryId: string): Promise<WebhookDeliveryRow> {
      if (!isId(deliveryId)) throw notFound("Delivery");
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(webhookDeliveries)
          .set({ state: "pending", attempts: 0, nextAt: sql`now()` })
          .from(webhooks)
          .where(
            and(
              eq(webhookDeliveries.id, deliveryId),
              eq(webhooks.id, webhookDeliveries.webhookId),
              eq(webhooks.userId, viewer.uid),
            ),
          )
          .returning(getTableColumns(webhookDeliveries));
        if (!row) throw notFound("Delivery");
        await send(tx, row);
        return row;
      });
    },

    /** Tells of accounts that end soon, and of publications that pause. */
    announceEnds: (now: Date): Promise<void> => announceEnds(db, emit, now),

    /** In the one order of locks, and without those whose ends are being written: they go the next time. */
    async removeOlder(before: Date): Promise<void> {
      const { id, createdAt } = webhookDeliveries;
      const older = db.select({ id }).from(webhookDeliveries).where(lt(createdAt, before)).orderBy(id);
      await db.delete(webhookDeliveries).where(inArray(id, older.for("update", { skipLocked: true })));
    },
  };
}

const { userId, secret, formerSecret, ...shown } = getTableColumns(webhooks);

const full = () =>
  new AppError("CONFLICT", {
    message: `An account holds ${WEBHOOKS} webhooks`,
    reason: "WEBHOOKS_FULL",
    details: { field: "webhooks", rule: "too_many_items", limit: WEBHOOKS },
  });
