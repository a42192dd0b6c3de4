/**
 * Many users order a minute of audio each, at once: npm run bench -- load [--users 100] [--json]
 * Over real HTTP, with a token of each. The server's processor time for a script, its voices' included, is compared
 * with the bare engine's for the same script, measured before and behind; the time that lists take
 * meanwhile, with the same server at rest. What as many lists cost at rest is no part of a script's processor time,
 * and Postgres' own time is left out.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { signUp } from "../../server/src/test/identity.ts";
import { connectApi } from "../convert/api.ts";
import { buildServer, buildVoice } from "../lib/builds.ts";
import { printFigures } from "../lib/figures.ts";
import { japaneseScript } from "../lib/japanese-script.ts";
import { processorSecondsWithChildren } from "../lib/processor-time.ts";
import { startStack } from "../lib/stack.ts";
import { engineSeconds, settings } from "./load/engine.ts";
import { type Lists, watchLists } from "./load/lists.ts";
import { seedScripts } from "./load/seed.ts";

const A_MINUTE = 9;
const REST_MS = 10_000;
const ENGINE_TIMES = 4;
/** Connections that ask for lists. */
const LISTENERS = 16;
const GENERATE = `mutation ($id: ID!, $voice: String!) {
  generateAudio(entryId: $id, settings: { voice: $voice }) { id }
}`;

const { values } = parseArgs({
  options: { users: { type: "string", default: "100" }, json: { type: "boolean" } },
});
const count = Number(values.users);
const script = japaneseScript(A_MINUTE);

await Promise.all([buildServer(), buildVoice()]);
const stack = await startStack("bench-load");
const sql = postgres(stack.databaseUrl, { max: 1 });
try {
  const { address, pid } = await stack.serve({
    REQUESTS_PER_ADDRESS: "1000000000",
    REQUESTS_PER_USER: "1000000000",
  });
  const users = await Promise.all(Array.from({ length: count }, () => signUp(stack.emulator)));
  for (const { headers } of users) await fetch(`${address}/api/user/profile`, { headers });
  const uids = users.map(({ uid }) => uid);
  const [warmUp = "", ...entries] = await seedScripts(
    stack.databaseUrl,
    [uids[0] as string, ...uids],
    script,
  );
  const apis = users.map(({ token }) => connectApi(address, token));
  const order = (id: string, at: number) => apis[at]?.request(GENERATE, { id, voice: settings.voice });
  await order(warmUp, 0);
  await untilAllEnded(1);

  console.error(`${count} users have a script each`);
  const before = await engineSeconds(script, ENGINE_TIMES);
  const listeners = users.slice(0, LISTENERS).map(({ token }) => token);
  // Once for nothing: the first answers of a statement are slow.
  await listsFor(address, listeners, REST_MS / 5);
  const restCpu = processorSecondsWithChildren(pid);
  const atRest = await listsFor(address, listeners, REST_MS);
  const listSeconds = (processorSecondsWithChildren(pid) - restCpu) / atRest.count;

  console.error("their audios are ordered");
  const began = performance.now();
  const cpu = processorSecondsWithChildren(pid);
  const stop = await watchLists(address, listeners);
  await Promise.all(entries.map(order));
  await untilAllEnded(count + 1);
  const busy = await stop();
  const spent = processorSecondsWithChildren(pid) - cpu - busy.count * listSeconds;
  const elapsed = (performance.now() - began) / 1_000;
  const engine = (before + (await engineSeconds(script, ENGINE_TIMES))) / 2;
  const [made] = await sql`select sum(duration) / 60 as minutes from audios`;
  const minutes = (Number(made?.minutes) * count) / (count + 1);

  const rounded = (value: number) => Number(value.toFixed(3));
  const result = {
    cpuVsEngine: rounded(spent / count / engine),
    listP99VsIdle: rounded(busy.p99 / atRest.p99),
    users: count,
    audioMinutes: rounded(minutes),
    seconds: rounded(elapsed),
    cpuSecondsPerMinute: rounded(spent / minutes),
    cpuMsPerList: rounded(listSeconds * 1_000),
    engineSecondsPerMinute: rounded((engine * count) / minutes),
    listP99: rounded(busy.p99),
    idleP99: rounded(atRest.p99),
  };
  if (values.json) console.log(JSON.stringify(result));
  else {
    const { cpuVsEngine, listP99VsIdle } = result;
    printFigures(
      [
        { what: "processor time of a minute", value: result.cpuSecondsPerMinute * 1_000, unit: "ms" },
        { what: "the bare engine's", value: result.engineSecondsPerMinute * 1_000, unit: "ms" },
        { what: "slowest list in a hundred, meanwhile", value: busy.p99, unit: "ms" },
        { what: "slowest list in a hundred, at rest", value: atRest.p99, unit: "ms" },
      ],
      [`${cpuVsEngine} of the engine's time (≤ 1.25), ${listP99VsIdle} of the lists' (≤ 2)`],
    );
  }
} finally {
  await sql.end();
  await stack.stop();
}

async function listsFor(address: string, tokens: readonly string[], ms: number): Promise<Lists> {
  const stop = await watchLists(address, tokens);
  await sleep(ms);
  return stop();
}

async function untilAllEnded(orders: number) {
  for (;;) {
    const rows = await sql`select status, count(*)::int as count from queues group by status`;
    const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
    if (of("failed") > 0) throw new Error(`${of("failed")} of ${orders} audios failed`);
    if (of("completed") === orders) return;
    await sleep(100);
  }
}
