import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withStepsKept } from "./announced-steps-ja.ts";

const METHOD = "羽根の苔を竹のへらで落とす方法を、順を追って説明します。";
const pageWith = (announced: string) =>
  textPage(
    "水車の手入れ",
    [
      saidBlock(announced),
      headingBlock("注意"),
      saidBlock("水門を閉めてください。"),
      headingBlock("手入れの手順"),
      saidBlock("羽根を外し、苔を落とします。"),
      headingBlock("道具"),
      itemBlock("まず水門を閉めます。"),
    ],
    { language: "ja" },
  );
const told = (announced: string, ...places: number[]) => {
  const page = pageWith(announced);
  return withStepsKept(
    [[0, ...places].map((blockIndex) => ({ text: page.blocks[blockIndex]?.text ?? "", blockIndex }))],
    page,
  ).flat()[0]?.text;
};

it("announces no steps that are not told, and keeps the name of their method [7.3]", () => {
  expect(told(METHOD, 2)).toBe("羽根の苔を竹のへらで落とす方法があります。");
  expect(told("ここでは、手入れを順番にご説明します。", 2)).toBe("水門を閉めてください。");
  expect(told("今回は、水車の羽根の直し方を、手順を追って解説します。")).toBeUndefined();
});

it.each([
  [METHOD, 4],
  [METHOD, 6],
  ["水車の由来を説明します。", 2],
  ["粉屋は、客を順番に案内しました。", 2],
  ["受付では、お客様を順番にご案内します。", 2],
  ["村の粉屋を順番に紹介します。", 2],
])("leaves a sentence alone whose steps are told, or that announces none: %s, %d [7.3]", (text, place) => {
  expect(told(text, place)).toBe(text);
});

it("leaves an announcement alone on a page that marks no steps [7.3]", () => {
  const page = textPage("水車", [saidBlock(METHOD), saidBlock("へらは竹です。")], { language: "ja" });
  expect(withStepsKept([[{ text: METHOD, blockIndex: 0 }]], page).flat()[0]?.text).toBe(METHOD);
});
