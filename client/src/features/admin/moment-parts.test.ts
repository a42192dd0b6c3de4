import { afterEach, describe, expect, it } from "vitest";
import { choicesOf, momentOf, orderOf, readingOf, textOfPart, tomorrowMorning } from "./moment-parts";

it("orders the parts of a moment as each language writes them", () => {
  expect(orderOf("ja")).toEqual(["year", "month", "day", "hour", "minute"]);
  expect(orderOf("en")).toEqual(["month", "day", "year", "hour", "minute"]);
});

it("writes each part as the language does", () => {
  const parts = [
    ["year", 2026],
    ["month", 10],
    ["day", 31],
    ["hour", 15],
    ["minute", 5],
  ] as const;
  expect(parts.map(([part, value]) => textOfPart(part, value, "ja"))).toEqual([
    "2026年",
    "11月",
    "31日",
    "15時",
    "05",
  ]);
  expect(parts.map(([part, value]) => textOfPart(part, value, "en"))).toEqual([
    "2026",
    "Nov",
    "31",
    "3 PM",
    "05",
  ]);
});

it("goes to the last day of a month that is too short, and to the chosen one in every other", () => {
  const chosen = { year: 2027, month: 0, day: 31, hour: 9, minute: 30 };
  expect(momentOf({ ...chosen, month: 1 })).toEqual(new Date(2027, 1, 28, 9, 30));
  expect(momentOf({ ...chosen, month: 4 })).toEqual(new Date(2027, 4, 31, 9, 30));
  expect(momentOf({ ...chosen, hour: 23 })).toEqual(new Date(2027, 0, 31, 23, 30));
});

describe("where clocks change", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it("offers no hour that the clock skips, on that day alone", () => {
    process.env.TZ = "America/New_York";
    const chosen = { year: 2027, month: 2, day: 14, hour: 3, minute: 30 };
    expect(choicesOf(chosen, "hour").slice(0, 4)).toEqual([0, 1, 3, 4]);
    expect(choicesOf(chosen, "hour")).toHaveLength(23);
    expect(choicesOf({ ...chosen, day: 15 }, "hour")).toHaveLength(24);
    expect(momentOf({ ...chosen, hour: 2 }).getHours()).toBe(3);
  });
});

it("offers the days of the month, the years to come, and what is chosen already", () => {
  const now = new Date(2026, 10, 23);
  const moment = readingOf(new Date(2028, 1, 3, 9, 7));
  expect(choicesOf(moment, "day", now)).toHaveLength(29);
  expect(choicesOf(moment, "year", now)).toEqual([2026, 2027, 2028]);
  expect(choicesOf({ ...moment, year: 2031 }, "year", now)).toEqual([2026, 2027, 2028, 2031]);
  expect(choicesOf(moment, "minute", now)).toEqual([0, 5, 7, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
});

it("begins with tomorrow at nine, the next year's first day included", () => {
  expect(tomorrowMorning(new Date(2026, 11, 31, 22, 10))).toEqual({
    year: 2027,
    month: 0,
    day: 1,
    hour: 9,
    minute: 0,
  });
});
