import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { testAuthEmulator } from "#test/ask";
import { graphql } from "#test/graphql";
import { signUp, type TestUser, verifyEmail } from "#test/identity";

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ env: { TRIAL_NEEDS_VERIFIED_EMAIL: "true", TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

const profileOf = async ({ headers }: TestUser, from = "93.184.216.34") => {
  const answer = await test.app.inject({
    url: "/api/user/profile",
    headers: { ...headers, "x-forwarded-for": from },
  });
  const { trial, credits } = answer.json().data;
  return `${answer.statusCode} ${trial} ${credits}`;
};

const viewerOf = async (user: TestUser) =>
  (await graphql(test, user, "{ viewer { trial credits { balance } } }")).data.viewer;

it("lets a new account look around, and gives the credits with the verified address, by REST and GraphQL alike", async () => {
  const user = await test.newUser();
  expect(await profileOf(user)).toBe("200 unverified 0");
  expect(await viewerOf(user)).toEqual({ trial: "unverified", credits: { balance: 0 } });
  const initialized = await test.app.inject({
    method: "POST",
    url: "/api/user/initialize",
    headers: user.headers,
    payload: { plan: "free", language: "en" },
  });
  expect(initialized.json()).toMatchObject({ success: true, data: { language: "en", credits: 0 } });

  const verified = await verifyEmail(await testAuthEmulator(), user);
  expect(await viewerOf(verified)).toEqual({ trial: "given", credits: { balance: 150 } });
  expect(await profileOf(verified)).toBe("200 given 150");
});

it("gives 20 trials an hour to the accounts that come from one network", async () => {
  const emulator = await testAuthEmulator();
  const users = await Promise.all(
    Array.from({ length: 22 }, async () => verifyEmail(emulator, await signUp(emulator))),
  );
  const trials = await Promise.all(users.map((user, n) => profileOf(user, `151.101.1.${n}`)));
  expect(trials.toSorted()).toEqual([...Array(20).fill("200 given 150"), ...Array(2).fill("200 later 0")]);
});

it("limits nobody with the Auth emulator on this machine, where the variable is not set", async () => {
  const local = await startApp();
  const users = await Promise.all(
    Array.from({ length: 25 }, (_, n) => local.newUser(`l.ocal+${n}@gmail.com`)),
  );
  for (const { headers } of users) {
    const answer = await local.app.inject({
      url: "/api/user/profile",
      headers,
      remoteAddress: "93.184.216.34",
    });
    expect(answer.json().data).toMatchObject({ trial: "given", credits: 150 });
  }
  await local.close();
});
