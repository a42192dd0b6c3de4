/**
 * Two web and three worker processes on one database: npm run bench -- processes [--users 20] [--jobs 4] [--json]
 * Users order audios over both web processes at once, and the first of them ten times as many as another. It tells
 * how many jobs a minute end, by which worker, how long each user waits for his first and last, what a user
 * who asks without a pause is answered over both, and whether a job was lost, made twice or charged twice.
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

const WEBS = 2;
const WORKERS = 3;
const GREEDY = 10;
const PER_MINUTE = 300;
const SENTENCES = 6;

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "20" },
    jobs: { type: "string", default: "4" },
    json: { type: "boolean" },
  },
});
const users = Number(values.users);
const jobs = Number(values.jobs);
const script = Array.from({ length: SENTENCES }, (_, n) => `This is sentence number ${n} of a text.`).join(
  " ",
);

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
  for (const [at, { headers }] of people.entries())
    await fetch(`${address(at)}/api/user/profile`, { headers });
  const orders = people.flatMap((person, at) =>
    Array.from({ length: at === 0 ? jobs * GREEDY : jobs }, () => person),
  );
  const entries = await seedScripts(
    stack.databaseUrl,
    orders.map(({ uid }) => uid),
    script,
  );
  const began = performance.now();
  const statuses = await Promise.all(
    entries.map(async (id, at) => {
      const headers = {
        authorization: orders[at]?.headers.authorization ?? "",
        "content-type": "application/json",
      };
      const url = `${address(at)}/api/entries/${id}/audios/generate`;
      return (await fetch(url, { method: "POST", headers, body: "{}" })).status;
    }),
  );
  const accepted = statuses.filter((status) => status === 202).length;
  if (accepted !== orders.length) throw new Error(`answers other than 202: ${statuses.join(" ")}`);
  const ordered = (performance.now() - began) / 1_000;
  await untilAllEnded(orders.length);
  const elapsed = (performance.now() - began) / 1_000;

  const waits = await sql<{ user_id: string; first: number; last: number }[]>`
    select user_id, min(extract(epoch from finished_at - created_at))::float8 as first,
      max(extract(epoch from finished_at - created_at))::float8 as last
    from queues group by user_id`;
  const greedy = waits.find(({ user_id }) => user_id === people[0]?.uid);
  const others = waits.filter((one) => one !== greedy);
  const [sound] = await sql`
    select count(*)::int as audios, count(distinct revision_id)::int as revisions from audios`;
  const [charged] = await sql`
    select count(*)::int as twice from
      (select from ledger where kind = 'capture' group by queue_id having count(*) > 1) as more`;
  const [held] = await sql`select count(*)::int as users from users where held > 0`;
  const attempts = await sql`select max(attempt)::int as most from queues`;
  const shares = workers.map(({ logFile }) => doneBy(logFile));
  const answered = await flood(address, people[1]?.headers.authorization ?? "");

  const round = (value: number) => Number(value.toFixed(2));
  const result = {
    jobs: orders.length,
    ordersSeconds: round(ordered),
    seconds: round(elapsed),
    jobsAMinute: round((orders.length / elapsed) * 60),
    byWorker: shares,
    othersFirstMedian: round(median(others.map(({ first }) => first))),
    othersLastMedian: round(median(others.map(({ last }) => last))),
    othersLastSlowest: round(Math.max(...others.map(({ last }) => last))),
    greedyLast: round(greedy?.last ?? 0),
    lost: orders.length - Number(sound?.revisions),
    twice: Number(sound?.audios) - Number(sound?.revisions),
    chargedTwice: Number(charged?.twice),
    stillHeld: Number(held?.users),
    mostAttempts: Number(attempts[0]?.most),
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
  if (result.lost + result.twice + result.chargedTwice + result.stillHeld > 0) process.exitCode = 1;
} finally {
  await sql.end();
  await stack.stop();
}

/** Jobs that a worker's log says it has done. */
function doneBy(logFile: string): number {
  return readFileSync(logFile, "utf8")
    .split("\n")
    .filter((line) => line.includes("generate_audio ended")).length;
}

async function untilAllEnded(expected: number) {
  for (;;) {
    const rows = await sql`select status, count(*)::int as count from queues group by status`;
    const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
    if (of("failed") > 0) throw new Error(`${of("failed")} of ${expected} audios failed`);
    if (of("completed") === expected) return;
    await sleep(100);
  }
}

/** How many of twice as many requests as a minute allows are answered, in one minute, over all web processes. */
async function flood(address: (at: number) => string, authorization: string): Promise<number> {
  const left = 60_000 - (Date.now() % 60_000);
  // A minute that ends meanwhile would count anew.
  if (left < 15_000) await sleep(left + 100);
  let answered = 0;
  for (let round = 0; round < (PER_MINUTE * 2) / 20; round++) {
    const asked = Array.from({ length: 20 }, (_, at) =>
      fetch(`${address(at)}/api/credits/balance`, { headers: { authorization } }),
    );
    for (const { status } of await Promise.all(asked)) if (status === 200) answered += 1;
  }
  return answered;
}
