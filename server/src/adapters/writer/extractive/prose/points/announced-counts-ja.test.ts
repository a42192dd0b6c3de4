import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withCountsKept } from "./announced-counts-ja.ts";

const BLOCKS = [
  "一年を振り返ります。わかったことは三つあります。",
  "ひとつ。水車は夜も回っていました。",
  "二つ目は、粉の重さです。",
  "みっつ。犬は川を渡りません。",
].map((text) => saidBlock(text));
const PAGE = textPage("水車の一年", BLOCKS, { language: "ja" });
const COUNT = "わかったことは三つあります。";
const told = (places: number[], page = PAGE) =>
  withCountsKept(
    [
      [{ text: COUNT, blockIndex: 0 }],
      places.map((blockIndex) => ({ text: page.blocks[blockIndex]?.text ?? "", blockIndex })),
    ],
    page,
  ).flat()[0]?.text;

it("announces no more things than are told", () => {
  expect(told([1, 2, 3])).toBe(COUNT);
  expect(told([1, 2])).toBe("わかったことは三つあり、ここではその一部をお伝えします。");
  expect(told([])).toBeUndefined();
});

it("counts only what stands in the same part", () => {
  const rules = ["火を使わないこと。", "犬を入れないこと。", "靴を脱ぐこと。"].map((text, at) =>
    saidBlock(`${["ひとつ", "ふたつ", "みっつ"][at]}。${text}`),
  );
  const heading = (text: string) => ({ ...saidBlock(text), kind: "heading" as const, level: 2 });
  const blocks = [saidBlock("わかったことは三つあります。"), heading("水車のきまり"), ...rules];
  const page = textPage("水車の一年", blocks, { language: "ja" });
  expect(told([], page)).toBe(COUNT);
  expect(told([2], page)).toBe(COUNT);
});

it("leaves a number alone whose things the page does not count", () => {
  const page = textPage("水車の一年", [...BLOCKS.slice(0, 3), saidBlock("犬は川を渡りません。")], {
    language: "ja",
  });
  expect(told([1], page)).toBe(COUNT);
});
