import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys } from "#db/schema/index";
import { mintKey } from "#kernel/api-key";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aQueue, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { statementsOf, tablesScanned } from "#test/statements";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const rights = { name: "Job", scopes: ["audio:make"] };
const use = (key: string, address = "192.0.2.7") => domain.keys.recognize(domain.keys.useOf(key, address));
const row = async (id: string) => {
  const [found] = await domain.db.select().from(apiKeys).where(eq(apiKeys.id, id));
  return found!;
};
const change = (id: string, values: Partial<typeof apiKeys.$inferInsert>) =>
  domain.db.update(apiKeys).set(values).where(eq(apiKeys.id, id));

describe("an API key", () => {
  it("is shown once, ends after 90 days, and is stored as its SHA-256 and last four characters", async () => {
    const viewer = await aViewer(domain.db);
    const { key, ...made } = await domain.keys.create(viewer, rights);
    const days = (made.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    expect(JSON.stringify(await row(made.id))).not.toContain(key.slice(4, -4));
    expect(await domain.keys.list(viewer)).toEqual([made]);
    expect(made.lastFour).toBe(key.slice(-4));
    expect(await domain.keys.list(await aViewer(domain.db))).toEqual([]);
  });

  it("stands for its account with its scopes, and never as an administrator", async () => {
    const viewer = await aViewer(domain.db, { role: "admin" });
    const { key, id } = await domain.keys.create(viewer, rights);
    expect((await use(key)).viewer).toMatchObject({
      uid: viewer.uid,
      role: "user",
      plan: "monthly",
      key: { id, scopes: ["audio:make"] },
    });
  });

  it("is refused in what is wrong with it by the field", async () => {
    const viewer = await aViewer(domain.db);
    const wrong = [
      [{ ...rights, name: " " }, "name"],
      [{ ...rights, scopes: [] }, "scopes"],
      [{ ...rights, scopes: ["everything"] }, "scopes.0"],
      [{ ...rights, expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt"],
      [{ ...rights, allowedIps: ["192.0.2.0/40"] }, "allowedIps.0"],
      [{ ...rights, monthlyCredits: -1 }, "monthlyCredits"],
      [{ ...rights, role: "admin" }, "role"],
    ] as const;
    for (const [input, field] of wrong)
      await expect(domain.keys.create(viewer, input)).rejects.toMatchObject({ details: { field } });
  });

  it("works from its addresses only, until its end, and until it is revoked", async () => {
    const viewer = await aViewer(domain.db);
    const { key, id } = await domain.keys.create(viewer, { ...rights, allowedIps: ["192.0.2.0/24"] });
    await use(key);
    await expect(use(key, "192.0.3.7")).rejects.toMatchObject({ reason: "ADDRESS_NOT_ALLOWED" });
    await change(id, { expiresAt: new Date(Date.now() - 1) });
    await expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED", reason: "KEY_EXPIRED" });
    await domain.keys.update(viewer, id, { expiresAt: "2099-01-01T00:00:00Z" });
    await use(key);
    await expect(domain.keys.remove(await aViewer(domain.db), id)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await domain.keys.remove(viewer, id);
    await expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED", reason: undefined });
  });

  it("costs no query where it was mistyped, and one where nobody has it", async () => {
    const viewer = await aViewer(domain.db);
    const { key, id } = await domain.keys.create(viewer, rights);
    await domain.keys.remove(viewer, id);
    const sent = await statementsOf(domain.sql, async () => {
      for (let n = 0; n < 1_000; n++)
        expect(() => domain.keys.useOf(`${key.slice(0, -6)}${String(n).padStart(6, "0")}`, null)).toThrow();
      for (let n = 0; n < 20; n++) await expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    });
    expect(sent).toHaveLength(1);
  });

  it("takes the same work whether it never was one, was revoked or was replaced: time tells nothing", async () => {
    const viewer = await aViewer(domain.db);
    const revoked = await domain.keys.create(viewer, rights);
    await domain.keys.remove(viewer, revoked.id);
    const replaced = await domain.keys.create(viewer, rights);
    await domain.keys.roll(viewer, replaced.id, { overlapHours: 1 });
    await change(replaced.id, { formerUntil: new Date(Date.now() - 1) });
    const work: string[][] = [];
    for (const key of [mintKey(), revoked.key, replaced.key]) {
      const sent = await statementsOf(domain.sql, () =>
        expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED", reason: undefined }),
      );
      work.push(sent.map(({ statement }) => statement));
      // No part of the key is compared with others, only its hash.
      const parameters = sent.flatMap((one) => one.parameters as string[]);
      for (const parameter of parameters) expect(parameter).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(work[0]).toHaveLength(1);
    expect([work[1], work[2]]).toEqual([work[0], work[0]]);
  });

  it("is found by an index, as a former one is", async () => {
    const viewer = await aViewer(domain.db);
    const { key } = await domain.keys.create(viewer, rights);
    expect(await tablesScanned(domain.sql, () => use(key))).toEqual([]);
  });

  it("tells to the minute when it was last used", async () => {
    const viewer = await aViewer(domain.db);
    const { key, id } = await domain.keys.create(viewer, rights);
    const sent = await statementsOf(domain.sql, async () => {
      for (let n = 0; n < 5; n++) await use(key);
      await until("the last use", async () => (await row(id)).lastUsedAt);
    });
    expect(sent.filter(({ statement }) => statement.startsWith("update"))).toHaveLength(1);
  });

  it("is rolled into another with its rights and limits, and works itself for the hours of the overlap", async () => {
    const viewer = await aViewer(domain.db);
    const { key, ...made } = await domain.keys.create(viewer, { ...rights, monthlyCredits: 9 });
    const rolled = await domain.keys.roll(viewer, made.id, { overlapHours: 2 });
    expect(rolled).toMatchObject({ id: made.id, scopes: made.scopes, monthlyCredits: 9 });
    expect(rolled.key).not.toBe(key);
    const former = await use(key);
    expect(former.expiresAt).toEqual(rolled.formerUntil);
    expect((await use(rolled.key)).expiresAt).toEqual(made.expiresAt);
    await change(made.id, { formerUntil: new Date(Date.now() - 1) });
    await expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await use(rolled.key);
  });

  it("that is rolled without an overlap ends at once", async () => {
    const viewer = await aViewer(domain.db);
    const { key, id } = await domain.keys.create(viewer, rights);
    await domain.keys.roll(viewer, id, { overlapHours: 0 });
    await expect(use(key)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("can be revoked by itself", async () => {
    const viewer = await aViewer(domain.db);
    const { key } = await domain.keys.create(viewer, rights);
    await domain.keys.removeCurrent((await use(key)).viewer);
    expect(await domain.keys.list(viewer)).toEqual([]);
    await expect(domain.keys.removeCurrent(viewer)).rejects.toMatchObject({ reason: "NO_KEY_USED" });
  });

  it("is one of fifty", async () => {
    const viewer = await aViewer(domain.db);
    const made = await Promise.allSettled(
      Array.from({ length: 52 }, () => domain.keys.create(viewer, rights)),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  });
});

describe("the monthly limit of a key", () => {
  async function funded(monthlyCredits: number | null) {
    const viewer = await aViewer(domain.db);
    await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 1_000, "start"));
    const entry = await anEntry(domain.db, viewer);
    const { id } = await domain.keys.create(viewer, { ...rights, monthlyCredits });
    const queue = () => aQueue(domain.db, viewer, entry.id, { status: "completed" });
    return { viewer, id, queue };
  }
  const hold = async ({ uid }: Viewer, queueId: string, amount: number, keyId?: string) =>
    domain.db.transaction((tx) => domain.credits.hold(tx, uid, queueId, amount, keyId));
  const settle = (queueId: string, used: number) =>
    domain.db.transaction((tx) => domain.credits.settle(tx, queueId, used));
  const used = async (viewer: Viewer) => (await domain.keys.list(viewer))[0]?.usedCredits;

  it("refuses an order past it by its own reason, and takes nothing", async () => {
    const { viewer, id, queue } = await funded(10);
    await hold(viewer, (await queue()).id, 7, id);
    await expect(hold(viewer, (await queue()).id, 4, id)).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      reason: "KEY_LIMIT",
      details: { required: 4, used: 7, limit: 10, missing: 1 },
    });
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 993, held: 7 });
    expect(await used(viewer)).toBe(7);
    await hold(viewer, (await queue()).id, 4);
    await hold(viewer, (await queue()).id, 3, id);
    expect(await used(viewer)).toBe(10);
  });

  it("is never passed by a hundred orders at once", async () => {
    const { viewer, id, queue } = await funded(50);
    const queues = await Promise.all(Array.from({ length: 100 }, queue));
    const placed = await Promise.allSettled(queues.map((one) => hold(viewer, one.id, 3, id)));
    expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(16);
    expect(await used(viewer)).toBe(48);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 952, held: 48 });
  });

  it("gets back what a job did not take, but nothing of another month", async () => {
    const { viewer, id, queue } = await funded(20);
    const [first, second] = [await queue(), await queue()];
    await hold(viewer, first.id, 8, id);
    await settle(first.id, 3);
    expect(await used(viewer)).toBe(3);
    await hold(viewer, second.id, 8, id);
    await change(id, { usedMonth: "2020-01-01" });
    expect(await used(viewer)).toBe(0);
    await settle(second.id, 0);
    await hold(viewer, (await queue()).id, 20, id);
    expect(await used(viewer)).toBe(20);
  });

  it("can be taken away, and a key without one spends what the account has", async () => {
    const { viewer, id, queue } = await funded(5);
    await domain.keys.update(viewer, id, { monthlyCredits: null });
    await hold(viewer, (await queue()).id, 900, id);
    await expect(hold(viewer, (await queue()).id, 200, id)).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      reason: undefined,
    });
    expect(await used(viewer)).toBe(900);
  });

  it("stops the order of a key that was revoked on its way, and settles those that were taken", async () => {
    const { viewer, id, queue } = await funded(50);
    const first = await queue();
    await hold(viewer, first.id, 8, id);
    await domain.keys.remove(viewer, id);
    await expect(hold(viewer, (await queue()).id, 1, id)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await settle(first.id, 3);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 997, held: 0 });
  });
});
