/**
 * Many users order a minute of audio each, at once: npm run bench -- load [--users 100] [--json]
 * Over real HTTP, with a token of each. No two have a sentence in common: nothing is known of one's script from
 * another's. The server's processor time for a script, its voices' included, is compared with the bare engine's for
 * some of these scripts, and the time that lists take meanwhile with the same server at rest, both measured before and
 * behind. What as many lists cost at rest is no part of a script's processor time, and Postgres' own time is left out.
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
import { type Listener, startListener } from "./load/listener.ts";
import { seedScripts } from "./load/seed.ts";

const A_MINUTE = 9;
/** Before and behind: enough lists for ten to be slower than the slowest in a hundred. */
const REST_MS = 13_000;
const ENGINE_TIMES = 4;
/**
 * The first sentence of the first script: all numbers of a hundred users have three digits, and take about as long to
 * say. The samples of more users mix three and four, as their scripts do.
 */
const FIRST = 100;
/** Connections that ask for lists. */
const LISTENERS = 16;
const GENERATE = `mutation ($id: ID!, $voice: String!) {
  generateAudio(entryId: $id, settings: { voice: $voice }) { id }
}`;

const { values } = parseArgs({
  options: { users: { type: "string", default: "100" }, json: { type: "boolean" } },
});
const count = Number(values.users);
const scripts = Array.from({ length: count }, (_, user) => japaneseScript(A_MINUTE, FIRST + user * A_MINUTE));
const samples = Array.from(
  { length: ENGINE_TIMES },
  (_, at) => scripts[Math.floor((at * count) / ENGINE_TIMES)] as string,
);

await Promise.all([buildServer(), buildVoice()]);
const stack = await startStack("bench-load");
const sql = postgres(stack.databaseUrl, { max: 1 });
const stops: (() => void)[] = [];
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
    (page) => scripts[page - 1] ?? japaneseScript(A_MINUTE),
  );
  const apis = users.map(({ token }) => connectApi(address, token));
  const order = (id: string, at: number) => apis[at]?.request(GENERATE, { id, voice: settings.voice });
  await order(warmUp, 0);
  await untilAllEnded(1);

  console.error(`${count} users have a script each`);
  const before = await engineSeconds(samples);
  const tokens = users.slice(0, LISTENERS).map(({ token }) => token);
  const listener = startListener(address, tokens);
  stops.push(listener.stop);
  // Once for nothing: the first answers of a statement are slow.
  await listsFor(listener, REST_MS / 5);
  const restBefore = await atRest(listener, pid);

  console.error("their audios are ordered");
  const began = performance.now();
  const cpu = processorSecondsWithChildren(pid);
  const stop = await listener.watch();
  await Promise.all(entries.map(order));
  await untilAllEnded(count + 1);
  const busy = await stop();
  const cpuWithLists = processorSecondsWithChildren(pid) - cpu;
  const elapsed = (performance.now() - began) / 1_000;
  const restBehind = await atRest(listener, pid);
  const restTimes = [...restBefore.times, ...restBehind.times];
  const listSeconds = (restBefore.cpuSeconds + restBehind.cpuSeconds) / restTimes.length;
  const spent = cpuWithLists - busy.length * listSeconds;
  const engine = (before + (await engineSeconds(samples))) / 2;
  const [made] = await sql`select sum(duration) / 60 as minutes from audios`;
  const minutes = (Number(made?.minutes) * count) / (count + 1);

  const [listP99, idleP99] = [p99(busy), p99(restTimes)];
  const rounded = (value: number) => Number(value.toFixed(3));
  const result = {
    cpuVsEngine: rounded(spent / count / engine),
    listP99VsIdle: rounded(listP99 / idleP99),
    users: count,
    audioMinutes: rounded(minutes),
    seconds: rounded(elapsed),
    cpuSecondsPerMinute: rounded(spent / minutes),
    cpuMsPerList: rounded(listSeconds * 1_000),
    engineSecondsPerMinute: rounded((engine * count) / minutes),
    listP99: rounded(listP99),
    idleP99: rounded(idleP99),
  };
  if (values.json) console.log(JSON.stringify(result));
  else {
    const { cpuVsEngine, listP99VsIdle } = result;
    printFigures(
      [
        { what: "processor time of a minute", value: result.cpuSecondsPerMinute * 1_000, unit: "ms" },
        { what: "the bare engine's", value: result.engineSecondsPerMinute * 1_000, unit: "ms" },
        { what: "slowest list in a hundred, meanwhile", value: listP99, unit: "ms" },
        { what: "slowest list in a hundred, at rest", value: idleP99, unit: "ms" },
      ],
      [`${cpuVsEngine} of the engine's time (≤ 1.25), ${listP99VsIdle} of the lists' (≤ 2)`],
    );
  }
} finally {
  for (const end of stops) end();
  await sql.end();
  await stack.stop();
}

async function listsFor(listener: Listener, ms: number): Promise<number[]> {
  const stop = await listener.watch();
  await sleep(ms);
  return stop();
}

async function atRest(listener: Listener, pid: number) {
  const before = processorSecondsWithChildren(pid);
  const times = await listsFor(listener, REST_MS);
  return { times, cpuSeconds: processorSecondsWithChildren(pid) - before };
}

function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] as number;
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
