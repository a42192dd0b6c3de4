import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freshDatabase } from "#test/database";
import { until } from "#test/poll";
import { startBoss } from "./boss.ts";
import { sendPosts, workPosts } from "./posts.ts";

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
afterAll(async () => {
  await boss.stop({ graceful: false });
  await database.close();
});

/** A process that looks for posts once a minute if nobody wakes it. */
function worker(run: (id: string) => Promise<void>) {
  const loaded: string[] = [];
  const needs = { boss, db: database.db, onError: (error: unknown) => failures.push(error) };
  const posts = workPosts<string, string>(
    { ...needs, pollMs: MINUTE_MS },
    {
      load: async (ids) => {
        loaded.push(...ids);
        return new Map(ids.map((id) => [id, id]));
      },
      run: async (id) => run(id).then(() => id),
      keep: async () => {},
    },
  );
  // Until the ends are written: what is handed back would run in the next test.
  return { loaded, stop: () => posts.stop(MINUTE_MS) };
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
  expect(await database.sql`select from pgboss.job where name = 'posts'`).toHaveLength(0);
  expect(failures).toEqual([]);
});

it("hands back a post that waited too long for its group's turn, and runs it later", async () => {
  const ran: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const { loaded, stop } = worker(async (id) => {
    ran.push(id);
    await answer;
  });
  const ids = Array.from({ length: 33 }, (_, n) => `slow ${n}`);
  await send(ids, "slow");
  await until("the posts", () => loaded.length === 33 && ran.length === 32);
  const waiting = ids.find((id) => !ran.includes(id));
  const later = Date.now() + MINUTE_MS;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
  resolve();
  await until("the last", () => ran.length === 33);
  clock.mockRestore();
  await stop();
  expect(loaded.slice(33)).toEqual([waiting]);
  expect(ran.toSorted()).toEqual(ids.toSorted());
  expect(failures).toEqual([]);
});
