import { expect, it } from "vitest";
import { withoutLookedUp } from "./looked-up-columns-ja.ts";

it("leaves out columns that one looks up", () => {
  expect(
    withoutLookedUp([
      ["蔵", "休み", "電話番号"],
      ["北の蔵", "3日から5日まで", "0000-00-1111"],
    ]),
  ).toEqual([
    ["蔵", "休み"],
    ["北の蔵", "3日から5日まで"],
  ]);
});

it("keeps them where nothing else would be left, and where rows are torn", () => {
  for (const table of [
    [
      ["蔵", "電話"],
      ["北の蔵", "0000-00-1111"],
    ],
    [
      ["蔵", "休み", "電話"],
      ["北の蔵", "0000-00-1111"],
    ],
    [
      ["蔵", "休み", "電話の数"],
      ["北の蔵", "3日から", "2台"],
    ],
  ])
    expect(withoutLookedUp(table)).toEqual(table);
});
