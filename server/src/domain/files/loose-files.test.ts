import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { looseFiles } from "#db/schema/index";
import type { Storage } from "#ports/storage";
import { type TestDomain, testDomain } from "#test/domain";
import { until } from "#test/poll";
import { looseFilesOf } from "./loose-files.ts";

let domain: TestDomain;
let files: ReturnType<typeof looseFilesOf>;
beforeAll(async () => {
  domain = await testDomain();
  files = looseFilesOf(domain);
});
afterAll(() => domain.close());

const isThere = async (key: string) => (await domain.storage.size(key)) !== null;
const noted = async () => (await domain.db.select().from(looseFiles)).map(({ key }) => key);

async function aWaitingLock() {
  const [waiting] = await domain.sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%loose_files%'`;
  return waiting;
}

/** The domain's storage, which removes as it is told. */
const removing = (remove: Storage["remove"]): Storage => ({ ...domain.storage, remove });

async function withNoted(count: number, folder: string) {
  const keys = Array.from({ length: count }, (_, i) => `${folder}/${String(i).padStart(3, "0")}.txt`);
  await files.note(...keys);
  await domain.storage.put(keys[0]!, Buffer.from("first"), "text/plain");
  await domain.storage.put(keys.at(-1)!, Buffer.from("last"), "text/plain");
  return keys;
}

describe("a file", () => {
  it("stays once the transaction that names it has claimed it", async () => {
    await files.write("a/claimed.txt", "text");
    await domain.db.transaction((tx) => files.claim(tx, "a/claimed.txt"));
    await files.sweep(["a/claimed.txt"]);
    expect(await isThere("a/claimed.txt")).toBe(true);
    expect(await noted()).toEqual([]);
  });

  it("goes when that transaction does not come to pass", async () => {
    await files.write("a/lost.txt", "text");
    const failing = domain.db.transaction(async (tx) => {
      await files.claim(tx, "a/lost.txt");
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    await files.sweep(["a/lost.txt"]);
    expect(await isThere("a/lost.txt")).toBe(false);
    expect(await noted()).toEqual([]);
  });

  it("goes with the transaction after which no row names it, and not before", async () => {
    await files.write("a/old.txt", "text");
    await domain.db.transaction((tx) => files.claim(tx, "a/old.txt"));
    await domain.db.transaction((tx) => files.release(tx, ["a/old.txt"]));
    expect(await isThere("a/old.txt")).toBe(true);
    await files.sweep(["a/old.txt"]);
    expect(await isThere("a/old.txt")).toBe(false);
  });

  it("is left alone by a sweep that meets a transaction which is just claiming it", async () => {
    await files.write("a/contested.txt", "text");
    let sweeping: Promise<void> | undefined;
    await domain.db.transaction(async (tx) => {
      await files.claim(tx, "a/contested.txt");
      sweeping = files.sweep(["a/contested.txt"]);
      await until("the sweep to wait", aWaitingLock);
    });
    await sweeping;
    expect(await isThere("a/contested.txt")).toBe(true);
  });

  it("is claimed by nobody while a sweep removes it", async () => {
    await files.write("a/going.txt", "text");
    const [begun, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = removing(async (key) => {
      begun.resolve();
      await removed.promise;
      await domain.storage.remove(key);
    });
    const sweeping = looseFilesOf({ ...domain, storage: slow }).sweep(["a/going.txt"]);
    await begun.promise;
    const claiming = domain.db.transaction((tx) => files.claim(tx, "a/going.txt"));
    const refused = expect(claiming).rejects.toThrow("swept");
    await until("the claim to wait", aWaitingLock);
    removed.resolve();
    await Promise.all([sweeping, refused]);
    expect(await isThere("a/going.txt")).toBe(false);
  });

  it("that a crash left behind goes after an hour, and nobody can claim it any more", async () => {
    await files.write("a/crashed.txt", "text");
    await files.write("a/fresh.txt", "text");
    await domain.sql`update loose_files set created_at = now() - interval '61 minutes' where key = 'a/crashed.txt'`;
    await domain.housekeeping.run();
    expect(await isThere("a/crashed.txt")).toBe(false);
    expect(await isThere("a/fresh.txt")).toBe(true);
    const late = domain.db.transaction((tx) => files.claim(tx, "a/crashed.txt"));
    await expect(late).rejects.toThrow("swept");
    await files.sweep(["a/fresh.txt"]);
  });
});

describe("a sweep", () => {
  it("leaves the other connections free while storage is slow, and few removals are under way", async () => {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let [active, most, calls] = [0, 0, 0];
    const slow = removing(async () => {
      calls++;
      most = Math.max(most, ++active);
      begun.resolve();
      await held.promise;
      active--;
    });
    const sweeper = looseFilesOf({ ...domain, storage: slow });
    const keys = await withNoted(40, "slow");
    const sweeps = [sweeper.sweep(keys.slice(0, 20))];
    await begun.promise;
    for (const key of keys.slice(20)) {
      sweeps.push(sweeper.sweep([key]));
      await domain.sql`select 1`;
    }
    const hourly = sweeper.sweepOlder(new Date(Date.now() + 1_000));
    await Promise.all(Array.from({ length: 6 }, () => domain.sql`select pg_sleep(0.01)`));
    const transactions = await domain.sql`
      select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    expect(transactions).toHaveLength(1);
    held.resolve();
    await Promise.all([...sweeps, hourly]);
    expect({ most, calls }).toEqual({ most: 10, calls: 40 });
    expect(await noted()).toEqual([]);
  });

  it("serves those who ask while another is under way by the next one", async () => {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = removing(async (key) => {
      begun.resolve();
      await held.promise;
      await domain.storage.remove(key);
    });
    const sweeper = looseFilesOf({ ...domain, storage: slow });
    for (const key of ["n/1.txt", "n/2.txt", "n/3.txt"]) await files.write(key, "text");
    const first = sweeper.sweep(["n/1.txt"]);
    await begun.promise;
    const others = [sweeper.sweep(["n/2.txt"]), sweeper.sweep(["n/3.txt"])];
    held.resolve();
    await Promise.all([first, ...others]);
    expect(await noted()).toEqual([]);
    expect(await isThere("n/3.txt")).toBe(false);
  });

  it("removes more than a batch, asked for or left behind", async () => {
    const asked = await withNoted(401, "asked");
    await files.sweep(asked);
    const left = await withNoted(401, "left");
    await files.sweepOlder(new Date(Date.now() + 1_000));
    expect(await noted()).toEqual([]);
    for (const key of [asked[0]!, asked[400]!, left[0]!, left[400]!]) expect(await isThere(key)).toBe(false);
  });

  it("goes past what cannot be removed, which stays noted and is told", async () => {
    const keys = await withNoted(401, "stuck");
    const stuck = removing(async (key) => {
      if (key === keys[3]) throw new Error("storage refuses");
      await domain.storage.remove(key);
    });
    const sweeper = looseFilesOf({ ...domain, storage: stuck });
    const older = sweeper.sweepOlder(new Date(Date.now() + 1_000));
    await expect(older).rejects.toMatchObject({ errors: [new Error("storage refuses")] });
    expect(await noted()).toEqual([keys[3]]);
    expect(await isThere(keys[400]!)).toBe(false);
    await sweeper.sweep([keys[3]!]);
    expect(await noted()).toEqual([keys[3]]);
    await files.sweep([keys[3]!]);
    expect(await noted()).toEqual([]);
  });
});
