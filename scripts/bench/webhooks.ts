/**
 * Measures deliveries of webhooks against the same requests made by bare undici, at the same concurrency and to the
 * same receiver. Each round measures bare undici before and after the deliveries, so that a machine that grows faster
 * or slower meanwhile favours neither: npm run bench -- webhooks [DELIVERIES] [--json]
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildServer } from "../lib/builds.ts";
import { median, printFigures } from "../lib/figures.ts";
import { startStack } from "../lib/stack.ts";
import { eventWriter } from "./webhooks/seed.ts";

/** As many as one process makes at a time: 32 to each of 8 addresses. */
const WEBHOOKS = 8;
const CONCURRENCY = 256;
const ROUNDS = 5;
/** Rounds before, of the same length: bare undici grows faster over its first two, and a worker over five. */
const WARMING = 5;
/** How often the end is asked for once all requests have arrived. */
const ASKED_MS = 5;

const deliveries = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 10_000);
await buildServer();
const stack = await startStack("bench-webhooks");
const writer = await eventWriter(stack.databaseUrl);
const receiver = helper("receiver-process.ts");
const helpers = [receiver];
try {
  const [host] = (await once(receiver, "message")) as [string];
  const urls = Array.from({ length: WEBHOOKS }, (_, n) => `http://${host}/hook/${n}`);
  const webhookIds = await writer.addWebhooks(urls);
  const worker = await stack.serve({ ROLE: "worker", FETCH_ALLOW_PRIVATE: host, LOG_LEVEL: "warn" });
  const bare = helper("bare-requests-process.ts", urls.join(), String(deliveries), String(CONCURRENCY));
  helpers.push(bare);
  await once(bare, "message");
  const bareSeconds = async () => {
    bare.send("all");
    const [seconds] = (await once(bare, "message")) as [number];
    return seconds;
  };
  const rounds: Record<"ours" | "bare", number>[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const before = await bareSeconds();
    const ours = deliveries / (await deliverySeconds(deliveries, webhookIds));
    const after = await bareSeconds();
    if (round >= WARMING) rounds.push({ ours, bare: (2 * deliveries) / (before + after) });
  }
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
      `${WARMING} rounds before them to warm up both; bare undici twice in each`,
      ...rounds.map(({ ours, bare }) => `${Math.round(ours)}/s of ${Math.round(bare)}/s`),
    ],
  );
} finally {
  for (const process of helpers) process.kill();
  await writer.close();
  await stack.stop();
}

function helper(file: string, ...args: string[]) {
  const path = new URL(`../../server/src/test/bench/${file}`, import.meta.url);
  return fork(fileURLToPath(path), args, { execArgv: [] });
}

/** From the moment at which all are committed until every one is written down as delivered. */
async function deliverySeconds(count: number, webhookIds: readonly string[]): Promise<number> {
  receiver.send(count);
  const received = once(receiver, "message");
  const ids = await writer.addDeliveries(count, webhookIds);
  const began = performance.now();
  // To ask the database meanwhile would take processor time from what is measured.
  await received;
  for (let open = ids.at(-1); open; open = await writer.openOne(ids, open)) await sleep(ASKED_MS);
  return (performance.now() - began) / 1_000;
}
