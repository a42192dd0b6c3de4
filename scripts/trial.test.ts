import { expect, it } from "vitest";
import { plans, trial } from "../client/src/lib/plans.ts";
import { minutesFor } from "../server/src/domain/credits/pricing.ts";
import {
  MONTHLY_CREDITS,
  MONTHLY_PRICE_YEN,
  PLAN_LIMITS,
  TRIAL_CREDITS,
  TRIAL_DAYS,
} from "../server/src/kernel/limits.ts";

it("the sign-up screens promise what a new account is granted", () => {
  expect(trial).toEqual({
    days: TRIAL_DAYS,
    credits: TRIAL_CREDITS,
    minutes: minutesFor(TRIAL_CREDITS),
  });
});

it("the plans are compared by what they cost and hold", () => {
  const { jobsAtOnce: _one, ...free } = PLAN_LIMITS.free;
  const { jobsAtOnce: _three, ...monthly } = PLAN_LIMITS.monthly;
  expect(plans).toEqual({
    free: { yen: 0, minutes: minutesFor(TRIAL_CREDITS), ...free },
    monthly: { yen: MONTHLY_PRICE_YEN, minutes: minutesFor(MONTHLY_CREDITS), ...monthly },
  });
});
