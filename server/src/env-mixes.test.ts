import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnv } from "#env";

/** Every choice that decides who gets in, and whether anybody pays. */
const choices = {
  mode: { "no mode": {}, development: { NODE_ENV: "development" }, production: { NODE_ENV: "production" } },
  identity: {
    nobody: {},
    emulator: { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
    "project without key": { FIREBASE_PROJECT_ID: "shop" },
    project: { FIREBASE_PROJECT_ID: "shop", FIREBASE_API_KEY: "key" },
  },
  money: {
    sandbox: {},
    "half of Stripe": { STRIPE_SECRET_KEY: "sk_live_secret" },
    Stripe: {
      STRIPE_SECRET_KEY: "sk_live_secret",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_MONTHLY: "price_1",
    },
  },
  reach: {
    loopback: {},
    "every interface": { HOST: "0.0.0.0" },
    "public address": { PUBLIC_URL: "https://voice.example" },
    both: { HOST: "::", PUBLIC_URL: "https://voice.example" },
  },
  operator: {
    unnamed: {},
    "half named": { OPERATOR_NAME: "Yomikoe K.K.", OPERATOR_EMAIL: "info@voice.example" },
    named: {
      OPERATOR_NAME: "Yomikoe K.K.",
      OPERATOR_REPRESENTATIVE: "Koe Yomi",
      OPERATOR_ADDRESS: "Tokyo",
      OPERATOR_PHONE: "03-0000-0000",
      OPERATOR_EMAIL: "info@voice.example",
    },
  },
  trial: { "no trial": {}, trial: { TRIAL_INSTALLATION: "1" } },
  admins: { "no admins": {}, admins: { ADMIN_EMAILS: "boss@example.com" } },
};

type Choice = keyof typeof choices;
type Mix = Record<Choice, string>;

/** All that may start; every other mix is refused. A choice that is not named may be any. */
const allowed: Partial<Record<Choice, string[]>>[] = [
  // Somebody tries it on his own machine.
  {
    mode: ["no mode", "development"],
    identity: ["emulator", "project"],
    money: ["sandbox", "Stripe"],
    reach: ["loopback"],
    trial: ["no trial"],
  },
  // A trial that its port keeps on this machine, with no administrators.
  {
    mode: ["no mode", "development"],
    identity: ["emulator"],
    money: ["sandbox", "Stripe"],
    trial: ["trial"],
    admins: ["no admins"],
  },
  // The service itself: a real project, everybody pays, and in production knows whom.
  {
    mode: ["no mode", "development"],
    identity: ["project"],
    money: ["Stripe"],
    trial: ["no trial"],
  },
  {
    mode: ["production"],
    identity: ["project"],
    money: ["Stripe"],
    operator: ["named"],
    trial: ["no trial"],
  },
];

const names = Object.keys(choices) as Choice[];
const mixes = names.reduce<Mix[]>(
  (mixes, choice) =>
    mixes.flatMap((mix) => Object.keys(choices[choice]).map((taken) => ({ ...mix, [choice]: taken }))),
  [{} as Mix],
);
const variablesOf = (mix: Mix): Record<string, string> =>
  Object.assign(
    { DATABASE_URL: "postgres://localhost/yomikoe" },
    ...names.map((choice) => (choices[choice] as Record<string, object>)[mix[choice]]),
  );
const mayStart = (mix: Mix) =>
  allowed.some((row) => names.every((choice) => row[choice]?.includes(mix[choice]) ?? true));

function problemsOf(mix: Mix): string[] {
  try {
    parseEnv(variablesOf(mix));
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

describe("an installation", () => {
  it("is refused with each wrong mix of variables, and starts with each other", () => {
    expect(mixes).toHaveLength(1_728);
    const wrongly = mixes.filter((mix) => mayStart(mix) !== (problemsOf(mix).length === 0));
    expect(wrongly).toEqual([]);
    expect(mixes.filter(mayStart)).toHaveLength(140);
  });

  it("is told which variables are wrong, and never what is in them", () => {
    for (const mix of mixes.filter((mix) => !mayStart(mix)))
      for (const problem of problemsOf(mix)) {
        expect(problem).toMatch(
          /^(FIREBASE_\w+|STRIPE_\w+|OPERATOR_\w+|TRIAL_INSTALLATION|ADMIN_EMAILS): \S/,
        );
        expect(problem).not.toMatch(/sk_live_secret|boss@example|voice\.example/);
      }
  });

  it.each([
    [
      "a real project without Stripe that everybody reaches",
      { identity: "project", reach: "both" },
      ["STRIPE_SECRET_KEY"],
    ],
    [
      "the sandbox and the emulator on a public host",
      { identity: "emulator", reach: "public address" },
      ["STRIPE_SECRET_KEY", "FIREBASE_AUTH_EMULATOR_HOST"],
    ],
    ["production with the sandbox", { mode: "production", identity: "project" }, ["STRIPE_SECRET_KEY"]],
    [
      "production with the emulator",
      { mode: "production", identity: "emulator", money: "Stripe" },
      [
        "FIREBASE_AUTH_EMULATOR_HOST",
        "OPERATOR_NAME",
        "OPERATOR_REPRESENTATIVE",
        "OPERATOR_ADDRESS",
        "OPERATOR_PHONE",
        "OPERATOR_EMAIL",
      ],
    ],
    [
      "production whose operator is half named",
      { mode: "production", identity: "project", money: "Stripe", operator: "half named" },
      ["OPERATOR_REPRESENTATIVE", "OPERATOR_ADDRESS", "OPERATOR_PHONE"],
    ],
    [
      "a trial installation with administrators",
      { identity: "emulator", trial: "trial", admins: "admins" },
      ["ADMIN_EMAILS"],
    ],
    [
      "a trial installation with a real project",
      { identity: "project", money: "Stripe", trial: "trial" },
      ["TRIAL_INSTALLATION"],
    ],
  ])("refuses %s", (_what, taken, wrong) => {
    const usual = {
      mode: "no mode",
      identity: "emulator",
      money: "sandbox",
      reach: "loopback",
      operator: "unnamed",
      trial: "no trial",
      admins: "no admins",
    };
    expect(problemsOf({ ...usual, ...taken }).map((problem) => problem.split(":")[0])).toEqual(wrong);
  });
});
