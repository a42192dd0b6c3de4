import { expect, it } from "vitest";
import { planStanding } from "./plan-standing";

const accountExpiresAt = "2026-12-28T03:00:00.000Z";
const standing = (plan: "free" | "monthly", status: Parameters<typeof planStanding>[1]) => {
  const { standing: word, day } = planStanding({ plan, accountExpiresAt }, status);
  return `${word} ${day?.toISOString().slice(0, 10) ?? "-"}`;
};

it("tells of what is paid the period's end, of a failed renewal the last day of grace", () => {
  expect(standing("monthly", "active")).toBe("active 2026-12-21");
  expect(standing("monthly", "past_due")).toBe("past_due 2026-12-28");
  expect(standing("monthly", "canceled")).toBe("canceled 2026-12-28");
});

it("tells of a trial its end, whether or not there was a subscription before", () => {
  expect(standing("free", null)).toBe("trial 2026-12-28");
  expect(standing("free", "none")).toBe("trial 2026-12-28");
  expect(standing("free", "pending")).toBe("pending 2026-12-28");
});

it("promises no day that the payment provider did not tell", () => {
  expect(standing("monthly", null)).toBe("active -");
  expect(standing("monthly", "none")).toBe("active -");
});
