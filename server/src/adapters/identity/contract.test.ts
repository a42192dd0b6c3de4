import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { firebaseIdentity } from "#adapters/identity/firebase";
import type { Identity } from "#ports/identity";
import { testAuthEmulator } from "#test/ask";
import { disable, expiringToken, signUp } from "#test/identity";

let emulatorHost: string;
let clock = Date.now();
let identity: Identity;
beforeAll(async () => {
  emulatorHost = await testAuthEmulator();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
  identity = firebaseIdentity({ projectId: "demo-yomikoe", emulatorHost, now: () => clock });
});
afterEach(() => {
  clock = Date.now();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("identity: firebase", () => {
  it("says who a token stands for and until when", async () => {
    const user = await signUp(emulatorHost, "aki@example.com");
    const identified = await identity.verify(user.token);
    expect(identified).toMatchObject({ uid: user.uid, email: "aki@example.com", emailVerified: false });
    expect(identified.expiresAt.getTime() - Date.now()).toBeGreaterThan(3_500_000);
  });

  it.each([
    ["nonsense", "nonsense"],
    ["another project's", `${part({ alg: "none" })}.${part({ aud: "other", sub: "u1", exp: 4e9, iat: 1 })}.`],
    ["empty", ""],
  ])("refuses a token that is %s [6.1]", async (_name, token) => {
    await expect(identity.verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("refuses a token that has run out, and says so", async () => {
    const user = await signUp(emulatorHost);
    await expect(identity.verify(expiringToken(user, -60))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      reason: "TOKEN_EXPIRED",
    });
  });

  it("notices within a minute that an account was disabled, and asks no more often [4.21]", async () => {
    const user = await signUp(emulatorHost);
    const identified = await identity.verify(user.token);
    await identity.checkAccount(identified);
    await disable(emulatorHost, user.uid);
    await identity.checkAccount(identified);
    clock += 59_000;
    await identity.checkAccount(identified);
    clock += 1_000;
    await expect(identity.checkAccount(identified)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      reason: "ACCOUNT_DISABLED",
    });
  });

  it("ends a user's sign-ins at once, lets the user sign in again, and knows nobody who was removed", async () => {
    const user = await signUp(emulatorHost);
    const identified = await identity.verify(user.token);
    await identity.checkAccount(identified);
    const disabled = { code: "UNAUTHORIZED", reason: "ACCOUNT_DISABLED" };
    await identity.disable(user.uid);
    await expect(identity.checkAccount(identified)).rejects.toMatchObject(disabled);
    await identity.enable(user.uid);
    // A sign-in is known to the second: this one was a second before its end.
    const earlier = { ...identified, issuedAt: new Date(identified.issuedAt.getTime() - 1_000) };
    await expect(identity.checkAccount(earlier)).rejects.toMatchObject(disabled);
    const later = { ...identified, issuedAt: new Date(Date.now() + 1_000) };
    await identity.checkAccount(later);
    await identity.remove(user.uid);
    await expect(identity.checkAccount(later)).rejects.toMatchObject(disabled);
    for (const deed of [identity.disable, identity.enable, identity.remove]) await deed(user.uid);
  });

  it("is ready while the provider answers, and not when it does not", async () => {
    await identity.ready();
    const nowhere = firebaseIdentity({ projectId: "demo-nowhere", emulatorHost: "127.0.0.1:1" });
    await expect(nowhere.ready()).rejects.toThrow();
  });

  it("says what is missing where Google does not know who asks", async () => {
    const getAccessToken = () => Promise.reject(new Error("Could not load the default credentials"));
    const options = { projectId: "unknown-to-google", emulatorHost: undefined };
    const stranger = firebaseIdentity({ ...options, credential: { getAccessToken } });
    await expect(stranger.ready()).rejects.toThrow("set GOOGLE_APPLICATION_CREDENTIALS");
  });
});
