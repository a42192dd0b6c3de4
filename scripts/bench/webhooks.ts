/**
 * Measures deliveries of webhooks against the same requests made by bare undici, at the same concurrency and to the
 * same receiver, one after the other: npm run bench -- webhooks [DELIVERIES] [--json]
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { bareRequests } from "../../server/src/test/bench/bare-requests.ts";
import { buildServer } from "../lib/builds.ts";
import { median, printFigures } from "../lib/figures.ts";
import { startStack } from "../lib/stack.ts";
import { eventWriter } from "./webhooks/seed.ts";

/** As many as one process makes at a time: 32 to each of 8 addresses. */
const WEBHOOKS = 8;
const CONCURRENCY = 256;
const ROUNDS = 3;

const deliveries = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 10_000);
await buildServer();
const stack = await startStack("bench-webhooks");
const sql = postgres(stack.databaseUrl, { max: 1 });
const writer = await eventWriter(stack.databaseUrl);
const receiver = fork(
  fileURLToPath(new URL("../../server/src/test/bench/receiver-process.ts", import.meta.url)),
  { execArgv: [] },
);
try {
  const [host] = (await once(receiver, "message")) as [string];
  const webhookIds = await writer.addWebhooks(`http://${host}/hook`, WEBHOOKS);
  const worker = await stack.serve({ ROLE: "worker", FETCH_ALLOW_PRIVATE: host, LOG_LEVEL: "warn" });
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const count = round === 0 ? 500 : Math.ceil(deliveries / ROUNDS);
    const ours = await delivered(count, webhookIds);
    const bare = await bareRequests(`http://${host}/hook`, count, CONCURRENCY);
    // The first round warms up.
    if (round > 0) rounds.push({ ours, bare });
  }
  await worker.stop();
  const of = (part: (round: { ours: number; bare: number }) => number) => median(rounds.map(part));
  printFigures(
    [
      { what: "deliveries a second", value: of(({ ours }) => ours), unit: "/s" },
      { what: "requests of bare undici a second", value: of(({ bare }) => bare), unit: "/s" },
      { what: "deliveries, of bare requests", value: of(({ ours, bare }) => (100 * ours) / bare), unit: "%" },
    ],
    [`${deliveries} deliveries to ${WEBHOOKS} addresses in ${ROUNDS} rounds, ${CONCURRENCY} at a time`],
  );
} finally {
  receiver.kill();
  await writer.close();
  await sql.end();
  await stack.stop();
}

/** Deliveries a second: from the moment at which all are committed until every one is written down as delivered. */
async function delivered(count: number, webhookIds: readonly string[]): Promise<number> {
  await writer.addDeliveries(count, webhookIds);
  const began = performance.now();
  for (;;) {
    // A count would read every row each time, on the processors that are measured.
    const [row] =
      await sql`select exists (select from webhook_deliveries where state <> 'delivered') as waits`;
    if (!row?.waits) break;
    await sleep(20);
  }
  return count / ((performance.now() - began) / 1_000);
}
