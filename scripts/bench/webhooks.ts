/**
 * Measures deliveries of webhooks against the same requests made by bare undici, at the same concurrency and to the
 * same receiver, one after the other, and in the other order in every second round. Both are warmed up alike:
 * npm run bench -- webhooks [DELIVERIES] [--json]
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bareSender } from "../../server/src/test/bench/bare-requests.ts";
import { buildServer } from "../lib/builds.ts";
import { median, printFigures } from "../lib/figures.ts";
import { startStack } from "../lib/stack.ts";
import { eventWriter } from "./webhooks/seed.ts";

/** As many as one process makes at a time: 32 to each of 8 addresses. */
const WEBHOOKS = 8;
const CONCURRENCY = 256;
const ROUNDS = 3;
/** Rounds before, of the same length for both: undici alone grows faster over its first 20,000 requests. */
const WARMING = 2;
/** How often the end is asked for. */
const ASKED_MS = 20;

const deliveries = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 10_000);
await buildServer();
const stack = await startStack("bench-webhooks");
const writer = await eventWriter(stack.databaseUrl);
const receiver = fork(
  fileURLToPath(new URL("../../server/src/test/bench/receiver-process.ts", import.meta.url)),
  { execArgv: [] },
);
try {
  const [host] = (await once(receiver, "message")) as [string];
  const webhookIds = await writer.addWebhooks(`http://${host}/hook`, WEBHOOKS);
  const worker = await stack.serve({ ROLE: "worker", FETCH_ALLOW_PRIVATE: host, LOG_LEVEL: "warn" });
  const bare = bareSender(`http://${host}/hook`, CONCURRENCY);
  const rounds: Record<"ours" | "bare", number>[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const rates = { ours: 0, bare: 0 };
    const ours = async () => (rates.ours = await delivered(deliveries, webhookIds));
    const theirs = async () => (rates.bare = await bare.requests(deliveries));
    for (const side of round % 2 ? [theirs, ours] : [ours, theirs]) await side();
    if (round >= WARMING) rounds.push(rates);
  }
  await bare.close();
  await worker.stop();
  const of = (part: (round: (typeof rounds)[number]) => number) => median(rounds.map(part));
  const shares = rounds.map(({ ours, bare }) => (100 * ours) / bare);
  printFigures(
    [
      { what: "deliveries a second", value: of(({ ours }) => ours), unit: "/s" },
      { what: "requests of bare undici a second", value: of(({ bare }) => bare), unit: "/s" },
      { what: "deliveries, of bare requests", value: median(shares), unit: "%" },
      { what: "  in the worst round", value: Math.min(...shares), unit: "%" },
      { what: "  in the best round", value: Math.max(...shares), unit: "%" },
    ],
    [
      `${ROUNDS} rounds of ${deliveries} deliveries to ${WEBHOOKS} addresses, ${CONCURRENCY} at a time`,
      `${WARMING} rounds before them to warm up both`,
      ...rounds.map(({ ours, bare }) => `${Math.round(ours)}/s of ${Math.round(bare)}/s`),
    ],
  );
} finally {
  receiver.kill();
  await writer.close();
  await stack.stop();
}

/** Deliveries a second: from the moment at which all are committed until every one is written down as delivered. */
async function delivered(count: number, webhookIds: readonly string[]): Promise<number> {
  const ids = await writer.addDeliveries(count, webhookIds);
  const began = performance.now();
  for (let open = ids.at(-1); open; open = await writer.openOne(ids, open)) await sleep(ASKED_MS);
  return count / ((performance.now() - began) / 1_000);
}
