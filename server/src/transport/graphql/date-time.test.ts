import { expect, it } from "vitest";
import { GraphQLDateTime } from "./date-time.ts";

it.each([
  ["a moment", new Date("2026-01-02T03:04:05.678Z")],
  ["the text of a moment, of whatever zone", "2026-01-02T12:04:05.678+09:00"],
  ["milliseconds", 1_767_323_045_678],
])("writes %s as text in UTC", (_what, moment) => {
  expect(GraphQLDateTime.serialize(moment)).toBe("2026-01-02T03:04:05.678Z");
});

it.each([[new Date(Number.NaN)], ["yesterday"], [true]])("refuses to write %s", (moment) => {
  expect(() => GraphQLDateTime.serialize(moment)).toThrow("DateTime cannot");
});

it("still reads a moment that a caller gives", () => {
  expect(GraphQLDateTime.parseValue("2026-01-02T03:04:05Z")).toEqual(new Date("2026-01-02T03:04:05Z"));
  expect(() => GraphQLDateTime.parseValue("yesterday")).toThrow("DateTime cannot");
});
