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
    const slow: Storage = {
      ...domain.storage,
      async remove(key) {
        begun.resolve();
        await removed.promise;
        await domain.storage.remove(key);
      },
    };
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
