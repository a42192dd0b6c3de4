import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import type { TestUser } from "#test/identity";

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await startApp();
  user = await test.newUser();
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url, headers: user.headers });
const put = (url: string, payload: object) =>
  test.app.inject({ method: "PUT", url, payload, headers: user.headers });

describe("the account over REST", () => {
  it("gives a new user the defaults: plan free, role user, language ja [1.4][3.8][7.8]", async () => {
    const answer = await get("/api/user/profile");
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json();
    expect(success).toBe(true);
    expect(data).toMatchObject({
      userId: user.uid,
      email: user.email,
      displayName: null,
      role: "user",
      plan: "free",
      credits: 150,
      language: "ja",
      limits: { entries: 10, urlsAtOnce: 5, audioMinutes: 5, jobsAtOnce: 1 },
    });
    expect(data.account_expires_at).toBe(data.accountExpiresAt);
    const days = (Date.parse(data.accountExpiresAt) - Date.parse(data.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    const settings = await get("/api/user/player-settings");
    expect(settings.json()).toEqual({
      success: true,
      data: { playbackRate: 1, volume: 1, skipSeconds: 10, autoplay: true, highlight: true },
    });
  });

  it("initialises once and raises no plan by being asked [7.8][3.12]", async () => {
    const payload = { plan: "monthly", language: "en", registrationDomain: "yomikoe.example" };
    const options = { method: "POST", url: "/api/user/initialize", headers: user.headers } as const;
    const first = await test.app.inject({ ...options, payload });
    expect(first.json().data).toMatchObject({ plan: "free", language: "en" });
    const second = await test.app.inject({ ...options, payload: { language: "ja" } });
    expect(second.json().data).toMatchObject({ language: "en" });
  });

  it("keeps language and player settings [7.8]", async () => {
    expect((await put("/api/user/language", { language: "ja" })).json()).toEqual({
      success: true,
      data: { language: "ja" },
    });
    expect((await get("/api/user/language")).json().data).toEqual({ language: "ja" });
    await put("/api/user/player-settings", { settings: { playbackRate: 1.5, theme: "own" } });
    expect((await get("/api/user/player-settings")).json().data).toMatchObject({
      playbackRate: 1.5,
      volume: 1,
      theme: "own",
    });
  });

  it("refuses what is no setting, by the name of its field", async () => {
    const language = await put("/api/user/language", { language: "fr" });
    expect(language.statusCode).toBe(400);
    expect(language.json()).toMatchObject({ success: false, error: "VALIDATION_ERROR", code: "language" });
    const rate = await put("/api/user/player-settings", { settings: { playbackRate: 9 } });
    expect(rate.json()).toMatchObject({ error: "VALIDATION_ERROR", details: { field: "playbackRate" } });
  });

  it("shows the credits [3.9][7.7]", async () => {
    expect((await get("/api/credits/balance")).json()).toEqual({
      success: true,
      data: { balance: 150, held: 0, totalEarned: 150, totalSpent: 0 },
    });
  });

  it("blocks an expired trial, but not what upgrading and signing in need [6.3][8.4]", async () => {
    const expired = await test.newUser();
    await test.app.inject({ url: "/api/user/profile", headers: expired.headers });
    await test.expire(expired.uid);
    for (const url of ["/api/user/profile", "/api/credits/balance", "/api/user/language", "/api/plans"]) {
      expect((await test.app.inject({ url, headers: expired.headers })).statusCode).toBe(200);
    }
    for (const url of ["/api/entries", "/api/user/player-settings", "/api/voices"]) {
      const answer = await test.app.inject({ url, headers: expired.headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        success: false,
        error: "ACCOUNT_EXPIRED",
        code: "TRIAL_EXPIRED",
      });
    }
  });
});
