import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "graphql-ws";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp, type TestUser } from "../server/src/test/identity.ts";
import { seedScripts } from "./bench/load/seed.ts";
import { buildServer } from "./lib/builds.ts";
import { until } from "./lib/processes.ts";
import { lastWords } from "./lib/server-process.ts";
import { type Stack, startStack } from "./lib/stack.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

const USERS = 20;
const JOBS_A_USER = 5;
const SUBSCRIPTIONS_A_USER = 10;

let stack: Stack;
let sql: postgres.Sql;
beforeAll(async () => {
  await buildServer();
  stack = await startStack("rolling");
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

type Queue = { id: string; status: string };

/** One window: a subscription, and what it knows of each job. It reads anew when it has connected, or is told to. */
class Window {
  readonly known = new Map<string, string>();
  connections = 0;
  readonly #client: Client;
  #isClosed = false;

  constructor(addresses: readonly string[], first: number, { token }: TestUser) {
    let at = first;
    this.#client = createClient({
      // As behind a balancer: the next connection goes to the next process.
      url: () => `${addresses[at++ % addresses.length]?.replace("http", "ws")}/graphql`,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => sleep(200 + Math.random() * 800),
      on: {
        connected: () => {
          this.connections++;
          this.#read();
        },
      },
    });
    this.#listen();
  }

  /** As our screens do: a subscription that a process ends when it goes is put again. */
  #listen() {
    const again = () => {
      if (!this.#isClosed) setTimeout(() => this.#listen(), 300);
    };
    const query = "subscription { queueChanged { resync queue { id status } } }";
    type Change = { queueChanged: { resync: boolean; queue: Queue | null } };
    this.#client.subscribe<Change>(
      { query },
      {
        next: ({ data }) => {
          if (data?.queueChanged.queue) this.#note(data.queueChanged.queue);
          if (data?.queueChanged.resync) this.#read();
        },
        error: again,
        complete: again,
      },
    );
    this.#read();
  }

  #note({ id, status }: Queue) {
    this.known.set(id, status);
  }

  /** On the same socket, behind the subscription: nothing falls between the two. */
  #read() {
    const query = "{ entries { edges { node { queues { id status } } } } }";
    this.#client.subscribe<{ entries: { edges: { node: { queues: Queue[] } }[] } }>(
      { query },
      {
        next: ({ data }) => {
          for (const { node } of data?.entries.edges ?? [])
            for (const queue of node.queues) this.#note(queue);
        },
        error: () => {},
        complete: () => {},
      },
    );
  }

  close() {
    this.#isClosed = true;
    return this.#client.dispose();
  }
}

it("two web and three worker processes are replaced one after the other under 100 jobs and 200 subscriptions: none fails, no update is lost", async () => {
  const web = { ROLE: "web" };
  const worker = { ROLE: "worker", WORKER_CONCURRENCY: "2" };
  const webs = await Promise.all([stack.serve(web), stack.serve(web)]);
  const workers = await Promise.all([stack.serve(worker), stack.serve(worker), stack.serve(worker)]);
  const addresses = webs.map(({ address }) => address);

  /** A call as a balancer passes it on: to a process that takes it. */
  async function ask(path: string, init: RequestInit): Promise<Response> {
    for (let at = 0; at < 100; at++) {
      const answer = await fetch(`${addresses[at % 2]}${path}`, init).catch(() => null);
      if (answer && answer.status !== 503) return answer;
      await sleep(100);
    }
    throw new Error(`nobody answers ${path}`);
  }

  const users = await Promise.all(Array.from({ length: USERS }, () => signUp(stack.emulator)));
  for (const { headers } of users) await ask("/api/user/profile", { headers });
  const owners = users.flatMap((user) => Array<TestUser>(JOBS_A_USER).fill(user));
  const sentences = Array.from({ length: 12 }, (_, n) => `This is sentence number ${n} of a longer text.`);
  const entries = await seedScripts(
    stack.databaseUrl,
    owners.map(({ uid }) => uid),
    sentences.join(" "),
  );
  async function order(at: number) {
    const answer = await ask(`/api/entries/${entries[at]}/audios/generate`, {
      method: "POST",
      headers: {
        authorization: owners[at]?.headers.authorization ?? "",
        "content-type": "application/json",
        "idempotency-key": `order-${at}`,
      },
      body: "{}",
    });
    expect([at, answer.status]).toEqual([at, 202]);
  }

  const windows = users.map((user) =>
    Array.from({ length: SUBSCRIPTIONS_A_USER }, (_, n) => new Window(addresses, n, user)),
  );
  const all = windows.flat();
  expect(await until(() => all.every(({ connections }) => connections > 0), 60_000)).toBe(true);

  // Half of the jobs before the first process goes, the others while they go.
  const half = entries.length / 2;
  for (let at = 0; at < half; at++) await order(at);
  const ordered = (async () => {
    for (let at = half; at < entries.length; at++) {
      await order(at);
      await sleep(300);
    }
  })();
  for (const one of [workers[0], webs[0], workers[1], webs[1], workers[2]]) {
    await one?.stop();
    await one?.startAgain();
    await sleep(2_000);
  }
  await ordered;

  const left = async () =>
    (await sql`select count(*)::int as n from queues where status in ('queued', 'running')`)[0]?.n as number;
  expect(await until(async () => (await left()) === 0, 240_000, 500), `${await left()} jobs left`).toBe(true);
  const ends = await sql`select status, count(*)::int as jobs from queues group by status`;
  expect(ends).toEqual([{ status: "completed", jobs: USERS * JOBS_A_USER }]);
  expect(await sql`select id from users where held > 0`).toEqual([]);
  const charged =
    await sql`select queue_id from ledger where kind = 'capture' group by 1 having count(*) > 1`;
  expect(charged).toEqual([]);

  const completed = (window: Window) => [...window.known.values()].filter((status) => status === "completed");
  const uninformed = () => all.filter((window) => completed(window).length < JOBS_A_USER);
  await until(() => uninformed().length === 0, 30_000);
  expect(uninformed().map(({ connections, known }) => ({ connections, known: [...known.values()] }))).toEqual(
    [],
  );
  expect(all.length).toBe(200);
  // Each lost its socket on the way.
  expect(all.every(({ connections }) => connections > 1)).toBe(true);
  for (const window of all) await window.close();
}, 560_000);

it("a worker on a host with a folder of its own is refused at its start, and says what to do", async () => {
  const elsewhere = temporaryFolder("elsewhere");
  const refused = await stack.serve({ ROLE: "worker", DATA_DIR: elsewhere });
  await refused.ended;
  expect(lastWords(refused.logFile)).toMatch(
    /^STORAGE=local keeps the files of this database in another folder than .*: mount that folder on every host, or use STORAGE=gcs\. .* and start again\./,
  );
  rmSync(elsewhere, { recursive: true, force: true });
}, 60_000);
