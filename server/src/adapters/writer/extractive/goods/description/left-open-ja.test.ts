import { expect, it } from "vitest";
import { itemBlock, saidBlock } from "#test/text-page";
import { leftOpenOn } from "./left-open-ja.ts";

it("knows what a customer asks without asking", () => {
  const isLeftOpen = leftOpenOn(
    [
      "Q. 白い筋が出てきました。",
      "A. 漆の跡です。",
      "Q. 白い筋は消えますか。",
      "白い筋が出ることがあります。",
    ].map(itemBlock),
  );
  expect([0, 1, 2, 3].map(isLeftOpen)).toEqual([true, true, false, false]);
});

it("knows words of one thing of a set, whose name is a line that nobody says", () => {
  const set = [
    "【六月】梅の実",
    "塩で漬けました。",
    "【七月】青じそ",
    "軸ごと刻みました。",
    "【八月】みょうが",
    "酢で洗いました。",
  ];
  expect([...set.keys()].filter(leftOpenOn(set.map(saidBlock)))).toEqual([1, 3, 5]);
  const noted = ["【ご注意】", "塩で漬けました。", "【保存】冷暗所で一年"];
  expect([...noted.keys()].some(leftOpenOn(noted.map(saidBlock)))).toBe(false);
});
