import { expect, it } from "vitest";
import { everyDay } from "./every-day";

it("has each day once, also over the end of a month, and keeps what is known", () => {
  const known = { day: "2026-11-01", loads: 3, plays: 2, seconds: 60 };
  expect(everyDay("2026-10-31", "2026-11-02", [known])).toEqual([
    { day: "2026-10-31", loads: 0, plays: 0, seconds: 0 },
    known,
    { day: "2026-11-02", loads: 0, plays: 0, seconds: 0 },
  ]);
});
