import { afterAll, beforeAll, expect, it } from "vitest";
import { authenticator, type Session } from "#domain/accounts/authenticate";
import { testAuthEmulator } from "#test/ask";
import { disable, identityAt, signUp, type TestUser } from "#test/identity";
import { until } from "#test/poll";
import { openShop, type Shop } from "#test/stripe/shop";
import { guardSocket } from "./socket-guard.ts";

/** In place of the 60 s that an answer about somebody's standing is believed. */
const STANDING_MS = 300;

let shop: Shop;
let emulatorHost: string;
let auth: ReturnType<typeof authenticator>;
beforeAll(async () => {
  [shop, emulatorHost] = await Promise.all([openShop(), testAuthEmulator()]);
  auth = authenticator({ identity: identityAt(emulatorHost, STANDING_MS), ...shop });
});
afterAll(() => shop.close());

/** A socket that is guarded; how it was closed, and how often was checked. */
async function hold(user: TestUser, given: Partial<Session> = {}) {
  const session = { ...(await auth.authenticate(user.token)), ...given };
  const closed: number[] = [];
  let checks = 0;
  const recheck: typeof auth.recheck = (asked) => {
    checks += 1;
    return auth.recheck(asked);
  };
  const socket = { close: (code?: number) => void closed.push(code ?? 0) };
  const release = guardSocket({ events: shop.events, recheck }, socket, session);
  return { session, closed, release, checks: () => checks };
}

it("somebody disabled is gone as soon as the provider is asked anew [4.21]", async () => {
  const user = await signUp(emulatorHost);
  const { closed, release } = await hold(user);
  await disable(emulatorHost, user.uid);
  await until("the close", () => closed.length > 0);
  release();
  expect(closed[0]).toBe(4403);
});

it("an answer that has run out by the time it is looked at is followed by another at once [4.21]", async () => {
  const user = await signUp(emulatorHost);
  const { checks, release } = await hold(user, { validUntil: new Date(Date.now() - 1) });
  await until("a check", () => checks() > 0);
  release();
  expect(checks()).toBeGreaterThan(0);
});

it("somebody whose time runs out while the socket is open is gone by the next check [6.3]", async () => {
  const user = await signUp(emulatorHost);
  const { closed, release, session } = await hold(user);
  expect(session.viewer.expired).toBeNull();
  await shop.sql`update users set account_expires_at = now() where id = ${user.uid}`;
  await until("the close", () => closed.length > 0);
  release();
  expect(closed[0]).toBe(4403);
});

it("checks as often as the provider is asked, and not at all once the socket is gone", async () => {
  const user = await signUp(emulatorHost);
  const began = Date.now();
  const { release, checks } = await hold(user);
  await until("three checks", () => checks() >= 3);
  expect(Date.now() - began).toBeGreaterThanOrEqual(2 * STANDING_MS);
  release();
  const before = checks();
  let heard = 0;
  const stop = shop.events.subscribe(
    user.uid,
    () => void heard++,
    () => {},
  );
  await until("an event about the account", async () => {
    await shop.events.publish(shop.db, { kind: "account", userId: user.uid });
    return heard > 0;
  });
  stop();
  expect(checks()).toBe(before);
});

it("what an open socket may do follows the plan that was bought meanwhile [1.5]", async () => {
  const user = await signUp(emulatorHost);
  const { closed, session, release } = await hold(user);
  expect(session.viewer.plan).toBe("free");
  shop.stripe.pay(await shop.subscribing(session.viewer));
  await shop.deliverAll();
  await until("the new plan", () => session.viewer.plan === "monthly");
  expect(closed).toEqual([]);
  release();
});
