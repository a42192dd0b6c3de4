/**
 * Measures what the limits of requests cost: npm run bench -- limits [REQUESTS] [--json]
 * One route answers with the limits of addresses, users and API keys, and without them, in turns in one process. A
 * caller goes nearly up to its limit before the next one comes, so that leases are asked for as often as they can be.
 */
import { connect } from "../../server/src/db/client.ts";
import { requestRate } from "../../server/src/domain/leases/request-leases.ts";
import { answeringApp } from "../../server/src/test/bench/answering-app.ts";
import { limitAddresses, viewerLimit } from "../../server/src/transport/shared/rate-limits.ts";
import { median, printFigures } from "../lib/figures.ts";
import { startStack } from "../lib/stack.ts";

const LIMITS = { address: 1_000_000_000, viewer: 1_200 };
/** A key may ask 600 times a minute. */
const PER_CALLER = 550;
const ROUNDS = 5;

const requests = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5_500);
const stack = await startStack("bench-limits");
const { sql, db } = connect(stack.databaseUrl);
try {
  const leases = { requests: (perMinute: number) => requestRate({ db }, perMinute) };
  const bare = await answeringApp(async () => {});
  const limited = await answeringApp(async (app) => {
    await limitAddresses(app, LIMITS);
    app.addHook("preHandler", viewerLimit(leases, LIMITS));
  });
  const added: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [without, within] = [await taken(bare, round), await taken(limited, round)];
    // The first round warms up.
    if (round === 0) continue;
    added.push(mean(within) - mean(without));
    slowest.push(percentile(within, 0.99) - percentile(without, 0.99));
  }
  printFigures(
    [
      { what: "added to a request", value: 1_000 * median(added), unit: "µs" },
      { what: "added to the slowest of a hundred", value: 1_000 * median(slowest), unit: "µs" },
    ],
    [`${requests} requests with a key in each of ${ROUNDS} rounds, ${PER_CALLER} of a caller`],
  );
} finally {
  await sql.end();
  await stack.stop();
}

/** Milliseconds of each request, one after the other. */
async function taken(ask: (caller: string) => Promise<number>, round: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < requests; n++) times.push(await ask(`caller-${round}-${Math.floor(n / PER_CALLER)}`));
  return times;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percentile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * values.length)] ?? 0;
}
