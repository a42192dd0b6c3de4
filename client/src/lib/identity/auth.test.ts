import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { identityProvider } from "#test/identity-provider";
import { getToken, signIn, signOut, signUp } from "./auth";
import { identityClient } from "./client";
import { changePassword, confirmReset, sendPasswordReset } from "./passwords";

const provider = identityProvider();
const mail = "a@example.com";

beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
beforeEach(() => provider.accounts.set(mail, { email: mail, password: "secret1" }));
afterEach(async () => {
  provider.refuse(null);
  provider.calls.length = 0;
  await signOut();
});

it("logs and rethrows when the identity client cannot start, and starts at the next call [8.14]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  provider.server.use(http.get("*/api/config/firebase", () => HttpResponse.error(), { once: true }));
  await expect(getToken()).rejects.toThrow();
  expect(log).toHaveBeenCalledWith("The identity client failed to start", expect.anything());
  expect(log).toHaveBeenCalledWith("Getting the ID token failed", expect.anything());
  await expect(getToken()).resolves.toBeNull();
});

describe("signing in and out [7.13]", () => {
  it("signs in, has a token, and has none after signing out [1.6]", async () => {
    expect(await signIn(mail, "secret1")).toMatchObject({ success: true, user: { email: mail } });
    expect(await getToken()).toMatch(/^ey/);
    expect(await signOut()).toEqual({ success: true });
    expect(await getToken()).toBeNull();
  });

  it("leaves renewing the token 5 minutes before it runs out to the SDK [4.20] [9.5]", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    await signIn(mail, "secret1");
    const minutes = timers.mock.calls.map(([, ms = 0]) => Math.round(ms / 60_000));
    expect(minutes).toContain(55);
  });

  it("signs up with e-mail and password alone [3.14]", async () => {
    expect(await signUp("new@example.com", "secret1")).toMatchObject({ success: true });
    const [call] = provider.calls;
    expect(call).toMatchObject({ method: "signUp", body: { email: "new@example.com", password: "secret1" } });
    expect(call?.body).not.toHaveProperty("plan");
    expect(call?.body).not.toHaveProperty("language");
  });

  it("answers success false with the provider's message [8.12]", async () => {
    expect(await signIn(mail, "wrong")).toMatchObject({
      success: false,
      code: "auth/invalid-credential",
      error: expect.stringContaining("auth/invalid-credential"),
    });
  });
});

it.each([
  ["Login failed", () => signIn(mail, "secret1"), "signInWithEmailAndPassword"],
  ["Registration failed", () => signUp(mail, "secret1"), "createUserWithEmailAndPassword"],
  ["Logout failed", () => signOut(), "signOut"],
  ["Failed to send password reset email", () => sendPasswordReset(mail, "ja"), "sendPasswordResetEmail"],
  ["Failed to reset password", () => confirmReset("good", "secret2"), "confirmPasswordReset"],
] as const)("says %j where the provider says nothing [8.12]", async (message, call, method) => {
  const client = await identityClient();
  const mute = { ...client.sdk, [method]: () => Promise.reject(Object.assign(new Error(""), { code: "x" })) };
  const { sdk } = client;
  client.sdk = mute as typeof sdk;
  expect(await call()).toEqual({ success: false, error: message, code: "x" });
  client.sdk = sdk;
});

describe("a password reset", () => {
  it.each(["ja", "en"] as const)(
    "returns to /login in the language of the mail, %s [2.18]",
    async (language) => {
      expect(await sendPasswordReset(mail, language)).toEqual({ success: true });
      expect(provider.calls[0]?.body).toMatchObject({
        requestType: "PASSWORD_RESET",
        email: mail,
        continueUrl: `${location.origin}/login?lang=${language}`,
      });
      expect((await identityClient()).auth.languageCode).toBe(language);
    },
  );

  it("of an unknown user reports success [4.17]", async () => {
    expect(await sendPasswordReset("nobody@example.com", "ja")).toEqual({ success: true });
  });

  it("sets the new password with a good code, and says which code is not [7.13]", async () => {
    expect(await confirmReset("good", "secret2")).toEqual({ success: true });
    expect(await confirmReset("used", "secret2")).toMatchObject({
      success: false,
      code: "auth/invalid-action-code",
    });
  });
});

describe("changing the password", () => {
  it("needs a signed-in user [5.4]", async () => {
    expect(await changePassword("secret1", "secret2")).toMatchObject({
      success: false,
      code: "not-authenticated",
    });
    expect(provider.calls).toEqual([]);
  });

  it("proves the current one before it sets the new one [5.4]", async () => {
    await signIn(mail, "secret1");
    provider.calls.length = 0;
    expect(await changePassword("secret1", "secret2")).toEqual({ success: true });
    const methods = provider.calls.map(({ method }) => method).filter((method) => method !== "lookup");
    expect(methods.slice(0, 2)).toEqual(["signInWithPassword", "update"]);
    expect(provider.accounts.get(mail)?.password).toBe("secret2");
  });

  it("signs this device in anew, because the change revokes every sign-in before it [5.4] [9.5]", async () => {
    await signIn(mail, "secret1");
    provider.calls.length = 0;
    expect(await changePassword("secret1", "secret2")).toEqual({ success: true });
    const signIns = provider.calls.filter(({ method }) => method === "signInWithPassword");
    expect(signIns.map(({ body }) => body.password)).toEqual(["secret1", "secret2"]);
    expect(provider.calls.findLastIndex(({ method }) => method === "update")).toBeLessThan(
      provider.calls.findLastIndex(({ method }) => method === "signInWithPassword"),
    );
  });

  it("leaves the strength of the new one to the provider [5.5]", async () => {
    await signIn(mail, "secret1");
    expect(await changePassword("secret1", "1")).toMatchObject({ success: false, code: "weak-password" });
  });

  it.each([
    ["INVALID_PASSWORD", "wrong-password"],
    ["INVALID_LOGIN_CREDENTIALS", "wrong-password"],
    ["WEAK_PASSWORD", "weak-password"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "too-many-requests"],
    ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "requires-recent-login"],
    ["OPERATION_NOT_ALLOWED", "password-change-failed"],
  ])("reports the provider's %s as %s [8.13]", async (refusal, code) => {
    await signIn(mail, "secret1");
    provider.refuse(refusal);
    expect(await changePassword("secret1", "secret2")).toMatchObject({ success: false, code });
  });
});
