import { and, eq, inArray, sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";
import type { Database } from "#db/client";
import { type WebhookDeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { FAILING_DAYS } from "#kernel/limits";
import type { SqlTransaction } from "#kernel/sql";
import type { DisabledReason } from "#kernel/webhook-types";
import type { PostHandler } from "#ports/jobs";
import type { WebhookSender } from "#ports/webhook-sender";
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
/** No more than an attempt needs: thousands are read together. */
const dueColumns = { id, webhookId, body, attempts };
/** As the database writes it: a Date would lose its microseconds. */
const dueAt = sql<string | null>`${nextAt}::text`;
/**
 * A process that lost its posts to another one may still end an attempt of them, and send the job of the next one. The
 * job that the other one has then comes before its time. Less than any wait, and more than clocks differ.
 */
const isDue = sql`(${attempts} = 0 or ${nextAt} <= now() + interval '3 seconds')`;

/** A delivery that is due, with the address that it goes to. */
export interface DueDelivery {
  /** `dueAt` as long as nobody else has ended this attempt, or begun the delivery anew. */
  delivery: Pick<WebhookDeliveryRow, keyof typeof dueColumns> & { dueAt: string | null };
  webhook: WebhookRow;
}

/** An attempt's end; without `attemptedAt` nothing was sent. */
export interface Attempted extends DueDelivery {
  at: Date;
  change: Partial<WebhookDeliveryRow> & Pick<WebhookDeliveryRow, "state">;
  disabled?: DisabledReason;
}

/** Sends what is due; a delivery that was sent twice bears the same id both times. */
export const webhookDeliverer = ({ db, sender }: Needs): PostHandler<DueDelivery, Attempted> => ({
  async load(ids) {
    const isOne = sql`${id} = any(${`{${ids.join()}}`}::uuid[])`;
    const pending = await db
      .select({ ...dueColumns, dueAt })
      .from(webhookDeliveries)
      .where(and(isOne, eq(state, "pending"), isDue));
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
    const { delivery, webhook } = due;
    const at = new Date();
    const ended = (change: Attempted["change"], disabled?: DisabledReason): Attempted => ({
      ...due,
      at,
      change: { nextAt: null, ...change },
      ...(disabled && { disabled }),
    });
    if (webhook.disabledAt) return ended({ state: "failed", error: "DISABLED" });
    const attempts = delivery.attempts + 1;
    const failed = (retryAfter: number | null, change: Partial<WebhookDeliveryRow>, isGone = false) => {
      const nextAt = isGone ? null : nextAttempt(attempts, retryAfter);
      const facts = { attempts, attemptedAt: at, tookMs: Date.now() - at.getTime(), nextAt, ...change };
      const isLasting = webhook.failingSince && at.getTime() - webhook.failingSince.getTime() > FAILING_MS;
      const disabled = isGone ? "GONE" : isLasting ? "FAILING" : undefined;
      return ended({ ...facts, state: nextAt ? "pending" : "failed" }, disabled);
    };
    try {
      const { status, body, retryAfter } = await sender.post(
        webhook.url,
        headersOf(due, at),
        delivery.body,
        signal,
      );
      const answer = { responseStatus: status, responseBody: body, error: null };
      if (status < 200 || status > 299) return failed(retryAfter, answer, status === GONE);
      const tookMs = Date.now() - at.getTime();
      return ended({ state: "delivered", attempts, attemptedAt: at, tookMs, ...answer });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return failed(null, { responseStatus: null, responseBody: null, error: error.reason ?? error.code });
    }
  },

  async keep(tx, attempted) {
    const off = turnedOff(attempted);
    const ends = onePerAttempt(attempted).map((one) =>
      off.has(one.webhook.id) ? withoutFurtherAttempt(one) : one,
    );
    const kept = await keepAttempts(tx, ends);
    await keepStandings(tx, attempted, off);
    return kept.flatMap(({ delivery, change: { nextAt } }) =>
      nextAt ? [{ id: delivery.id, group: delivery.webhookId, startAfter: nextAt }] : [],
    );
  },
});

/**
 * A delivery that was replayed while an attempt hung ends twice: each end stays, because only the row knows which of
 * them counts. Of ends of one attempt the one that was received does.
 */
function onePerAttempt(attempted: readonly Attempted[]): Attempted[] {
  const ends = new Map<string, Attempted>();
  for (const one of attempted) {
    const attempt = `${one.delivery.id} ${one.delivery.dueAt}`;
    if (ends.get(attempt)?.change.state !== "delivered") ends.set(attempt, one);
  }
  return [...ends.values()];
}

/** Webhooks that are off after these attempts: those that are gone, and those that have failed too long and did not succeed now. */
function turnedOff(attempted: readonly Attempted[]): Map<string, DisabledReason> {
  const off = new Map<string, DisabledReason>();
  for (const [id, all] of Map.groupBy(attempted, ({ webhook }) => webhook.id)) {
    const isReached = all.some(({ change }) => change.state === "delivered");
    if (all.some(({ disabled }) => disabled === "GONE")) off.set(id, "GONE");
    else if (!isReached && all.some(({ disabled }) => disabled === "FAILING")) off.set(id, "FAILING");
  }
  return off;
}

const withoutFurtherAttempt = (one: Attempted): Attempted =>
  one.change.state === "pending" ? { ...one, change: { ...one.change, state: "failed", nextAt: null } } : one;

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

/**
 * Writes those that nobody else has ended, and gives these. One statement for all of them: thousands end
 * together, and lists are read in half the time of JSON.
 */
async function keepAttempts(tx: SqlTransaction, attempted: readonly Attempted[]): Promise<Attempted[]> {
  const each = (value: (change: Attempted["change"]) => unknown) =>
    makePgArray(attempted.map(({ change }) => value(change) ?? null));
  const kept = await tx.execute<{ place: number }>(sql`
    update ${webhookDeliveries} d
    set state = r.state, next_at = r.next_at, error = r.error,
      attempts = coalesce(r.attempts, d.attempts),
      attempted_at = coalesce(r.attempted_at, d.attempted_at),
      took_ms = coalesce(r.took_ms, d.took_ms),
      response_status = case when r.attempted_at is null then d.response_status else r.response_status end,
      response_body = case when r.attempted_at is null then d.response_body else r.response_body end
    from unnest(
      ${makePgArray(attempted.map(({ delivery }) => delivery.id))}::uuid[],
      ${makePgArray(attempted.map(({ delivery }) => delivery.dueAt))}::timestamptz[],
      ${each(({ state }) => state)}::text[],
      ${each(({ nextAt }) => nextAt?.toISOString())}::timestamptz[],
      ${each(({ error }) => error)}::text[],
      ${each(({ attempts }) => attempts)}::int[],
      ${each(({ attemptedAt }) => attemptedAt?.toISOString())}::timestamptz[],
      ${each(({ tookMs }) => tookMs)}::int[],
      ${each(({ responseStatus }) => responseStatus)}::int[],
      ${each(({ responseBody }) => responseBody)}::text[]
    ) with ordinality
      as r(id, due_at, state, next_at, error, attempts, attempted_at, took_ms, response_status, response_body, place)
    where d.id = r.id and d.state = 'pending' and d.next_at is not distinct from r.due_at
    returning r.place::int`);
  return kept.flatMap(({ place }) => attempted[place - 1] ?? []);
}

/** Since when webhooks fail, and which of them are off from now on. Most attempts change neither. */
async function keepStandings(
  tx: SqlTransaction,
  attempted: readonly Attempted[],
  off: ReadonlyMap<string, DisabledReason>,
): Promise<void> {
  for (const [webhookId, all] of Map.groupBy(attempted, ({ webhook }) => webhook.id)) {
    const { failingSince } = all[0]?.webhook ?? {};
    const isReached = all.some(({ change }) => change.state === "delivered");
    const failed = all.find(({ change }) => change.attempts && change.state !== "delivered");
    const disabled = off.get(webhookId);
    if (disabled || (isReached ? failingSince : failed && !failingSince))
      await tx.execute(sql`
        update ${webhooks} set
          failing_since = ${isReached ? null : sql`coalesce(failing_since, ${failed?.at.toISOString()}::timestamptz)`},
          disabled_at = ${disabled ? sql`now()` : sql`disabled_at`},
          disabled_reason = coalesce(disabled_reason, ${disabled ?? null})
        where id = ${webhookId}`);
  }
}
