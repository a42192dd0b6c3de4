import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#db/schema/index";
import type { Identified } from "#ports/identity";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { until } from "#test/poll";
import { type KnownUser, recentUsers } from "./recent-users.ts";

const AN_HOUR = 3_600_000;

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

/** Waits until the process listens and has been told all that was to be told. */
async function allEvents() {
  const userId = randomUUID();
  let told = 0;
  const leave = domain.events.subscribe(
    userId,
    () => {
      told += 1;
    },
    () => {},
  );
  const tell = () => domain.events.publish(domain.db, { kind: "account", userId });
  await until("the listener", async () => {
    await tell();
    return told > 0;
  });
  leave();
}

/** Somebody new, whose row is remembered for so long that only an event can drop it. */
async function remembered() {
  const { uid, email } = await aViewer(domain.db);
  const who = { uid, email } as Identified;
  let reads = 0;
  const recently = recentUsers(
    domain.events,
    async () => {
      reads += 1;
      const [user] = await domain.db.select().from(users).where(eq(users.id, uid));
      return user!;
    },
    AN_HOUR,
  );
  await recently(who);
  await allEvents();
  await recently(who);
  return { uid, find: () => recently(who), reads: () => reads };
}

it("a user's row is read once for many requests", async () => {
  const { find, reads } = await remembered();
  const before = reads();
  await Promise.all(Array.from({ length: 10 }, find));
  await find();
  expect(reads()).toBe(before);
});

it.each<[string, SQL]>([
  ["expires", sql`account_expires_at = now()`],
  ["is closed", sql`closed_at = now()`],
  ["becomes an administrator", sql`role = 'admin'`],
  ["changes its plan", sql`plan = 'free'`],
  ["changes its address", sql`email = 'new@example.com'`],
])("the row of an account that %s is dropped, even when it is changed by hand", async (_what, change) => {
  const { uid, find, reads } = await remembered();
  const before = reads();
  await domain.db.execute(sql`update users set ${change} where id = ${uid}`);
  await until("the row to be read again", async () => {
    await find();
    return reads() > before;
  });
  expect(reads()).toBe(before + 1);
});

it("credits that move drop no row: they are read where they are spent", async () => {
  const { uid, find, reads } = await remembered();
  const before = reads();
  await domain.db.execute(sql`update users set balance = 5 where id = ${uid}`);
  await allEvents();
  await find();
  expect(reads()).toBe(before);
});

/** An account without an end. */
const open = { accountExpiresAt: null, closedAt: null, deletionAskedAt: null };

it("a second later the row is read again in any case", async () => {
  const { uid, email } = await aViewer(domain.db);
  let reads = 0;
  const recently = recentUsers(domain.events, async () => {
    reads += 1;
    return { email, role: "user", plan: "free", trial: "given", ...open };
  });
  const began = performance.now();
  await until("the second read", async () => {
    await recently({ uid, email } as Identified);
    return reads === 2;
  });
  expect(performance.now() - began).toBeGreaterThan(990);
});

/** Reads that end when they are told to. */
async function slowReads() {
  const { uid, email } = await aViewer(domain.db);
  const reads: PromiseWithResolvers<KnownUser>[] = [];
  const recently = recentUsers(
    domain.events,
    () => {
      const read = Promise.withResolvers<KnownUser>();
      reads.push(read);
      return read.promise;
    },
    AN_HOUR,
  );
  return { uid, reads, find: () => recently({ uid, email } as Identified) };
}
const someone: KnownUser = { email: "a@example.com", role: "user", plan: "free", trial: "given", ...open };

it("a row that changes while it is read is given to those who wait, and read anew for the next", async () => {
  const { uid, reads, find } = await slowReads();
  const waiting = [find(), find()];
  await allEvents();
  expect(reads).toHaveLength(1);
  await domain.events.publish(domain.db, { kind: "account", userId: uid });
  await allEvents();
  const later = find();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve({ ...someone, plan: "monthly" });
  expect((await later).plan).toBe("monthly");
  reads[0]?.resolve(someone);
  expect(await Promise.all(waiting)).toEqual([someone, someone]);
  expect((await find()).plan).toBe("monthly");
  expect(reads).toHaveLength(2);
});

it("a read that fails is told to those who wait, and tried anew for the next", async () => {
  const { reads, find } = await slowReads();
  const waiting = [find(), find()];
  reads[0]?.reject(new Error("the database is away"));
  for (const wait of waiting) await expect(wait).rejects.toThrow("the database is away");
  const later = find();
  reads[1]?.resolve(someone);
  expect(await later).toEqual(someone);
});
