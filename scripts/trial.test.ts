import { expect, it } from "vitest";
import { trial } from "../client/src/lib/trial.ts";
import { AUDIO_SECONDS_PER_CREDIT, TRIAL_CREDITS, TRIAL_DAYS } from "../server/src/kernel/limits.ts";

it("the sign-up screens promise what a new account is granted", () => {
  expect(trial).toEqual({
    days: TRIAL_DAYS,
    credits: TRIAL_CREDITS,
    audioMinutes: (TRIAL_CREDITS * AUDIO_SECONDS_PER_CREDIT) / 60,
  });
});
