import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { freshDatabase } from "#test/database";
import { until } from "#test/poll";
import { startBoss } from "./boss.ts";
import {
  claimPosts,
  forget,
  type HeldPost,
  handBackPosts,
  leaveClaims,
  workLostClaims,
} from "./post-claims.ts";
import { sendPosts } from "./post-jobs.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let boss: Awaited<ReturnType<typeof startBoss>>;
const failures: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  boss = await startBoss({ url: database.url, works: false, onError: (error) => failures.push(error) });
});
afterEach(async () => {
  await boss.offWork("post-claims");
  await database.sql`delete from pgboss.job`;
  expect(failures.splice(0)).toEqual([]);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await database.close();
});

const send = (ids: readonly string[], group = "shop") =>
  database.db.transaction((tx) =>
    sendPosts(
      boss,
      tx,
      ids.map((id) => ({ id, group })),
    ),
  );
const claim = (limits: Partial<Parameters<typeof claimPosts>[2]> = {}) =>
  claimPosts(boss, database.db, { most: 100, perGroup: 100, held: [], without: [], ...limits });
const idsOf = (posts: readonly HeldPost[]) => posts.map(({ id }) => id).toSorted();
const waiting = async () =>
  (await database.sql`select data ->> 'id' as id from pgboss.job where name = 'posts'`)
    .map(({ id }) => id)
    .toSorted();
const claimed = async () =>
  (await database.sql`select data from pgboss.job where name = 'post-claims'`).map(
    ({ data: { groups } }) => ({ groups }),
  );
/** As if a minute had passed. */
const later = () => database.sql`update pgboss.job set start_after = now() where name = 'post-claims'`;

it("puts one job into the place of those that it takes", async () => {
  await send(["1", "2"]);
  await send(["3"], "bank");
  expect(idsOf(await claim())).toEqual(["1", "2", "3"]);
  expect(await waiting()).toEqual([]);
  const [one, ...more] = await claimed();
  const { groups } = one!;
  expect({ shop: groups.shop.toSorted(), bank: groups.bank }).toEqual({ shop: ["1", "2"], bank: ["3"] });
  expect(more).toEqual([]);
  expect(await claim()).toEqual([]);
});

it("leaves posts whose time has not come, whose group is not wanted, or has no room", async () => {
  await database.db.transaction((tx) =>
    sendPosts(boss, tx, [{ id: "tomorrow", group: "shop", startAfter: new Date(Date.now() + 86_400_000) }]),
  );
  await send(["1", "2", "3"]);
  await send(["4"], "bank");
  const first = await claim({ perGroup: 2, without: ["bank"] });
  expect(first).toHaveLength(2);
  expect(await claim({ perGroup: 2, without: ["bank"], held: first })).toEqual([]);
  const second = await claim({ perGroup: 3, held: first });
  expect(idsOf([...first, ...second])).toEqual(["1", "2", "3", "4"]);
  expect(await waiting()).toEqual(["tomorrow"]);
});

it("takes more of a group of which some are held, where that is quick", async () => {
  await send(["1", "2", "3", "4", "5"]);
  await send(["6", "7", "8"], "bank");
  const first = await claim({ perGroup: 1 });
  expect(first).toHaveLength(2);
  const perHeldGroup = (group: string) => (group === "shop" ? 4 : 1);
  const second = await claim({ perGroup: 1, perHeldGroup, held: first });
  expect(idsOf(second)).toHaveLength(3);
  expect(second.every(({ group }) => group === "shop")).toBe(true);
});

it("gives each post to one of the processes that ask at once", async () => {
  const ids = Array.from({ length: 300 }, (_, n) => String(n));
  await send(ids);
  const claims = await Promise.all(Array.from({ length: 4 }, () => claim()));
  expect(idsOf(claims.flat()).length).toBe(new Set(idsOf(claims.flat())).size);
  const rest = await claim({ most: 1_000, perGroup: 1_000 });
  expect(idsOf([...claims.flat(), ...rest])).toEqual(ids.toSorted());
});

it("takes the oldest posts of a group that has room for some", async () => {
  for (let n = 10; n < 50; n++) await send([String(n)], n % 2 ? "shop" : "bank");
  expect(idsOf(await claim({ perGroup: 3 }))).toEqual(["10", "11", "12", "13", "14", "15"]);
});

it("takes the posts of a former version: new, handed back, and without a group", async () => {
  await boss.insert("posts", [
    { data: { id: "new" }, group: { id: "shop" } },
    { data: { id: "handed back" }, group: { id: "shop" } },
    { data: { id: "without a group" } },
  ]);
  await database.sql`update pgboss.job set state = 'retry', retry_count = 1 where data ->> 'id' = 'handed back'`;
  const posts = await claim();
  expect(idsOf(posts)).toEqual(["handed back", "new", "without a group"]);
  await handBackPosts(boss, database.db, posts);
  expect(await waiting()).toEqual(["handed back", "new", "without a group"]);
});

it("leaves alone what a process of a former version works on, until its time is over", async () => {
  await send(["1"]);
  expect(await boss.fetch("posts")).toHaveLength(1);
  expect(await claim()).toEqual([]);
  await database.sql`update pgboss.job set started_on = now() - interval '61 seconds'`;
  await boss.supervise("posts");
  expect(idsOf(await claim())).toEqual(["1"]);
});

it("keeps a claim until its last post has ended, without those that have a job of their own again", async () => {
  await send(["1", "2", "3"]);
  const posts = await claim();
  const end = async (id: string, again: string[] = []) => {
    const ended = posts.filter((post) => post.id === id);
    await database.db.transaction((tx) => leaveClaims(tx, ended, new Set(again)));
    forget(ended);
  };
  await end("1");
  expect(await claimed()).toHaveLength(1);
  await end("2", ["2"]);
  expect(await claimed()).toEqual([{ groups: { shop: ["3"] } }]);
  await end("3");
  expect(await claimed()).toEqual([]);
});

it("hands back some posts of a claim, and keeps the others", async () => {
  await send(["1", "2"]);
  const posts = await claim();
  const [one, other] = posts.toSorted((a, b) => a.id.localeCompare(b.id)) as [HeldPost, HeldPost];
  await handBackPosts(boss, database.db, [one]);
  expect(await waiting()).toEqual(["1"]);
  expect(await claimed()).toEqual([{ groups: { shop: ["2"] } }]);
  await handBackPosts(boss, database.db, [other]);
  expect(await waiting()).toEqual(["1", "2"]);
  expect(await claimed()).toEqual([]);
});

it("hands back some posts of several claims", async () => {
  await send(["1", "2", "3"]);
  const first = await claim();
  await send(["4", "5", "6"], "bank");
  const second = await claim();
  const back = [...first, ...second].filter(({ id }) => ["1", "2", "5"].includes(id));
  await handBackPosts(boss, database.db, back);
  expect(await waiting()).toEqual(["1", "2", "5"]);
  const { shop, bank } = Object.assign({}, ...(await claimed()).map(({ groups }) => groups));
  expect({ shop, bank: bank.toSorted() }).toEqual({ shop: ["3"], bank: ["4", "6"] });
});

it("keeps the place in the queue of what is handed back", async () => {
  await send(["first"]);
  const [first] = await claim();
  await send(["second"]);
  await handBackPosts(boss, database.db, [first!]);
  expect(idsOf(await claim({ most: 1 }))).toEqual(["first"]);
});

it("keeps the place in the queue of what a killed process had", async () => {
  await send(["first"]);
  await claim();
  await send(["second"]);
  await later();
  await workLostClaims(boss, database.db, 60);
  await until("they wait again", async () => (await waiting()).length === 2);
  expect(idsOf(await claim({ most: 1 }))).toEqual(["first"]);
});

it("gives back all claims of a killed process at one look", async () => {
  const ids = Array.from({ length: 150 }, (_, n) => String(n));
  await send(ids);
  for (const _ of ids) await claim({ most: 1 });
  expect(await claimed()).toHaveLength(150);
  await later();
  await workLostClaims(boss, database.db, 60);
  await until("they wait again", async () => (await waiting()).length === 150);
  expect(await claimed()).toEqual([]);
});

it("does not give back what its process has written down meanwhile", async () => {
  await send(["1", "2"]);
  const frozen = await claim();
  await later();
  const { transaction } = database.db;
  vi.spyOn(database.db, "transaction").mockImplementationOnce(async (work) => {
    const one = frozen.filter(({ id }) => id === "1");
    await transaction.call(database.db, (tx) => leaveClaims(tx, one, new Set(["1"])));
    return transaction.call(database.db, work);
  });
  await workLostClaims(boss, database.db, 60);
  await until("it waits again", async () => (await claimed()).length === 0);
  expect(await waiting()).toEqual(["2"]);
});

it("gives the posts of a killed process to others, and nothing back for one that was only frozen", async () => {
  await send(["1", "2"]);
  const frozen = await claim();
  await workLostClaims(boss, database.db, 0.5);
  expect(await waiting()).toEqual([]);
  await later();
  await until("they wait again", async () => (await waiting()).length === 2);
  expect(await claimed()).toEqual([]);
  const others = await claim();
  expect(idsOf(others)).toEqual(["1", "2"]);
  await handBackPosts(boss, database.db, frozen);
  expect(await waiting()).toEqual([]);
  expect(await claimed()).toHaveLength(1);
});
