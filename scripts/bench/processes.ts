/**
 * Two web and three worker processes on one database: npm run bench -- processes [--users 20] [--jobs 4] [--json]
 * Users order audios over both web processes at once, and the first of them ten times as many as another. It tells
 * how many jobs a minute end, by which worker, how long each user waits for his first and last, what a user
 * who asks without a pause is answered over both, whether a job was lost, made twice or cost more than was quoted,
 * and whether each balance has sunk by what its jobs cost.
 */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { signUp } from "../../server/src/test/identity.ts";
import { buildServer } from "../lib/builds.ts";
import { median, printFigures } from "../lib/figures.ts";
import { startStack } from "../lib/stack.ts";
import { seedScripts } from "./load/seed.ts";
import { accountOf, jobsMade, type Order } from "./processes/account.ts";
import { flood, minute } from "./processes/flood.ts";

const WEBS = 2;
const WORKERS = 3;
const GREEDY = 10;
const PER_MINUTE = 300;
const SENTENCES = 6;
/** Where no job has ended for so long, those that are left are told as lost. */
const STILL_MS = 30_000;

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "20" },
    jobs: { type: "string", default: "4" },
    json: { type: "boolean" },
  },
});
const users = Number(values.users);
const jobs = Number(values.jobs);

/** Of each page its own: no sentence of one is there already when another is spoken. */
const scriptOf = (page: number) =>
  Array.from({ length: SENTENCES }, (_, n) => `This is sentence number ${n} of text ${page}.`).join(" ");

await buildServer();
const stack = await startStack("bench-processes");
const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const many = { REQUESTS_PER_ADDRESS: "1000000000", REQUESTS_PER_USER: String(PER_MINUTE) };
  const serve = (count: number, variables: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, () => stack.serve({ ...many, ...variables })));
  const webs = await serve(WEBS, { ROLE: "web" });
  const workers = await serve(WORKERS, { ROLE: "worker", WORKER_CONCURRENCY: "2" });
  const address = (at: number) => webs[at % WEBS]?.address ?? "";

  const people = await Promise.all(Array.from({ length: users }, () => signUp(stack.emulator)));
  const asker = await signUp(stack.emulator);
  for (const [at, { headers }] of [...people, asker].entries())
    await fetch(`${address(at)}/api/user/profile`, { headers });
  const askedFirst = minute();
  const owners = people.flatMap((person, at) =>
    Array.from({ length: at === 0 ? jobs * GREEDY : jobs }, () => person),
  );
  const entries = await seedScripts(
    stack.databaseUrl,
    owners.map(({ uid }) => uid),
    scriptOf,
  );
  /** About the audio of a page, as its owner. */
  async function ask<Data>(at: number, what: "quote" | "generate"): Promise<Data> {
    const headers = {
      authorization: owners[at]?.headers.authorization ?? "",
      "content-type": "application/json",
    };
    const url = `${address(at)}/api/entries/${entries[at]}/audios/${what}`;
    const answer = await fetch(url, { method: "POST", headers, body: "{}" });
    if (!answer.ok) throw new Error(`${what} is answered by ${answer.status}`);
    const { data } = (await answer.json()) as { data: Data };
    return data;
  }
  const quotes = await Promise.all(entries.map((_, at) => ask<{ credits: number }>(at, "quote")));
  const before = await balances();

  const began = performance.now();
  const accepted = await Promise.all(entries.map((_, at) => ask<{ queueId: string }>(at, "generate")));
  const ordered = (performance.now() - began) / 1_000;
  await untilAllEnded(accepted.length);
  const elapsed = (performance.now() - began) / 1_000;
  const orders = accepted.map(
    ({ queueId }, at): Order => ({
      queueId,
      userId: owners[at]?.uid ?? "",
      price: quotes[at]?.credits ?? Number.NaN,
    }),
  );

  const waits = await sql<{ user_id: string; first: number; last: number }[]>`
    select user_id, min(extract(epoch from finished_at - created_at))::float8 as first,
      max(extract(epoch from finished_at - created_at))::float8 as last
    from queues group by user_id`;
  const greedy = waits.find(({ user_id }) => user_id === people[0]?.uid);
  const others = waits.filter((one) => one !== greedy);
  const [held] = await sql`select count(*)::int as users from users where held > 0`;
  const paid = sunk(before, await balances());
  const answered = await flood(
    address,
    { authorization: asker.headers.authorization, askedFirst },
    PER_MINUTE,
  );
  const logs = workers.map(({ logFile }) => readFileSync(logFile, "utf8"));
  const account = accountOf(orders, { logs, ...(await made()), paid });

  const round = (value: number) => Number(value.toFixed(2));
  const result = {
    jobs: orders.length,
    ordersSeconds: round(ordered),
    seconds: round(elapsed),
    jobsAMinute: round((orders.length / elapsed) * 60),
    byWorker: logs.map((log) => jobsMade(log).length),
    othersFirstMedian: round(median(others.map(({ first }) => first))),
    othersLastMedian: round(median(others.map(({ last }) => last))),
    othersLastSlowest: round(Math.max(...others.map(({ last }) => last))),
    greedyLast: round(greedy?.last ?? 0),
    ...account,
    stillHeld: Number(held?.users),
    answeredOfLimit: `${answered}/${PER_MINUTE}`,
  };
  if (values.json) console.log(JSON.stringify(result));
  else
    printFigures(
      [
        { what: "others' first audio, median", value: result.othersFirstMedian * 1_000, unit: "ms" },
        { what: "others' last audio, slowest", value: result.othersLastSlowest * 1_000, unit: "ms" },
        { what: "the greedy one's last audio", value: result.greedyLast * 1_000, unit: "ms" },
      ],
      [JSON.stringify(result)],
    );
  const { lost, madeTwice, abovePrice, paidTooMuch, paidTooLittle, stillHeld } = result;
  if (lost + madeTwice + abovePrice + paidTooMuch + paidTooLittle + stillHeld > 0) process.exitCode = 1;
} finally {
  await sql.end();
  await stack.stop();
}

async function balances(): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; balance: number }[]>`select id, balance from users`;
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

function sunk(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  return new Map([...before].map(([id, balance]) => [id, balance - (after.get(id) ?? 0)]));
}

async function made() {
  const heard = await sql<{ id: string }[]>`
    select queues.id from queues
      join revisions on revisions.entry_id = queues.entry_id and revisions.number = queues.revision_number
      join audios on audios.revision_id = revisions.id
    where queues.status = 'completed'`;
  const again = await sql<{ id: string }[]>`select id from queues where attempt > 1`;
  const holds = await sql<{ id: string; captured: number }[]>`
    select queue_id as id, captured from holds where captured is not null`;
  return {
    heard: heard.map(({ id }) => id),
    begunAgain: again.map(({ id }) => id),
    charged: new Map(holds.map(({ id, captured }) => [id, captured])),
  };
}

async function untilAllEnded(expected: number) {
  let ended = 0;
  let since = performance.now();
  for (;;) {
    const rows = await sql`select status, count(*)::int as count from queues group by status`;
    const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
    if (of("failed") > 0) throw new Error(`${of("failed")} of ${expected} audios failed`);
    if (of("completed") === expected) return;
    if (of("completed") !== ended) since = performance.now();
    if (performance.now() - since > STILL_MS) return;
    ended = of("completed");
    await sleep(100);
  }
}
