import { afterAll, beforeAll, expect, it } from "vitest";
import type { Identified } from "#ports/identity";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { statementsOf } from "#test/statements";

const trialRules = { needsVerifiedEmail: true, isLimited: true };
let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain({ trialRules });
});
afterAll(() => domain.close());

const identified = (uid: string, email = `${uid}@example.com`, emailVerified = true): Identified => ({
  uid,
  email,
  emailVerified,
  displayName: null,
  issuedAt: new Date(),
  expiresAt: new Date(Date.now() + 3_600_000),
});

/** One call of somebody, and what it shows of the trial. */
async function call(who: Identified, network: string | null = null) {
  const { trial, credits } = await domain.accounts.profile(
    await domain.accounts.recentViewerOf(who, { network }),
  );
  return `${trial} ${credits.balance}`;
}

it("gives the trial's credits once the address is verified, and only once", async () => {
  expect(await call(identified("ann", "ann@example.com", false))).toBe("unverified 0");
  await Promise.all(Array.from({ length: 10 }, () => call(identified("ann"))));
  expect(await call(identified("ann"))).toBe("given 150");
  expect(await call(identified("ann", "ann@example.com", false))).toBe("given 150");
});

it("lets an account without a verified address look around", async () => {
  const viewer = await domain.accounts.viewerOf(identified("looker", "looker@example.com", false));
  expect(viewer.expired).toBeNull();
  expect((await domain.accounts.initialize(viewer, { language: "en" })).language).toBe("en");
  const days =
    ((await domain.accounts.profile(viewer)).accountExpiresAt!.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
});

it("asks the database no more than once for a call of somebody who waits", async () => {
  const waiting = identified("waiter", "waiter@example.com", false);
  await call(waiting);
  expect(await statementsOf(domain.sql, () => domain.accounts.viewerOf(waiting))).toHaveLength(1);
});

it("gives one trial to a mailbox, however its address is spelled, and one to a throw-away domain", async () => {
  expect(await call(identified("m1", "hana.ito@gmail.com"))).toBe("given 150");
  expect(await call(identified("m2", "Hana.I.to+2@googlemail.com"))).toBe("used 0");
  expect(await call(identified("m3", "a@mailinator.com"))).toBe("given 150");
  expect(await call(identified("m4", "b@mailinator.com"))).toBe("used 0");
});

it("gives one trial where a mailbox's accounts ask at the same moment", async () => {
  const twins = Array.from({ length: 20 }, (_, n) => call(identified(`twin${n}`, `t.win+${n}@gmail.com`)));
  expect((await Promise.all(twins)).toSorted()).toEqual(["given 150", ...Array(19).fill("used 0")]);
});

it("gives 20 trials an hour to 250 accounts of one network, and the others theirs in a later hour", async () => {
  const crowd = Array.from({ length: 250 }, (_, n) => identified(`crowd${n}`));
  const states = await Promise.all(crowd.map((who) => call(who, "93.184.216.0/24")));
  expect(Map.groupBy(states, (state) => state)).toMatchObject(
    new Map([
      ["given 150", Array(20).fill("given 150")],
      ["later 0", Array(230).fill("later 0")],
    ]),
  );
  expect(await call(identified("elsewhere"), "93.184.217.0/24")).toBe("given 150");

  await domain.sql`update trial_networks set hour = hour - interval '1 hour'`;
  const process = await domainOver(domain, { trialRules });
  const refused = crowd[states.indexOf("later 0")]!;
  const viewer = await process.accounts.recentViewerOf(refused, { network: "93.184.216.0/24" });
  expect((await process.credits.balance(viewer)).balance).toBe(150);
  await process.close();
});

it("counts no network that cannot be known", async () => {
  const crowd = Array.from({ length: 30 }, (_, n) => call(identified(`unknown${n}`)));
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(["given 150"]));
});

it("gives no trial to an account that a window left open asks about", async () => {
  const viewer = await domain.accounts.viewerOf(identified("window"), null);
  expect((await domain.accounts.profile(viewer)).credits.balance).toBe(0);
});
