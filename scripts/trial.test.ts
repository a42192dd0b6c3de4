import { expect, it } from "vitest";
import { trial } from "../client/src/lib/trial.ts";
import { minutesFor } from "../server/src/domain/credits/pricing.ts";
import { TRIAL_CREDITS, TRIAL_DAYS } from "../server/src/kernel/limits.ts";

it("the sign-up screens promise what a new account is granted", () => {
  expect(trial).toEqual({
    days: TRIAL_DAYS,
    credits: TRIAL_CREDITS,
    audioMinutes: minutesFor(TRIAL_CREDITS),
  });
});
