import { expect, it } from "vitest";
import type { SubscriptionStatus } from "#gql/graphql";
import { planStanding } from "./plan-standing";

const accountExpiresAt = "2026-12-28T03:00:00.000Z";
const paidUntil = "2026-12-24T03:00:00.000Z";

function standing(plan: "free" | "monthly", status: SubscriptionStatus | null, endsByRequest = false) {
  const billing = status && { status, paidUntil, endsByRequest };
  const { standing: word, day } = planStanding({ plan, accountExpiresAt }, billing);
  return `${word} ${day?.toISOString().slice(0, 10) ?? "-"}`;
}

it("tells of what is paid the day that the provider tells, of a failed renewal the last day of grace", () => {
  expect(standing("monthly", "active")).toBe("active 2026-12-24");
  expect(standing("monthly", "past_due")).toBe("past_due 2026-12-28");
});

it("tells who cancelled that nothing is renewed, before and after what was paid is over", () => {
  expect(standing("monthly", "active", true)).toBe("ending 2026-12-28");
  expect(standing("monthly", "canceled", true)).toBe("canceled 2026-12-28");
});

it("tells who cancelled of a payment that is still owed", () => {
  expect(standing("monthly", "past_due", true)).toBe("past_due 2026-12-28");
});

it("tells of a trial its end, whether or not there was a subscription before", () => {
  expect(standing("free", null)).toBe("trial 2026-12-28");
  expect(standing("free", "none")).toBe("trial 2026-12-28");
  expect(standing("free", "pending")).toBe("pending 2026-12-28");
});

it("says of nothing that it is paid where the payment provider did not tell so", () => {
  expect(standing("monthly", null)).toBe("untold 2026-12-28");
  expect(standing("monthly", "none")).toBe("untold 2026-12-28");
});
