/**
 * A list of 20 entries over HTTP against bare Apollo: npm run bench -- api [rounds] [--json]
 * Sixteen connections, each with a real token of its own user, ask the built server and a bare Apollo
 * server that does the same work by hand-written statements: the token, the user's row, the list, the
 * count, JSON. Both run as processes of their own; the order alternates from round to round.
 */
import { connect } from "../../server/src/db/client.ts";
import { signUp } from "../../server/src/test/identity.ts";
import { buildServer } from "../lib/builds.ts";
import { median } from "../lib/figures.ts";
import { PROJECT_ID } from "../lib/local-services.ts";
import { startStack } from "../lib/stack.ts";
import { startBare } from "./api/bare.ts";
import { type Load, load } from "./api/load.ts";
import { PER_USER, seedEntries } from "./api/seed.ts";

const CONNECTIONS = 16;
const WARM_MS = 4_000;
const ROUND_MS = 4_000;
const QUERY = `query EntryList {
  entries(first: 20) {
    totalCount
    edges { node { id url title site createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Answer {
  data?: { entries: { totalCount: number; edges: unknown[] } };
}

const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5);
await buildServer();
const stack = await startStack("bench-api");
try {
  const { sql } = connect(stack.databaseUrl, { max: 1 });
  const users = await Promise.all(Array.from({ length: CONNECTIONS }, () => signUp(stack.emulator)));
  const ours = await stack.serve({
    ROLE: "web",
    LOG_LEVEL: "info",
    REQUESTS_PER_ADDRESS: "1000000000",
    REQUESTS_PER_USER: "1000000000",
  });
  for (const { headers } of users) await fetch(`${ours.address}/api/user/profile`, { headers });
  await seedEntries(sql);
  await sql.end();
  const bare = await startBare(stack.databaseUrl, PROJECT_ID);

  const tokens = users.map(({ token }) => token);
  const work = (side: { address: string; pid: number }, ms: number) =>
    load({ ...side, tokens, query: QUERY, ms });
  const sides = { ours, bare } as const;
  for (const side of Object.values(sides)) {
    await requireTheWork(side.address, tokens[0] as string);
    await work(side, WARM_MS);
  }
  const taken = { ours: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round < rounds; round++) {
    const order = ["ours", "bare"] as const;
    for (const name of round % 2 ? order.toReversed() : order)
      taken[name].push(await work(sides[name], ROUND_MS));
  }
  await bare.stop();
  print(taken);
} finally {
  await stack.stop();
}

/** A server that answers less than was asked for would be fast. */
async function requireTheWork(address: string, token: string) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query: QUERY }),
  });
  const { entries } = ((await answer.json()) as Answer).data ?? {};
  if (entries?.totalCount !== PER_USER || entries.edges.length !== 20)
    throw new Error(`${address} does not do the work: ${JSON.stringify(entries)}`);
}

/** Each round is compared within itself, because a machine is not as fast now as a minute ago. */
function print({ ours, bare }: Record<"ours" | "bare", Load[]>) {
  const ratios = (of: (load: Load) => number) =>
    ours.map((load, round) => of(load) / of(bare[round] as Load));
  const rounded = (value: number) => Number(value.toFixed(3));
  const figures = (loads: Load[]) => ({
    perSecond: Math.round(median(loads.map(({ perSecond }) => perSecond))),
    p50: rounded(median(loads.map(({ p50 }) => p50))),
    p99: rounded(median(loads.map(({ p99 }) => p99))),
    cpuMsPerRequest: rounded(median(loads.map(({ cpuMs }) => cpuMs))),
  });
  const result = {
    throughputVsBare: rounded(median(ratios(({ perSecond }) => perSecond))),
    p99VsBare: rounded(median(ratios(({ p99 }) => p99))),
    cpuVsBare: rounded(median(ratios(({ cpuMs }) => cpuMs))),
    ours: figures(ours),
    bare: figures(bare),
    throughputOfRounds: ratios(({ perSecond }) => perSecond).map(rounded),
    p99OfRounds: ratios(({ p99 }) => p99).map(rounded),
  };
  if (process.argv.includes("--json")) return console.log(JSON.stringify(result));
  console.table({ ours: result.ours, bare: result.bare });
  console.log(
    `throughput ${result.throughputVsBare} of bare Apollo's, by rounds ${result.throughputOfRounds.join(" ")}`,
  );
  console.log(`p99 ${result.p99VsBare} times bare Apollo's, by rounds ${result.p99OfRounds.join(" ")}`);
}
