import { inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type WebhookDeliveryRow, webhookDeliveries, webhooks } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { FAILING_DAYS } from "#kernel/limits";
import type { DisabledReason } from "#kernel/webhook-types";
import type { PostHandler } from "#ports/jobs";
import type { WebhookSender } from "#ports/webhook-sender";
import type { Attempted, DueDelivery } from "./attempt.ts";
import { keepEnds } from "./keep-ends.ts";
import { nextAttempt } from "./retry-plan.ts";
import { signatureOf } from "./sign.ts";

/** A webhook that has failed for so long is turned off. */
const FAILING_MS = FAILING_DAYS * 86_400_000;
const GONE = 410;
const USER_AGENT = "Yomikoe-Webhooks/1.0";

interface Needs {
  db: Database;
  sender: WebhookSender;
}

const { id, webhookId, body, attempts, state, nextAt } = webhookDeliveries;
/**
 * A process that lost its posts to another one may still end an attempt of them, and send the job of the next one. The
 * job that the other one has then comes before its time. Less than any wait, and more than clocks differ.
 */
const isDue = sql`(${attempts} = 0 or ${nextAt} <= now() + interval '3 seconds')`;

/** Sends what is due; a delivery that was sent twice bears the same id both times. */
export const webhookDeliverer = ({ db, sender }: Needs): PostHandler<DueDelivery, Attempted> => ({
  async load(ids) {
    // Thousands are read together: no more than an attempt needs, and as the driver gives it, without a copy of each row.
    // The time as the database writes it: a Date would lose its microseconds.
    const pending = await db.execute<DueDelivery["delivery"]>(sql`
      select ${id}, ${webhookId} as "webhookId", ${body}, ${attempts}, ${nextAt}::text as "dueAt"
      from ${webhookDeliveries}
      where ${id} = any(${`{${ids.join()}}`}::uuid[]) and ${state} = 'pending' and ${isDue}`);
    // Once for all deliveries that go there.
    const addresses = [...new Set(pending.map(({ webhookId }) => webhookId))];
    const rows = await db.select().from(webhooks).where(inArray(webhooks.id, addresses));
    const byId = new Map(rows.map((webhook) => [webhook.id, webhook]));
    return new Map(
      pending.flatMap((delivery) => {
        const webhook = byId.get(delivery.webhookId);
        return webhook ? [[delivery.id, { delivery, webhook }]] : [];
      }),
    );
  },

  async run(due, signal) {
    const { webhook } = due;
    const { body: sent, ...delivery } = due.delivery;
    const at = new Date();
    const ended = (change: Attempted["change"], disabled: DisabledReason | null = null): Attempted => ({
      delivery,
      webhook,
      at,
      change: { nextAt: null, ...change },
      disabled,
    });
    if (webhook.disabledAt) return ended({ state: "failed", error: "DISABLED" });
    const attempts = delivery.attempts + 1;
    const failed = (retryAfter: number | null, change: Partial<WebhookDeliveryRow>, isGone = false) => {
      const nextAt = isGone ? null : nextAttempt(attempts, retryAfter);
      const facts = { attempts, attemptedAt: at, tookMs: Date.now() - at.getTime(), nextAt, ...change };
      const isLasting = webhook.failingSince && at.getTime() - webhook.failingSince.getTime() > FAILING_MS;
      const disabled = isGone ? "GONE" : isLasting ? "FAILING" : null;
      return ended({ ...facts, state: nextAt ? "pending" : "failed" }, disabled);
    };
    try {
      const { status, body, retryAfter } = await sender.post(webhook.url, headersOf(due, at), sent, signal);
      const answer = { responseStatus: status, responseBody: body, error: null };
      if (status < 200 || status > 299) return failed(retryAfter, answer, status === GONE);
      const tookMs = Date.now() - at.getTime();
      return ended({ state: "delivered", attempts, attemptedAt: at, tookMs, ...answer });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return failed(null, { responseStatus: null, responseBody: null, error: error.reason ?? error.code });
    }
  },

  keep: keepEnds,
});

function headersOf({ delivery: { id, body }, webhook }: DueDelivery, at: Date): Record<string, string> {
  const { secret, formerSecret, formerUntil } = webhook;
  const secrets = formerSecret && formerUntil && formerUntil > at ? [secret, formerSecret] : [secret];
  const timestamp = Math.floor(at.getTime() / 1_000);
  return {
    "content-type": "application/json",
    "user-agent": USER_AGENT,
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf({ id, timestamp, body }, secrets),
  };
}
