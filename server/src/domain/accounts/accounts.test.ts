import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announcements, users } from "#db/schema/index";
import type { Identified } from "#ports/identity";
import { type TestDomain, testDomain } from "#test/domain";
import { statementsOf } from "#test/statements";
import { expiryOf } from "./expiry.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const identified = (uid: string, values: Partial<Identified> = {}): Identified => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  displayName: null,
  issuedAt: new Date(),
  expiresAt: new Date(Date.now() + 3_600_000),
  ...values,
});

describe("an account", () => {
  it("begins on plan free, as a user, in Japanese, with a trial of 14 days and 150 credits [1.4]", async () => {
    const viewer = await domain.accounts.viewerOf(identified("new"));
    expect(viewer).toMatchObject({ uid: "new", plan: "free", role: "user", expired: null });
    const profile = await domain.accounts.profile(viewer);
    expect(profile).toMatchObject({
      userId: "new",
      role: "user",
      plan: "free",
      language: "ja",
      credits: { balance: 150, held: 0, totalEarned: 150, totalSpent: 0 },
      playerSettings: { playbackRate: 1, volume: 1, skipSeconds: 10, autoplay: true, highlight: true },
    });
    const days = (profile.accountExpiresAt!.getTime() - profile.createdAt.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
  });

  it("is told of no announcement that is older than itself, and of those that follow", async () => {
    const texts = { titleJa: "題", titleEn: "Title", contentJa: "本文", contentEn: "Text" };
    const announce = () => domain.db.insert(announcements).values({ ...texts, publishAt: new Date() });
    await announce();
    const viewer = await domain.accounts.viewerOf(identified("later"));
    expect(await domain.announcements.unread(viewer)).toEqual([]);
    await announce();
    expect(await domain.announcements.unread(viewer)).toHaveLength(1);
  });

  it("shows who and what it is in its profile", async () => {
    const viewer = await domain.accounts.viewerOf(identified("shown", { displayName: "花子" }));
    expect(Object.keys(await domain.accounts.profile(viewer))).toEqual(
      expect.arrayContaining(
        "userId email displayName role plan credits language createdAt accountExpiresAt".split(" "),
      ),
    );
    expect(await domain.accounts.profile(viewer)).toMatchObject({
      email: "shown@example.com",
      displayName: "花子",
    });
  });

  it("is made once by simultaneous first calls, with one trial", async () => {
    await Promise.all(Array.from({ length: 20 }, () => domain.accounts.viewerOf(identified("twins"))));
    const viewer = await domain.accounts.viewerOf(identified("twins"));
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 150, totalEarned: 150 });
  });

  it("costs one query once it is known", async () => {
    await domain.accounts.viewerOf(identified("known"));
    const call = () => domain.accounts.viewerOf(identified("known"));
    expect(await statementsOf(domain.sql, call)).toHaveLength(1);
  });

  it("follows the address that the identity provider names", async () => {
    await domain.accounts.viewerOf(identified("mover"));
    const viewer = await domain.accounts.viewerOf(identified("mover", { email: "new@example.com" }));
    expect((await domain.accounts.profile(viewer)).email).toBe("new@example.com");
  });

  it("is initialised once, and is never given a plan by asking for it", async () => {
    const viewer = await domain.accounts.viewerOf(identified("init"));
    const first = await domain.accounts.initialize(viewer, {
      plan: "monthly",
      language: "en",
      registrationDomain: "example.com",
    });
    expect(first).toMatchObject({ plan: "free", language: "en" });
    const second = await domain.accounts.initialize(viewer, { language: "ja" });
    expect(second.language).toBe("en");
    await expect(domain.accounts.initialize(viewer, { language: "fr" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: "language",
    });
  });

  it("becomes admin only by a verified address of the list, whenever that is verified", async () => {
    const as = async (uid: string, email: string, emailVerified: boolean) => {
      const viewer = await domain.accounts.viewerOf(identified(uid, { email, emailVerified }));
      return [viewer.role, (await domain.accounts.initialize(viewer)).role];
    };
    expect(await as("a1", "Boss@example.com", false)).toEqual(["user", "user"]);
    expect(await as("a2", "other@example.com", true)).toEqual(["user", "user"]);
    expect(await as("a1", "Boss@example.com", true)).toEqual(["admin", "admin"]);
  });
});

describe("an account's end [1.5]", () => {
  const past = new Date(Date.now() - 1_000);
  const future = new Date(Date.now() + 60_000);

  it.each([
    ["free", future, null, null],
    ["free", past, null, "TRIAL_EXPIRED"],
    ["monthly", future, null, null],
    ["monthly", past, null, "SUBSCRIPTION_EXPIRED"],
    ["monthly", null, null, null],
    ["monthly", future, past, "ACCOUNT_EXPIRED"],
    ["free", past, past, "ACCOUNT_EXPIRED"],
  ] as const)("plan %s, until %s, closed %s: %s", (plan, accountExpiresAt, closedAt, reason) => {
    expect(expiryOf({ plan, accountExpiresAt, closedAt })).toBe(reason);
  });

  it("comes at the very moment that is named, not after it", () => {
    const end = new Date("2026-11-20T00:00:00.000Z");
    const at = (moment: string, closedAt: Date | null = null) =>
      expiryOf({ plan: "free", accountExpiresAt: end, closedAt }, new Date(moment));
    expect(at("2026-11-19T23:59:59.999Z")).toBeNull();
    expect(at("2026-11-20T00:00:00.000Z")).toBe("TRIAL_EXPIRED");
    expect(at("2026-11-19T00:00:00.000Z", new Date("2026-11-19T00:00:00.001Z"))).toBeNull();
    expect(at("2026-11-19T00:00:00.001Z", new Date("2026-11-19T00:00:00.001Z"))).toBe("ACCOUNT_EXPIRED");
  });

  it("shows on the viewer", async () => {
    await domain.accounts.viewerOf(identified("late"));
    await domain.db.update(users).set({ accountExpiresAt: past }).where(eq(users.id, "late"));
    expect((await domain.accounts.viewerOf(identified("late"))).expired).toBe("TRIAL_EXPIRED");
  });
});

describe("player settings", () => {
  it("check what they know and keep what they do not", async () => {
    const viewer = await domain.accounts.viewerOf(identified("player"));
    await domain.accounts.setPlayerSettings(viewer, { playbackRate: 1.5, theme: { dark: true } });
    expect(await domain.accounts.playerSettings(viewer)).toEqual({
      playbackRate: 1.5,
      volume: 1,
      skipSeconds: 10,
      autoplay: true,
      highlight: true,
      theme: { dark: true },
    });
  });

  it.each([
    { playbackRate: 3 },
    { volume: -1 },
    { autoplay: "yes" },
    { note: "x".repeat(9_000) },
    "text",
    null,
  ])("%j are refused", async (settings) => {
    const viewer = await domain.accounts.viewerOf(identified("player"));
    await expect(domain.accounts.setPlayerSettings(viewer, settings)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });

  it("do not mix with the language", async () => {
    const viewer = await domain.accounts.viewerOf(identified("speaker"));
    await domain.accounts.setLanguage(viewer, "en");
    expect(await domain.accounts.language(viewer)).toBe("en");
    await expect(domain.accounts.setLanguage(viewer, "de")).rejects.toMatchObject({ reason: "language" });
  });
});
