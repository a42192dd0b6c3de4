import { expect, it } from "vitest";
import { japaneseMinute } from "./announcement-draft";

it.each([
  ["2026-11-20T06:59:59Z", 202611201559],
  ["2025-12-31T15:00:00Z", 202601010000],
])("the minute of %s in Japan is %d", (moment, minute) => {
  expect(japaneseMinute(new Date(moment))).toBe(minute);
});
