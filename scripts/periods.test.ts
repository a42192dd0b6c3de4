import { expect, it } from "vitest";
import { periods } from "../client/src/lib/periods.ts";
import {
  DELETION_DAYS,
  FAILING_DAYS,
  LISTENING_DAYS,
  OVERLAP_HOURS,
  PAUSE_DAYS,
  TRASH_DAYS,
  WEBHOOK_DELIVERY_DAYS,
} from "../server/src/kernel/limits.ts";

it("the screens name the periods that the server keeps", () => {
  expect(periods).toEqual({
    trashDays: TRASH_DAYS,
    deletionDays: DELETION_DAYS,
    publicDays: PAUSE_DAYS,
    listeningDays: LISTENING_DAYS,
    deliveryDays: WEBHOOK_DELIVERY_DAYS,
    failingDays: FAILING_DAYS,
    overlapHours: OVERLAP_HOURS,
  });
  // The texts name several days and hours: one would want words of its own.
  for (const [name, period] of Object.entries(periods)) expect(period, name).toBeGreaterThan(1);
});
