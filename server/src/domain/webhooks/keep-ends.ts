import { type SQL, sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";
import { webhookDeliveries, webhooks } from "#db/schema/index";
import type { SqlTransaction } from "#kernel/sql";
import type { DisabledReason } from "#kernel/webhook-types";
import type { PostJob } from "#ports/jobs";
import type { Attempted } from "./attempt.ts";

/**
 * Writes the ends of attempts, and gives the further attempts that they make due. Rows are locked in one order: two
 * processes that write ends of the same webhooks would else wait for each other, and one of them would lose its ends.
 */
export async function keepEnds(tx: SqlTransaction, attempted: readonly Attempted[]): Promise<PostJob[]> {
  const ends = withoutOvertaken(attempted);
  const failing = await holdWebhooks(tx, ends);
  const off = ends.some(({ disabled }) => disabled) ? turnedOff(await endsThatCount(tx, ends)) : none;
  const kept = await keepAttempts(
    tx,
    ends.map((one) => (off.has(placeOf(one)) ? withoutFurtherAttempt(one) : one)),
  );
  await keepStandings(tx, kept, { off, failing });
  return kept.flatMap(({ delivery, change: { nextAt } }) =>
    nextAt ? [{ id: delivery.id, group: delivery.webhookId, startAfter: nextAt }] : [],
  );
}

const none: ReadonlyMap<string, DisabledReason> = new Map();

/** A webhook at one of its addresses: ends at one that it has left tell nothing of the other. */
const placeOf = ({ webhook }: Attempted) => `${webhook.id} ${webhook.url}`;

/**
 * A delivery that was replayed while an attempt hung ends twice: each end stays, because only the row knows which of
 * them counts. An end by which it was received takes the place of others, unless those are of a later beginning.
 */
function withoutOvertaken(attempted: readonly Attempted[]): Attempted[] {
  const ends = new Map<string, Attempted[]>();
  for (const one of attempted) {
    const others = ends.get(one.delivery.id);
    if (others) others.push(one);
    else ends.set(one.delivery.id, [one]);
  }
  if (ends.size === attempted.length) return [...attempted];
  return [...ends.values()].flatMap((all) =>
    all.filter((one, at) => !all.some((other, place) => other !== one && overtakes(other, one, place > at))),
  );
}

function overtakes(other: Attempted, one: Attempted, isLater: boolean): boolean {
  const isSame =
    other.delivery.dueAt === one.delivery.dueAt && other.delivery.attempts === one.delivery.attempts;
  if (other.change.state !== "delivered") return isSame && isLater && one.change.state !== "delivered";
  if (one.change.state === "delivered") return isSame && isLater;
  return isSame || one.delivery.attempts >= (other.change.attempts ?? 0);
}

/** Webhooks that are off after these attempts: those that are gone, and those that have failed too long and did not succeed now. */
function turnedOff(attempted: readonly Attempted[]): ReadonlyMap<string, DisabledReason> {
  const off = new Map<string, DisabledReason>();
  for (const [place, all] of Map.groupBy(attempted, placeOf)) {
    const isReached = all.some(({ change }) => change.state === "delivered");
    if (all.some(({ disabled }) => disabled === "GONE")) off.set(place, "GONE");
    else if (!isReached && all.some(({ disabled }) => disabled === "FAILING")) off.set(place, "FAILING");
  }
  return off;
}

const withoutFurtherAttempt = (one: Attempted): Attempted =>
  one.change.state === "pending" ? { ...one, change: { ...one.change, state: "failed", nextAt: null } } : one;

/** A list of Postgres: lists are read in half the time of JSON. Its values hold no comma, quote, brace or backslash. */
const plainly = (
  attempted: readonly Attempted[],
  value: (one: Attempted) => string | number | null | undefined,
) => `{${attempted.map((one) => value(one) ?? "NULL").join()}}`;
/** The same for any text. */
const quoted = (attempted: readonly Attempted[], value: (one: Attempted) => string | null | undefined) =>
  makePgArray(attempted.map((one) => value(one) ?? null));

/**
 * Keeps them from being removed, which would take their deliveries along in an order of its own; gives those that fail.
 * Any number of processes may hold them at a time.
 */
async function holdWebhooks(
  tx: SqlTransaction,
  attempted: readonly Attempted[],
): Promise<ReadonlySet<string>> {
  const ids = makePgArray([...new Set(attempted.map(({ webhook }) => webhook.id))]);
  const rows = await tx.execute<{ id: string; fails: boolean }>(sql`
    select id, failing_since is not null as fails from ${webhooks}
    where id = any(${ids}::uuid[]) order by id for key share`);
  return new Set(rows.filter(({ fails }) => fails).map(({ id }) => id));
}

const idsOf = (attempted: readonly Attempted[]) =>
  sql`${plainly(attempted, ({ delivery }) => delivery.id)}::uuid[]`;

/** Locks their rows by identifier, each before the next one, as soon as a statement asks for their number. */
const lockedInOrder = (ids: SQL) => sql`locked as materialized (
  select id from ${webhookDeliveries} where id = any(${ids}) order by id for no key update
)`;
/** The rows that are locked by now. Without their identifiers, the whole table may be read to join them with a list. */
const areLocked = (ids: SQL) => sql`(select count(*) from locked) > 0 and d.id = any(${ids})`;

/** Those that a statement gave the places of, as one text: a row for each takes longer to read than to write. */
const placesOf = (attempted: readonly Attempted[], [row]: { places: string | null }[]) =>
  (row?.places?.split(",") ?? []).flatMap((place) => attempted[Number(place) - 1] ?? []);

/**
 * An end counts if nobody else has ended its attempt, and nobody has begun the delivery anew. Its number tells that as
 * well as its time: what is begun anew within a millisecond is due at the same time. One by which it was received counts
 * even where another process took the same attempt, or a later one, for failed: to send it again would tell the
 * receiver nothing new. What was begun anew is sent again, since its owner asked for that.
 */
const counts = sql`(d.state = 'pending' and d.next_at is not distinct from r.due_at and d.attempts = r.former_attempts
  or r.state = 'delivered' and d.state <> 'delivered' and d.attempts >= r.attempts)`;

/** Those that count, and went to the address that the webhook still has. Their rows stay as they are until the end. */
async function endsThatCount(tx: SqlTransaction, attempted: readonly Attempted[]): Promise<Attempted[]> {
  const ids = idsOf(attempted);
  const rows = await tx.execute<{ place: number }>(sql`
    with ${lockedInOrder(ids)}
    select r.place::int
    from ${webhookDeliveries} d
      join unnest(
        ${ids},
        ${plainly(attempted, ({ delivery }) => delivery.dueAt)}::timestamptz[],
        ${plainly(attempted, ({ delivery }) => delivery.attempts)}::int[],
        ${plainly(attempted, ({ change }) => change.state)}::text[],
        ${plainly(attempted, ({ change }) => change.attempts)}::int[],
        ${quoted(attempted, ({ webhook }) => webhook.url)}::text[]
      ) with ordinality as r(id, due_at, former_attempts, state, attempts, url, place) on r.id = d.id
      join ${webhooks} w on w.id = d.webhook_id and w.url = r.url
    where ${areLocked(ids)} and ${counts}
    for no key update of d`);
  return rows.flatMap(({ place }) => attempted[place - 1] ?? []);
}

/** Writes those that count, and gives these. One statement for all of them: thousands end together. */
async function keepAttempts(tx: SqlTransaction, attempted: readonly Attempted[]): Promise<Attempted[]> {
  const ids = idsOf(attempted);
  const rows = await tx.execute<{ places: string | null }>(sql`
    with ${lockedInOrder(ids)}, kept as (
      update ${webhookDeliveries} d
      set state = r.state, next_at = r.next_at, error = r.error,
        attempts = greatest(r.attempts, d.attempts),
        attempted_at = coalesce(r.attempted_at, d.attempted_at),
        took_ms = coalesce(r.took_ms, d.took_ms),
        response_status = case when r.attempted_at is null then d.response_status else r.response_status end,
        response_body = case when r.attempted_at is null then d.response_body else r.response_body end
      from unnest(
        ${ids},
        ${plainly(attempted, ({ delivery }) => delivery.dueAt)}::timestamptz[],
        ${plainly(attempted, ({ delivery }) => delivery.attempts)}::int[],
        ${plainly(attempted, ({ change }) => change.state)}::text[],
        ${plainly(attempted, ({ change }) => change.nextAt?.toISOString())}::timestamptz[],
        ${quoted(attempted, ({ change }) => change.error)}::text[],
        ${plainly(attempted, ({ change }) => change.attempts)}::int[],
        ${plainly(attempted, ({ change }) => change.attemptedAt?.toISOString())}::timestamptz[],
        ${plainly(attempted, ({ change }) => change.tookMs)}::int[],
        ${plainly(attempted, ({ change }) => change.responseStatus)}::int[],
        ${quoted(attempted, ({ change }) => change.responseBody)}::text[]
      ) with ordinality
        as r(
          id, due_at, former_attempts, state, next_at, error, attempts, attempted_at, took_ms, response_status,
          response_body, place
        )
      where ${areLocked(ids)} and d.id = r.id and ${counts}
      returning r.place
    )
    select string_agg(place::text, ',') as places from kept`);
  return placesOf(attempted, rows);
}

/**
 * A webhook that was reached no longer fails; one that was not fails from then on, and may be off from now on. Most ends
 * change nothing of that.
 */
async function keepStandings(
  tx: SqlTransaction,
  kept: readonly Attempted[],
  { off, failing }: { off: ReadonlyMap<string, DisabledReason>; failing: ReadonlySet<string> },
): Promise<void> {
  const changes = [...Map.groupBy(kept, placeOf)].flatMap(([place, all]) => {
    const { webhook } = all[0] as Attempted;
    const isReached = all.some(({ change }) => change.state === "delivered");
    const failed = isReached ? undefined : all.find(({ change }) => change.attempts);
    const disabled = off.get(place);
    const isNews = disabled || (isReached ? failing.has(webhook.id) : failed && !webhook.failingSince);
    return isNews ? [{ webhook, isReached, since: failed?.at.toISOString(), disabled }] : [];
  });
  if (changes.length === 0) return;
  const of = (value: (one: (typeof changes)[number]) => unknown) =>
    makePgArray(changes.map((one) => value(one) ?? null));
  await tx.execute(sql`
    update ${webhooks} w set
      failing_since = case when r.is_reached then null else coalesce(w.failing_since, r.since) end,
      disabled_at = case when r.disabled is null then w.disabled_at else now() end,
      disabled_reason = coalesce(w.disabled_reason, r.disabled)
    from (
      select r.*
      from unnest(
        ${of(({ webhook }) => webhook.id)}::uuid[],
        ${of(({ webhook }) => webhook.url)}::text[],
        ${of(({ isReached }) => isReached)}::boolean[],
        ${of(({ since }) => since)}::timestamptz[],
        ${of(({ disabled }) => disabled)}::text[]
      ) as r(id, url, is_reached, since, disabled)
        join ${webhooks} w on w.id = r.id and w.url = r.url
      order by w.id
      for no key update of w
    ) r
    where w.id = r.id`);
}
