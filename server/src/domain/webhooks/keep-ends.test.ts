import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webhookDeliveries } from "#db/schema/index";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { webhookDeliverer } from "./deliver.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

it("ends of many deliveries are written without reading through all that the table has", async () => {
  const viewer = await aViewer(domain.db);
  const { id: webhookId } = await domain.webhooks.create(viewer, {
    url: "https://customer.example/",
    types: ["revision.live"],
  });
  const written = await domain.db.execute<{ id: string }>(sql`
    insert into ${webhookDeliveries} (webhook_id, type, body, created_at)
    select ${webhookId}, 'revision.live', repeat('x', 300), now() - n * interval '1 second'
    from generate_series(1, 20000) n returning id`);
  const sender = { post: async () => ({ status: 204, body: "", retryAfter: null }) };
  const { load, run, keep } = webhookDeliverer({ db: domain.db, sender });
  const due = await load(written.slice(0, 512).map(({ id }) => id));
  const ends = await Promise.all([...due.values()].map((one) => run(one, new AbortController().signal)));
  const [reads] = await domain.db.transaction(async (tx) => {
    await keep(tx, ends);
    return tx.execute(sql`
      select seq_tup_read::int as through, n_tup_upd::int as written, idx_tup_fetch::int as looked_up
      from pg_stat_xact_user_tables where relname = 'webhook_deliveries'`);
  });
  expect(reads).toMatchObject({ through: 0, written: 512 });
  // An index that was read from end to end would count as looked up.
  expect(reads?.looked_up).toBeLessThanOrEqual(4 * 512);
});
