/**
 * Measures an event that thousands of sockets hear, and the memory of a subscription, against
 * graphql-ws by itself: npm run bench -- fan-out [rounds] [--json]
 * Two server processes over one database, and real sockets on loopback. Each server has users of its own,
 * so that they work in turn; each goes first in every other round. Cost is time of the server's processor.
 */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../../server/src/db/client.ts";
import { median } from "../lib/figures.ts";
import { until } from "../lib/processes.ts";
import { startStack } from "../lib/stack.ts";
import { type ListeningUser, listeningUsers, progress } from "./fan-out/listening-users.ts";
import { type BenchServer, startSide } from "./fan-out/side.ts";

const SOCKETS = 2_000;
/** Events to the one user in each round; each of many users hears one. */
const EVENTS = 5;
/** Time for the work that goes on after the last socket has heard, in milliseconds. */
const SETTLE_MS = 100;
const HEARD_WITHIN_MS = 60_000;
const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 7);
const log = (line: string) => console.error(line);

const stack = await startStack("bench-fan-out");
const { sql } = connect(stack.databaseUrl);
const ours = await startSide("our", [stack.databaseUrl, stack.emulator, stack.dataDir]);
const bare = await startSide("bare", [stack.databaseUrl]);
const sides: BenchServer[] = [ours, bare];
type Measured = Record<BenchServer["name"], number>;

async function inTurn(round: number, measure: (side: BenchServer) => Promise<number>): Promise<Measured> {
  const measured = { our: 0, bare: 0 };
  for (const side of round % 2 ? sides : sides.toReversed()) measured[side.name] = await measure(side);
  return measured;
}

/** The middle of the rounds' ratios; each is of neighbours. The round before the first one warms up. */
async function ratio(what: string, measure: (side: BenchServer) => Promise<number>): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const { our, bare } = await inTurn(round, measure);
    log(`${what}, round ${round}: ours ${our.toFixed(1)}, bare ${bare.toFixed(1)}`);
    if (round > 0) ratios.push(our / bare);
  }
  log(`${what}: ${ratios.map((value) => value.toFixed(2)).join(" ")}`);
  return median(ratios);
}

/** Milliseconds of processor until every socket has heard of one more segment of each job. */
async function costOfEvent(side: BenchServer, users: readonly ListeningUser[]): Promise<number> {
  const before = await side.usage("cpu");
  const heard = side.listeners.map(({ count }) => count);
  await progress(sql, users);
  const all = () => side.listeners.every(({ count }, index) => count > (heard[index] ?? 0));
  assert(await until(all, HEARD_WITHIN_MS, 5), `not every socket of ${side.name} heard`);
  await sleep(SETTLE_MS);
  return (await side.usage("cpu")).cpuMs - before.cpuMs;
}

interface Crowd {
  /** The owners of the jobs that change. */
  users: readonly ListeningUser[];
  /** One for each socket. */
  tokens: readonly string[];
}

/** Bytes that a socket with its subscription keeps, and bytes of it that stay when it has closed. */
async function memory(side: BenchServer, { users, tokens }: Crowd) {
  const each = (bytes: number) => Math.round(bytes / tokens.length);
  const openAll = async () => {
    await side.open(tokens);
    await costOfEvent(side, users);
  };
  // Users are remembered for a while: they are in memory before and after.
  await openAll();
  await side.closeAll();
  const before = await side.usage("memory");
  await openAll();
  const open = await side.usage("memory");
  await side.closeAll();
  const after = await side.usage("memory");
  const bytes = {
    kept: each(open.bytes - before.bytes),
    left: each(after.bytes - before.bytes),
    resident: each(open.residentBytes - before.residentBytes),
  };
  log(`${side.name}, bytes a subscription: ${JSON.stringify(bytes)}`);
  return bytes;
}

/** Everything about one kind of crowd, the same at both sides. */
async function measure(what: string, crowds: Record<BenchServer["name"], Crowd>, events: number) {
  const bytes = { our: await memory(ours, crowds.our), bare: await memory(bare, crowds.bare) };
  for (const side of sides) await side.open(crowds[side.name].tokens);
  const cost = await ratio(`${what}, ms of processor`, async (side) => {
    let sum = 0;
    for (let event = 0; event < events; event++) sum += await costOfEvent(side, crowds[side.name].users);
    return sum / events;
  });
  assertSame();
  for (const side of sides) await side.closeAll();
  return { cost, bytes };
}

/** Both told the same, but for whose job it was. */
function assertSame() {
  const [one, other] = sides.map(({ listeners: [first] }) => ({
    ...first?.heard?.data.queueChanged.queue,
    id: "",
    entryId: "",
    createdAt: "",
  }));
  assert.deepEqual(one, other);
}

try {
  const crowd = async (people: number): Promise<Crowd> => {
    const users = await listeningUsers(sql, stack.emulator, people);
    const tokens = Array.from({ length: SOCKETS }, (_, index) => users[index % people]?.token ?? "");
    return { users, tokens };
  };
  const one = await measure("one user", { our: await crowd(1), bare: await crowd(1) }, EVENTS);
  const many = await measure("many users", { our: await crowd(SOCKETS), bare: await crowd(SOCKETS) }, 1);
  const figures = {
    oneUserVsBare: one.cost,
    manyUsersVsBare: many.cost,
    memoryVsBare: Math.max(...[one, many].map(({ bytes }) => bytes.our.kept / bytes.bare.kept)),
    leftAfterClose: Math.max(...[one, many].map(({ bytes }) => bytes.our.left)),
  };
  if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
  else console.table(figures);
} finally {
  await sql.end();
  for (const side of sides) await side.stop();
  await stack.stop();
}
