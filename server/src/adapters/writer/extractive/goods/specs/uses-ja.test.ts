import { expect, it } from "vitest";
import { saidBlock } from "#test/text-page";
import { usesTold } from "./uses-ja.ts";

const rowBlock = (text: string) => ({ kind: "table_row" as const, text });

const rows = [
  "機器 / 電力 / 目安",
  "灯り / 5W / 約20時間",
  "扇（弱） / 8W / 約12時間",
  "湯沸かし / 900W / 使えません",
];

it("tells how long a thing serves others, and which it does not", () => {
  expect(
    usesTold([saidBlock("電池です。"), ...rows.map((row) => rowBlock(row)), saidBlock("黒です。")]),
  ).toEqual([
    { from: 1, to: 5, text: "目安として、灯りは約20時間、扇は約12時間使えます。湯沸かしは使えません。" },
  ]);
});

it("takes no other table for one", () => {
  expect(usesTold(["色 / 重さ", "赤 / 20kg", "青 / 30kg"].map((row) => rowBlock(row)))).toEqual([]);
});
