/**
 * Measures the requests that visitors of public audio send: npm run bench -- public [--json]
 * The player's page and the redirect of a file, against a bare Fastify route that answers the same bytes, side by
 * side; queries for a publication that was asked before; how soon every one of two web processes answers with
 * another live revision; bytes of the player; memory of 10,000 publications; and the time that an id takes which was
 * never shared, against one that nobody made.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import postgres from "postgres";
import { buildServer } from "../lib/builds.ts";
import { median } from "../lib/figures.ts";
import { freePort } from "../lib/ports.ts";
import { startStack } from "../lib/stack.ts";
import { heldMemory } from "./public/held-memory.ts";
import { requestsPerSecond } from "./public/load.ts";
import { seedPublications } from "./public/seed.ts";
import { switchLive } from "./public/switch-live.ts";
import { timesOf } from "./public/times.ts";

const MANY = 10_000;
const CONNECTIONS = 8;
const ROUND_MS = 1_500;
const ROUNDS = 5;
const SWITCHES = 10;
const IDS_ASKED = 500;

await buildServer();
const stack = await startStack("bench-public");
const sql = postgres(stack.databaseUrl, { max: 1 });
try {
  const { ids, unshared } = await seedPublications(sql, MANY);
  const [id = ""] = ids;
  const inspectorPort = await freePort();
  const settings = { ROLE: "web", LOG_LEVEL: "warn", REQUESTS_PER_ADDRESS: "1000000000" };
  const inspected = { ...settings, NODE_OPTIONS: `--inspect-port=${inspectorPort}` };
  const [ours, other] = [await stack.serve(settings), await stack.serve(inspected)];
  const paths = { embed: `/embed/${id}`, redirect: `/m/${id}.mp3` };

  const bare = await startBare(ours.address, Object.values(paths));
  const shares = { embed: [] as number[], redirect: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of ["embed", "redirect"] as const) {
      const [own, theirs] = [ours.address, bare.address].map(
        (address) => () =>
          requestsPerSecond(address.replace("localhost", "127.0.0.1") + paths[name], CONNECTIONS, ROUND_MS),
      ) as [() => Promise<number>, () => Promise<number>];
      const pair = round % 2 ? [await own(), await theirs()] : [await theirs(), await own()].reverse();
      // The first round warms up.
      if (round > 0) shares[name].push((pair[0] ?? 0) / (pair[1] ?? 1));
    }
  await bare.stop();

  const queries = await queriesDuring(() =>
    requestsPerSecond(`${ours.address.replace("localhost", "127.0.0.1")}${paths.embed}`, 1, 500),
  );
  const switches: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn++)
    switches.push(await switchLive(sql, id, [ours.address, other.address]));
  const page = await (await fetch(ours.address + paths.embed)).text();
  const script = /src="([^"]+)"/.exec(page)?.[1] ?? "";
  const bytes = gzipSync(page).length + gzipSync(await (await fetch(script)).text()).length;
  const [never, madeUp] = await timesOf(
    [unshared, "0123456789ABCDEFGHIJKL"].map((one) => `${ours.address}/p/${one}`),
    IDS_ASKED,
  );
  const before = await heldMemory(other.pid, inspectorPort);
  for (let from = 0; from < ids.length; from += 20)
    await Promise.all(
      ids.slice(from, from + 20).map(async (one) => {
        await (await fetch(`${other.address}/m/${one}.mp3`, { redirect: "manual" })).text();
      }),
    );
  const after = await heldMemory(other.pid, inspectorPort);
  const result = {
    embedVsBare: rounded(median(shares.embed)),
    redirectVsBare: rounded(median(shares.redirect)),
    queriesWhenKept: queries,
    switchMsMost: Math.round(Math.max(...switches)),
    playerGzipBytes: bytes,
    keptMegabytes: rounded(after.kept - before.kept),
    residentMegabytes: rounded(after.resident - before.resident),
    neverSharedVsMadeUp: rounded((never ?? 0) / (madeUp ?? 1)),
  };
  if (process.argv.includes("--json")) console.log(JSON.stringify(result));
  else console.table(result);
} finally {
  await sql.end();
  await stack.stop();
}

function rounded(value: number) {
  return Number(value.toFixed(3));
}

async function startBare(from: string, given: string[]) {
  const entry = fileURLToPath(new URL("../../server/src/test/bench/same-bytes-process.ts", import.meta.url));
  const child = fork(entry, [from, ...given], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address] = (await once(child, "message")) as [string];
  return {
    address,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Statements that read publications while something goes on. */
async function queriesDuring(deed: () => Promise<unknown>): Promise<number> {
  const scans = async () => {
    const [row] = await sql`
      select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans
      from pg_stat_user_tables where relname = 'publications'`;
    return Number(row?.scans);
  };
  // The counters arrive at most a second late.
  await sleep(1_500);
  const before = await scans();
  await deed();
  await sleep(1_500);
  return (await scans()) - before;
}
