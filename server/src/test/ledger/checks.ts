import { expect } from "vitest";
import type { TestDomain } from "../domain.ts";
import { type Cast, type Deed, type Gift, giftOf, holdOf, ownerOf, usedBy } from "./deeds.ts";

type Control = Pick<TestDomain, "sql">;

/** The columns are what the postings add up to, and no credit comes from nowhere. */
export async function expectSums({ sql }: Control, uid: string) {
  const [row] = await sql`
    with halves as (
      select credit as account, amount from ledger where user_id = ${uid}
      union all select debit, -amount from ledger where user_id = ${uid}),
    sums as (
      select coalesce(sum(amount), 0)::int as all_accounts,
        coalesce(sum(amount) filter (where account = 'wallet'), 0)::int as balance,
        coalesce(sum(amount) filter (where account = 'held'), 0)::int as held,
        coalesce(sum(amount) filter (where account = 'spent'), 0)::int as total_spent,
        -coalesce(sum(amount) filter (where account = 'issued'), 0)::int as total_earned
      from halves)
    select to_jsonb(sums) as by_postings,
      (select jsonb_build_object('balance', balance, 'held', held, 'total_spent', total_spent,
        'total_earned', total_earned, 'all_accounts', 0) from users where id = ${uid}) as by_columns
    from sums`;
  const columns: Record<string, number> = row?.by_columns;
  expect(columns).toEqual(row?.by_postings);
  const { balance, held, total_earned: earned, total_spent: spent } = columns;
  expect(Math.min(balance!, held!)).toBeGreaterThanOrEqual(0);
  expect(earned! - spent!).toBe(balance! + held!);
}

/** Everything that was given came once, at its own amount; a correction that there was not enough for, not at all. */
export async function expectGifts({ sql }: Control, { viewers }: Cast, all: Deed[]) {
  const wanted = new Map(
    all
      .filter((deed): deed is Gift => "key" in deed)
      .map((gift) => [`${ownerOf(viewers, gift.key).uid} ${gift.kind}-${gift.key}`, giftOf(gift)]),
  );
  const posted = await sql<{ key: string; amount: number }[]>`
    select user_id || ' ' || idempotency_key as key,
      case credit when 'wallet' then amount else -amount end as amount
    from ledger
    where user_id in ${sql(viewers.map(({ uid }) => uid))}
      and kind in ('grant', 'purchase', 'adjust') and idempotency_key <> 'start'`;
  for (const { key, amount } of posted) expect([key, amount]).toEqual([key, wanted.get(key)]);
  const keys = new Set(posted.map(({ key }) => key));
  expect(keys.size).toBe(posted.length);
  for (const [key, amount] of wanted) if (amount > 0) expect(keys).toContain(key);
}

/** Each ordered job exists once, with one hold; an ended one gave back all that it did not take. */
export async function expectJobs({ sql }: Control, { viewers, entryIds }: Cast) {
  const jobs = await sql`
    select q.entry_id, q.status, h.amount, h.captured,
      (select count(*)::int from pgboss.job j where j.data -> 'data' ->> 'queueId' = q.id::text) as sent,
      coalesce((select jsonb_object_agg(kind, amount) from ledger l where l.queue_id = q.id), '{}') as postings
    from queues q join holds h on h.queue_id = q.id
    where q.user_id in ${sql(viewers.map(({ uid }) => uid))}`;
  expect(new Set(jobs.map((job) => job.entry_id)).size).toBe(jobs.length);
  expect(jobs.length).toBeGreaterThan(0);
  for (const { entry_id: entryId, status, amount, captured, sent, postings } of jobs) {
    const job = entryIds.indexOf(entryId);
    const taken = status === "completed" ? Math.min(amount, usedBy(job)) : 0;
    const active = status === "queued" || status === "running";
    const movements = { hold: amount, ...(!active && { capture: taken, release: amount - taken }) };
    expect({ amount, captured, sent }).toEqual({
      amount: holdOf(job),
      captured: active ? null : taken,
      sent: 1,
    });
    expect(postings).toEqual(Object.fromEntries(Object.entries(movements).filter(([, moved]) => moved > 0)));
  }
}
