import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";

const told = (...texts: string[]) =>
  proseLinesOf(
    textPage("機織り教室", [headingBlock("申込期間"), ...texts.map(saidBlock)], { language: "ja" }),
    "polite",
    () => true,
    40,
  ).flatMap(({ sentences }) => sentences);

it("tells no name as its own value [6.2]", () => {
  expect(told("申込期間は、来年度の申込期間です。", "申込期間は、九月一日から二十日までです。")).toEqual([
    "申込期間は、九月一日から二十日までです。",
  ]);
  expect(told("織り手は、町に三人いる織り手の一人です。")).toHaveLength(1);
});
