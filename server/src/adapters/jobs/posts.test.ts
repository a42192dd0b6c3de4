import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { freshDatabase } from "#test/database";
import { until } from "#test/poll";
import { startBoss } from "./boss.ts";
import { sendPosts } from "./post-jobs.ts";
import { workPosts } from "./posts.ts";

const MINUTE_MS = 60_000;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let boss: Awaited<ReturnType<typeof startBoss>>;
const failures: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  boss = await startBoss({
    url: database.url,
    works: false,
    onError: (error) => failures.push(error),
  });
});
// A test that fails is to fail no other one: neither with its failures nor with its clock.
afterEach(() => {
  vi.restoreAllMocks();
  failures.length = 0;
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await database.close();
});

interface Unusual {
  held?: number;
  unwritten?: number;
  pollMs?: number;
  /** Before rows are given. */
  read?: (ids: readonly string[]) => Promise<void>;
  /** Before ends are written. */
  write?: () => Promise<void>;
}

/** A process that looks for posts once a minute if nobody wakes it. */
function worker(run: (id: string) => Promise<void>, { read, write, ...unusual }: Unusual = {}) {
  const loaded: string[] = [];
  const needs = { boss, db: database.db, onError: (error: unknown) => failures.push(error) };
  const posts = workPosts<string, string>(
    { ...needs, pollMs: MINUTE_MS, ...unusual },
    {
      load: async (ids) => {
        loaded.push(...ids);
        await read?.(ids);
        return new Map(ids.map((id) => [id, id]));
      },
      run: async (id) => run(id).then(() => id),
      keep: async () => {
        await write?.();
        return [];
      },
    },
  );
  // Until the ends are written: what is handed back would run in the next test.
  return { loaded, stop: (graceMs = MINUTE_MS) => posts.stop(graceMs) };
}

const send = (ids: readonly string[], group: string) =>
  database.db.transaction((tx) =>
    sendPosts(
      boss,
      tx,
      ids.map((id) => ({ id, group })),
    ),
  );

it("wakes an idle process when posts are sent, and keeps no job of those that have ended", async () => {
  const ran: string[] = [];
  const { loaded, stop } = worker(async (id) => void ran.push(id));
  await send(["first"], "a");
  await until("the first", () => ran.includes("first"));
  await send(["second", "third"], "a");
  await until("the others", () => ran.length === 3);
  await stop();
  expect(loaded.toSorted()).toEqual(["first", "second", "third"]);
  expect(await database.sql`select from pgboss.job where name like 'post%'`).toHaveLength(0);
  expect(failures).toEqual([]);
});

it("hands back posts that waited too long for their group's turn, and runs them later", async () => {
  const ran: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const { loaded, stop } = worker(async (id) => {
    ran.push(id);
    await answer;
  });
  const ids = Array.from({ length: 6 }, (_, n) => `slow ${n}`);
  await send(ids, "slow");
  await until("the posts", () => loaded.length === 6 && ran.length === 4);
  const waiting = ids.filter((id) => !ran.includes(id));
  const later = Date.now() + MINUTE_MS;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
  resolve();
  await until("the last", () => ran.length === 6);
  clock.mockRestore();
  await stop();
  expect(loaded.slice(6).toSorted()).toEqual(waiting);
  expect(ran.toSorted()).toEqual(ids);
  expect(failures).toEqual([]);
});

it("has places for a group that answers while all others hang, and comes back to those", async () => {
  const ran: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const { loaded, stop } = worker(
    async (id) => {
      ran.push(id);
      if (id !== "quick") await answer;
    },
    { held: 24 },
  );
  const hanging = ["a", "b", "c"].flatMap((group) => Array.from({ length: 8 }, (_, n) => `${group}${n}`));
  for (const group of ["a", "b", "c"])
    await send(
      hanging.filter((id) => id.startsWith(group)),
      group,
    );
  await until("every place taken", () => loaded.length === 24 && ran.length === 12);
  const later = Date.now() + 6_000;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
  await send(["quick"], "quick");
  await until("the quick one", () => ran.includes("quick"));
  expect(ran).toHaveLength(13);
  clock.mockRestore();
  resolve();
  await until("the others", () => ran.length === 25);
  await stop();
  expect(ran.toSorted()).toEqual([...hanging, "quick"]);
  expect(failures).toEqual([]);
});

it.each([
  { held: 2_000, loads: 540 },
  { held: 300, loads: 216 },
])(
  "of $held places, gives more than its share to a quick group while half are free",
  async ({ held, loads }) => {
    let ran = 0;
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const { loaded, stop } = worker(
      async (id) => {
        if (++ran > 28 && id !== "other") await answer;
      },
      { held },
    );
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
    const ids = Array.from({ length: 700 }, (_, n) => `quick ${n}`);
    await send(ids, "quick");
    await until("all that may be held", () => loaded.length === loads);
    await send(["other"], "another");
    await until("another look", () => loaded.includes("other"));
    expect(loaded).toHaveLength(loads + 1);
    resolve();
    await until("the others", () => ran === 701);
    clock.mockRestore();
    await stop();
    expect(loaded.toSorted()).toEqual(["other", ...ids].toSorted());
    expect(failures).toEqual([]);
  },
);

it("takes more of a group that answers while its ends are written, and of one that does not no more than its share", async () => {
  const ran: string[] = [];
  const [answer, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { loaded, stop } = worker(
    async (id) => {
      ran.push(id);
      if (id.startsWith("silent")) await answer.promise;
    },
    { write: () => written.promise },
  );
  const [silent, answering] = ["silent", "answering"].map((group) =>
    Array.from({ length: 600 }, (_, n) => `${group} ${n}`),
  ) as [string[], string[]];
  await send(silent, "silent");
  await send(answering, "answering");
  await until("all answers", () => answering.every((id) => ran.includes(id)));
  expect(loaded.filter((id) => id.startsWith("silent"))).toHaveLength(188);
  written.resolve();
  answer.resolve();
  await until("the silent ones", () => ran.length === 1_200);
  await stop();
  expect(loaded.toSorted()).toEqual([...silent, ...answering].toSorted());
  expect(failures).toEqual([]);
});

it("leaves posts to other processes while too many that have ended wait to be written down", async () => {
  const ran: string[] = [];
  const written = Promise.withResolvers<void>();
  const run = async (id: string) => void ran.push(id);
  const busy = worker(run, { unwritten: 3, write: () => written.promise });
  await send(["1", "2", "3"], "shop");
  await until("all answers", () => ran.length === 3);
  // Each wakes it, and more than one look would fit between them.
  const others = Array.from({ length: 30 }, (_, n) => `other ${n}`);
  for (const id of others) await send([id], "shop");
  const free = worker(run);
  await until("the others", () => ran.length === 33);
  expect([busy.loaded.toSorted(), free.loaded.toSorted()]).toEqual([["1", "2", "3"], others.toSorted()]);
  await free.stop();
  written.resolve();
  await send(["last"], "shop");
  await until("the last", () => ran.includes("last"));
  await busy.stop();
  expect(busy.loaded).toContain("last");
  expect(failures).toEqual([]);
});

const states = async () =>
  (await database.sql`select state from pgboss.job where name = 'posts'`).map(({ state }) => state);

it("claims the next posts while the rows of the last ones are read", async () => {
  const ran: string[] = [];
  const { promise: rows, resolve } = Promise.withResolvers<void>();
  const read = async (ids: readonly string[]) => {
    if (ids.includes("first")) await rows;
  };
  const { loaded, stop } = worker(async (id) => void ran.push(id), { read });
  await send(["first"], "a");
  await until("the first is read", () => loaded.includes("first"));
  await send(["second"], "a");
  await until("the second", () => ran.includes("second"));
  expect(ran).toEqual(["second"]);
  resolve();
  await until("the first", () => ran.includes("first"));
  await stop();
  expect(failures).toEqual([]);
});

it("hands back posts whose rows it cannot read, and claims none for a while", async () => {
  const ran: string[] = [];
  const run = async (id: string) => void ran.push(id);
  let reads = 0;
  const read = async () => {
    if (++reads === 1) throw new Error("no connection");
  };
  const failing = worker(run, { read });
  await send(["one", "two"], "a");
  await until(
    "they are handed back",
    async () => reads === 1 && (await states()).join() === "created,created",
  );
  await send(["three"], "a");
  const other = worker(run);
  await until("another process runs them", () => ran.length === 3);
  await other.stop();
  expect(reads).toBe(1);
  const later = Date.now() + MINUTE_MS;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
  await send(["four"], "a");
  await until("it claims again", () => ran.length === 4);
  clock.mockRestore();
  await failing.stop();
  expect(reads).toBe(2);
  expect(failures.splice(0)).toEqual([new Error("no connection")]);
});

it("tries to hand back again where the database takes nothing", async () => {
  const ran: string[] = [];
  let reads = 0;
  const read = async () => {
    if (++reads > 1) return;
    vi.spyOn(database.db, "transaction").mockImplementationOnce(() => {
      throw new Error("still none");
    });
    throw new Error("no connection");
  };
  const { stop } = worker(async (id) => void ran.push(id), { read, pollMs: 20 });
  await send(["one"], "a");
  await until("it runs", () => ran.length === 1);
  await stop();
  expect(failures.splice(0)).toEqual([new Error("no connection"), new Error("still none")]);
});

it("stops when the rows that it reads have come, and hands their posts back unsent", async () => {
  const steps: string[] = [];
  const { promise: stopping, resolve } = Promise.withResolvers<void>();
  const { loaded, stop } = worker(async () => void steps.push("sent"), {
    read: async () => {
      await stopping;
      for (let query = 0; query < 100; query++) await database.sql`select`;
      steps.push("read");
    },
  });
  await send(["one"], "a");
  await until("the rows are read", () => loaded.length === 1);
  const stopped = stop(0).then(() => steps.push("stopped"));
  resolve();
  await stopped;
  expect(steps).toEqual(["read", "stopped"]);
  expect(await states()).toEqual(["created"]);
  const other = worker(async () => void steps.push("sent elsewhere"));
  await until("another process", () => steps.includes("sent elsewhere"));
  await other.stop();
  expect(steps).toEqual(["read", "stopped", "sent elsewhere"]);
  expect(failures).toEqual([]);
});

it("stops where the database takes nothing back: what it has stays claimed", async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const ran: string[] = [];
  const { stop } = worker(async (id) => {
    ran.push(id);
    await answer;
  });
  await send(["one"], "a");
  await until("it runs", () => ran.length === 1);
  vi.spyOn(database.db, "transaction").mockImplementationOnce(() => {
    throw new Error("no connection");
  });
  await stop(0);
  resolve();
  expect(failures.splice(0)).toEqual([new Error("no connection")]);
  expect(await database.sql`delete from pgboss.job where name = 'post-claims' returning id`).toHaveLength(1);
});
