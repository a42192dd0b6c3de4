import { expect, it } from "vitest";
import { itemBlock, saidBlock } from "#test/text-page";
import { containedTold, itemsBelow } from "./contained-ja.ts";

const told = (heading: string, ...items: string[]) => containedTold(heading, items.map(itemBlock));

it("says what is in a set, and how many of each", () => {
  expect(
    told("入っているもの（3種6枚）", "あゆ（開き）……3枚／1枚 約60g", "わかさぎ……２枚", "ふな 1枚 ※春だけ"),
  ).toBe("入っているのは、あゆ3枚、わかさぎ2枚、ふな1枚です。");
});

it("tells no list of which one thing has no number, and none below another heading", () => {
  expect(told("セット内容", "あゆ……3枚", "川の塩")).toBe(null);
  expect(told("焼き方", "あゆ……3枚", "ふな……1枚")).toBe(null);
});

it("finds the items of a heading", () => {
  const [head, one, other, text] = [
    saidBlock("内容"),
    itemBlock("あゆ 3枚"),
    itemBlock("ふな 1枚"),
    saidBlock("塩。"),
  ];
  expect(itemsBelow([head, one, other, text], 0)).toEqual([one, other]);
});
