import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog, ledger, users } from "#db/schema/index";
import type { Viewer } from "#kernel/viewer";
import type { AppEvent } from "#ports/events";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { until } from "#test/poll";
import { type AdminService, adminService } from "./admin.service.ts";
import { operator } from "./gate.ts";

let domain: TestDomain;
let admin: AdminService;
let boss: Viewer;
beforeAll(async () => {
  domain = await testDomain();
  admin = adminService({ ...domain, adminEmails: ["Listed@example.com"] });
  boss = await aViewer(domain.db, { role: "admin" });
});
afterAll(() => domain.close());

const recordedOf = (subject: string) =>
  domain.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.createdAt);

describe("accounts, for an administrator", () => {
  it("are found by the beginning of their address, whatever its case, or by their id", async () => {
    const { uid } = await aViewer(domain.db, { email: "Hanako.Sato@Example.com" });
    await aViewer(domain.db, { email: "hanako_tanaka@example.com" });
    const found = async (search: string) =>
      (await admin.users.list(boss, { search })).items.map(({ email }) => email);
    expect(await found("hanako.s")).toEqual(["Hanako.Sato@Example.com"]);
    expect(await found("HANAKO")).toHaveLength(2);
    expect(await found("hanako_")).toEqual(["hanako_tanaka@example.com"]);
    expect(await found("%")).toEqual([]);
    expect(await found(uid)).toEqual(["Hanako.Sato@Example.com"]);
  });

  it("are listed newest first, page by page, each of them once", async () => {
    const now = new Date();
    for (let n = 0; n < 7; n++)
      await aViewer(domain.db, { id: `page.${n}`, email: `page${n}@example.com`, createdAt: now });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await admin.users.list(boss, { search: "page", limit: 3, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `page.${n}`));
  });

  it("get and lose credits, by a posting with a reason and a record of who did it", async () => {
    const viewer = await aViewer(domain.db);
    const given = await admin.users.adjustCredits(boss, viewer.uid, { amount: 300, note: "Sorry" });
    expect(given.credits).toMatchObject({ balance: 300, totalEarned: 300 });
    const taken = await admin.users.adjustCredits(boss, viewer.uid, { amount: -100, note: "Too many" });
    expect(taken.credits).toMatchObject({ balance: 200, totalEarned: 200 });
    expect((await domain.credits.ledger(viewer)).items).toMatchObject([
      { kind: "adjust", amount: 100, debit: "wallet", credit: "issued", note: "Too many" },
      { kind: "adjust", amount: 300, debit: "issued", credit: "wallet", note: "Sorry" },
    ]);
    expect(await recordedOf(viewer.uid)).toMatchObject([
      { actor: boss.uid, action: "user.credits", data: { amount: 300, note: "Sorry" } },
      { actor: boss.uid, action: "user.credits", data: { amount: -100, note: "Too many" } },
    ]);
  });

  it("get credits once for a key, and never fall below zero", async () => {
    const { uid } = await aViewer(domain.db);
    const give = (amount: number, key: string) =>
      admin.users.adjustCredits(boss, uid, { amount, note: "n" }, key);
    await Promise.all(Array.from({ length: 8 }, () => give(50, "k1")));
    expect((await admin.users.get(boss, uid)).credits.balance).toBe(50);
    expect(await recordedOf(uid)).toHaveLength(1);
    await expect(give(60, "k1")).rejects.toMatchObject({ reason: "IDEMPOTENCY_KEY_REUSED" });
    await expect(give(-51, "k2")).rejects.toMatchObject({ code: "CONFLICT", details: { balance: 50 } });
    expect(await domain.db.$count(ledger, eq(ledger.userId, uid))).toBe(1);
    expect(await recordedOf(uid)).toHaveLength(1);
  });

  it.each([
    { amount: 0, note: "n" },
    { amount: 1.5, note: "n" },
    { amount: 2_000_000, note: "n" },
    { amount: "5", note: "n" },
    { amount: 5, note: " " },
    { amount: 5 },
    { amount: 5, note: "a\0b" },
    { amount: 5, note: "n", role: "admin" },
  ])("get no credits by %j", async (change) => {
    const { uid } = await aViewer(domain.db);
    await expect(admin.users.adjustCredits(boss, uid, change)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });

  it("expire, close and reopen, and their open sockets are told", async () => {
    const { uid } = await aViewer(domain.db, { plan: "free" });
    const told: AppEvent[] = [];
    domain.events.subscribe(
      uid,
      (event) => told.push(event),
      () => {},
    );
    await until("the subscription", async () => {
      await domain.events.publish(domain.db, { kind: "account", userId: uid });
      return told.length > 0;
    });
    told.length = 0;
    const becomes = async (standing: string, days?: number) =>
      (await admin.users.setStanding(boss, uid, { standing, days })).expired;
    expect(await becomes("expired")).toBe("TRIAL_EXPIRED");
    expect(await becomes("closed")).toBe("ACCOUNT_EXPIRED");
    expect(await becomes("open", 3)).toBeNull();
    const { accountExpiresAt } = await admin.users.get(boss, uid);
    expect(accountExpiresAt!.getTime() - Date.now()).toBeLessThan(3 * 86_400_000 + 1);
    await until("three events", () => told.length >= 3);
    expect(told.at(-1)).toEqual({ kind: "account", userId: uid });
    expect((await recordedOf(uid)).map(({ data }) => data)).toEqual([
      { standing: "expired" },
      { standing: "closed" },
      { standing: "open", days: 3 },
    ]);
  });

  it("keep what was paid for when they are reopened", async () => {
    const until2030 = new Date("2040-01-01T00:00:00Z");
    const { uid } = await aViewer(domain.db, { accountExpiresAt: until2030, closedAt: new Date(0) });
    const reopened = await admin.users.setStanding(boss, uid, { standing: "open" });
    expect(reopened).toMatchObject({ expired: null, closedAt: null, accountExpiresAt: until2030 });
  });

  it("get and lose the role, but nobody takes it from themselves or locks themselves out", async () => {
    const other = await aViewer(domain.db);
    expect(await admin.users.setRole(boss, other.uid, "admin")).toMatchObject({ role: "admin" });
    // By the database: the viewer was read before.
    expect((await admin.users.list(other, { limit: 1 })).items).toHaveLength(1);
    expect(await admin.users.setRole(operator, other.uid, "user")).toMatchObject({ role: "user" });
    await expect(admin.users.list({ ...other, role: "admin" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      reason: "ADMIN_ONLY",
    });
    expect((await recordedOf(other.uid)).map(({ actor, data }) => [actor, data])).toEqual([
      [boss.uid, { from: "user", to: "admin" }],
      ["operator", { from: "admin", to: "user" }],
    ]);
    await expect(admin.users.setRole(boss, boss.uid, "user")).rejects.toMatchObject({
      reason: "OWN_ACCOUNT",
    });
    await expect(admin.users.setStanding(boss, boss.uid, { standing: "closed" })).rejects.toMatchObject({
      reason: "OWN_ACCOUNT",
    });
    await expect(admin.users.setRole(boss, other.uid, "owner")).rejects.toMatchObject({ reason: "role" });
  });

  it("keep the role that the installation's own list gives them", async () => {
    const named = await aViewer(domain.db, { email: "listed@example.com", role: "admin" });
    await expect(admin.users.setRole(boss, named.uid, "user")).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "LISTED_IN_ADMIN_EMAILS",
      message: expect.stringMatching("ADMIN_EMAILS"),
    });
    expect(await admin.users.get(boss, named.uid)).toMatchObject({ role: "admin" });
    expect(await recordedOf(named.uid)).toEqual([]);
  });

  it("that do not exist are not found", async () => {
    for (const uid of ["nobody", "a\0b", "\ud800"]) {
      await expect(admin.users.get(boss, uid)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(admin.users.setRole(boss, uid, "admin")).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await domain.db.$count(users, eq(users.id, "nobody"))).toBe(0);
  });
});

it("what administrators did names whom and what it was done to, in the administrator's language", async () => {
  const english = await aViewer(domain.db, { role: "admin", email: "boss@example.com", language: "en" });
  const user = await aViewer(domain.db, { email: "taro@example.com" });
  await admin.users.adjustCredits(english, user.uid, { amount: 1, note: "n" });
  const texts = { titleJa: "保守", titleEn: "Upkeep", contentJa: "今夜", contentEn: "Tonight" };
  const draft = await admin.announcements.create(english, { ...texts, priority: "normal" });
  const named = async (viewer: Viewer, subject: string) =>
    (await admin.audit.list(viewer, { subject })).items.map((item) => [item.actorName, item.subjectName]);
  expect(await named(boss, user.uid)).toEqual([["boss@example.com", "taro@example.com"]]);
  expect(await named(english, draft.id)).toEqual([["boss@example.com", "Upkeep"]]);
  expect(await named(boss, draft.id)).toEqual([["boss@example.com", "保守"]]);
  await admin.announcements.remove(english, draft.id);
  expect((await named(boss, draft.id))[0]).toEqual(["boss@example.com", null]);
});

it("what administrators did is listed newest first, of everything or of one subject", async () => {
  const [a, b] = [await aViewer(domain.db), await aViewer(domain.db)];
  for (const { uid } of [a, b, a]) await admin.users.adjustCredits(boss, uid, { amount: 1, note: "n" });
  const first = await admin.audit.list(boss, { limit: 2 });
  expect(first.items.map(({ subject }) => subject)).toEqual([a.uid, b.uid]);
  const next = await admin.audit.list(boss, { limit: 1, cursor: first.nextCursor });
  expect(next.items.map(({ subject }) => subject)).toEqual([a.uid]);
  expect((await admin.audit.list(boss, { subject: b.uid })).items).toHaveLength(1);
  const forged = [
    "1.x",
    `8640000000000000.${randomUUID()}`,
    `-1.${randomUUID()}`,
    `${"9".repeat(30)}.${randomUUID()}`,
  ];
  for (const cursor of ["x", "\0", ...forged.map((text) => Buffer.from(text).toString("base64url"))])
    await expect(admin.audit.list(boss, { cursor })).rejects.toMatchObject({ reason: "cursor" });
});
