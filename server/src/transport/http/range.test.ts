import { expect, it } from "vitest";
import { rangeOf } from "./range.ts";

it.each([
  [undefined, null],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=90-200", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  ["lines=0-1", null],
])("reads %j of 100 bytes as %j", (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});
