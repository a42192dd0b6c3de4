/**
 * Measures the admin's screen of figures beside a million entries: npm run bench -- admin-figures [--entries 1000000] [--json]
 * Fills a database of its own by SQL: entries, accounts, postings and jobs of a year, and as many rows of
 * figures of the current day as a busy hour leaves before they are made one.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { connect } from "../../server/src/db/client.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { adminFigures } from "../../server/src/domain/admin/figures.ts";
import type { Viewer } from "../../server/src/kernel/viewer.ts";
import { median, printFigures, timed } from "../lib/figures.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { startPostgres } from "../postgres.ts";

const USERS = 10_000;
const LOOSE_FIGURES = 10_000;
const TIMES = 21;

const { values } = parseArgs({
  options: { entries: { type: "string", default: "1000000" }, json: { type: "boolean" } },
});
const entries = Number(values.entries);
const postings = entries / 5;
const jobs = entries / 5;

const dataDir = temporaryFolder("bench-admin-figures");
const server = await startPostgres({ dataDir, durable: false });
try {
  await migrate(server.url);
  await fill(server.url);
  const { db, sql } = connect(server.url);
  const { read } = adminFigures({ db });
  const admin = { uid: "user-1" } as Viewer;
  const took: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const [seconds, { total }] = await timed(() => read(admin, 30));
    if (total.users !== USERS || total.jobsCompleted !== jobs + LOOSE_FIGURES)
      throw new Error(`the figures are wrong: ${JSON.stringify(total)}`);
    took.push(seconds * 1_000);
  }
  await sql.end();
  const figuresMs = median(took);
  if (values.json)
    console.log(JSON.stringify({ figuresMs: Number(figuresMs.toFixed(1)), slowestMs: Math.max(...took) }));
  else
    printFigures(
      [
        { what: "figures, median", value: figuresMs, unit: "ms" },
        { what: "figures, slowest", value: Math.max(...took), unit: "ms" },
      ],
      [`${TIMES} times, beside ${entries} entries; wanted: 50 ms at most`],
    );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function fill(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`
    insert into users (id, email, role, created_at)
    select 'user-' || n, n || '@example.com', case n when 1 then 'admin' else 'user' end,
      now() - (n % 365) * interval '1 day'
    from generate_series(1, ${USERS}::int) n`;
  await sql`
    insert into entries (user_id, url, url_key, title, created_at)
    select 'user-' || (1 + n % ${USERS}::int), 'https://e.com/' || n, 'https://e.com/' || n, 'Title ' || n,
      now() - (n % 365) * interval '1 day'
    from generate_series(1, ${entries}::int) n`;
  await sql`
    insert into ledger (user_id, kind, debit, credit, amount, idempotency_key, created_at)
    select 'user-' || (1 + n % ${USERS}::int), 'grant', 'issued', 'wallet', 10, 'key-' || n,
      now() - (n % 365) * interval '1 day'
    from generate_series(1, ${postings}::int) n`;
  await sql`
    insert into queues (user_id, entry_id, queue_type, status, input, finished_at)
    select user_id, id, 'script', 'completed', '{}', created_at from entries limit ${jobs}::int`;
  await sql`
    insert into daily_figures (day, jobs_completed)
    select (now() at time zone 'Asia/Tokyo')::date, 1 from generate_series(1, ${LOOSE_FIGURES}::int)`;
  await sql`vacuum analyze`;
  await sql.end();
}
