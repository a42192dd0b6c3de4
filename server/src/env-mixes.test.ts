import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnv } from "#env";
import { type Mix, mayStart, mixes, variablesOf } from "#test/env-mixes";

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
    expect(mixes).toHaveLength(3_456);
    const wrongly = mixes.filter((mix) => mayStart(mix) !== (problemsOf(mix).length === 0));
    expect(wrongly).toEqual([]);
    expect(mixes.filter(mayStart)).toHaveLength(152);
  });

  it("is told which variables are wrong, and never what is in them", () => {
    for (const mix of mixes.filter((mix) => !mayStart(mix)))
      for (const problem of problemsOf(mix)) {
        expect(problem).toMatch(
          /^(FIREBASE_\w+|STRIPE_\w+|OPERATOR_\w+|TRIAL_INSTALLATION|ADMIN_EMAILS|EMULATOR_GOOGLE): \S/,
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
    [
      "Google's answers with administrators",
      { identity: "emulator", admins: "admins", google: "Google" },
      ["ADMIN_EMAILS"],
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
      google: "no Google",
    };
    expect(problemsOf({ ...usual, ...taken }).map((problem) => problem.split(":")[0])).toEqual(wrong);
  });
});
