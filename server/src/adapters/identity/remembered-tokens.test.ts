import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firebaseIdentity, STANDING_TTL_MS } from "#adapters/identity/firebase";
import { testAuthEmulator } from "#test/ask";
import { flakyProxy } from "#test/flaky-proxy";
import { testGoogle } from "#test/google";
import { disable, signUp } from "#test/identity";
import { until } from "#test/poll";
import { rememberedTokens } from "./remembered-tokens.ts";

let google: Awaited<ReturnType<typeof testGoogle>>;
beforeEach(async () => {
  google = await testGoogle();
});
afterEach(() => google.close());

/** Whether a token is accepted while no signature can be checked. */
async function isRemembered(token: string): Promise<boolean> {
  google.away("keys");
  try {
    await google.identity.verify(token);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    return false;
  } finally {
    google.away(undefined);
  }
}

describe("a token that was verified", () => {
  it("is remembered until its end, and no other with it", async () => {
    const { token } = google.signIn();
    expect(await isRemembered(token)).toBe(false);
    await google.identity.verify(token);
    expect(await isRemembered(token)).toBe(true);
    expect(await isRemembered(google.signIn().token)).toBe(false);
    google.forward(3_600_000);
    expect(await isRemembered(token)).toBe(false);
  });

  it("is forgotten once its account is refused [4.21]", async () => {
    const { uid, token } = google.signIn();
    const identified = await google.identity.verify(token);
    google.accounts.get(uid)!.disabled = true;
    google.forward(STANDING_TTL_MS);
    await expect(google.identity.assertStanding(identified)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await isRemembered(token)).toBe(false);
  });

  it("is forgotten when the emulator ends, because the next one has accounts of its own", async () => {
    const emulatorHost = await testAuthEmulator();
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
    const proxy = await flakyProxy(`http://${emulatorHost}`);
    const identity = firebaseIdentity({ projectId: "demo-yomikoe", emulatorHost: new URL(proxy.url).host });
    const user = await signUp(emulatorHost);
    await identity.verify(user.token);
    await disable(emulatorHost, user.uid);
    await identity.verify(user.token);
    await proxy.cut();
    const refusal = () =>
      identity.verify(user.token).then(
        () => null,
        (error: unknown) => error,
      );
    expect(await until("the refusal", refusal)).toMatchObject({ code: "UNAUTHORIZED" });
  });
});

it("calls that come together ask once about their user's standing", async () => {
  const { token } = google.signIn();
  const identified = await google.identity.verify(token);
  const before = google.asked();
  await Promise.all(Array.from({ length: 10 }, () => google.identity.assertStanding(identified)));
  expect(google.asked() - before).toBe(1);
});

it("ten thousand tokens are remembered, those that were not used for longest go first", () => {
  const tokens = rememberedTokens(Date.now);
  const identified = { uid: "u", expiresAt: new Date(Date.now() + 60_000) } as never;
  for (let n = 0; n < 10_000; n++) tokens.add(`token ${n}`, identified);
  tokens.find("token 0");
  tokens.add("token 10000", identified);
  expect(["token 0", "token 1", "token 10000"].map((token) => Boolean(tokens.find(token)))).toEqual([
    true,
    false,
    true,
  ]);
});
