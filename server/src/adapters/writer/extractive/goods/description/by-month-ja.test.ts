import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock } from "#test/text-page";
import { monthsTold } from "./by-month-ja.ts";

const MONTHS = [
  saidBlock("4回の予定"),
  saidBlock("4月"),
  saidBlock("菜の花、ねぎ坊主"),
  saidBlock("5月"),
  saidBlock("水車の粉と干し柿"),
];

it("tells what comes in each month in one sentence [7.3]", () => {
  expect(monthsTold([...MONTHS, saidBlock("天候により、替わることがあります。")])).toEqual([
    { from: 1, to: 5, text: "4月は菜の花、ねぎ坊主、5月は水車の粉と干し柿です。" },
  ]);
  const headed = [headingBlock("第１回"), itemBlock("菜の花"), headingBlock("第２回"), itemBlock("干し柿")];
  expect(monthsTold(headed)[0]?.text).toBe("第1回は菜の花、第2回は干し柿です。");
});

it("tells none of them where they are too long for a sentence [7.3]", () => {
  const long = Array.from({ length: 8 }, (_, at) => [
    saidBlock(`${at + 1}月`),
    saidBlock("菜の花、ねぎ坊主、水車の粉、干し柿、そら豆の新芽"),
  ]).flat();
  expect(monthsTold(long)).toEqual([{ from: 0, to: 16, text: null }]);
});

it.each([
  ["a single month", MONTHS.slice(0, 3)],
  ["sentences", [saidBlock("4月"), saidBlock("種をまきます"), saidBlock("5月"), saidBlock("水をやります。")]],
  ["the same month twice", [saidBlock("4月"), saidBlock("ねぎ"), saidBlock("4月"), saidBlock("干し柿")]],
])("leaves %s as they are [7.3]", (_, blocks) => {
  expect(monthsTold(blocks)).toEqual([]);
});
