import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { STANDING_TTL_MS } from "#adapters/identity/firebase";
import { testGoogle } from "#test/google";
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
    await expect(google.identity.checkAccount(identified)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await isRemembered(token)).toBe(false);
  });
});

it("calls that come together ask once about their user's standing", async () => {
  const { token } = google.signIn();
  const identified = await google.identity.verify(token);
  const before = google.asked();
  await Promise.all(Array.from({ length: 10 }, () => google.identity.checkAccount(identified)));
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
