import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withForWhom } from "./for-whom-ja.ts";

const goods = (...blocks: Parameters<typeof textPage>[1]) =>
  textPage("胡麻の飴", blocks, { language: "ja", type: "product" });
const told = (...blocks: Parameters<typeof textPage>[1]) =>
  withForWhom(goods(...blocks)).blocks.map(({ text }) => text);

it("says for whom goods are where the heading begins that sentence", () => {
  const items = ["甘いものが苦手な方（砂糖は使っていません）", "旅の途中で何かつまみたい方"];
  expect(told(saidBlock("【こんな方に】"), ...items.map((item) => itemBlock(item)))).toEqual([
    "【こんな方に】",
    "甘いものが苦手な方や、旅の途中で何かつまみたい方におすすめです。",
    "",
  ]);
  expect(told(headingBlock("こんな方におすすめ"), itemBlock("歯が弱い方"))[1]).toBe(
    "歯が弱い方におすすめです。",
  );
});

it("leaves points that are no people, and those below another heading", () => {
  expect(told(saidBlock("【こんな方に】"), itemBlock("胡麻は国産です。"))[1]).toBe("胡麻は国産です。");
  expect(told(saidBlock("【ご注意】"), itemBlock("歯が弱い方"))[1]).toBe("歯が弱い方");
  const page = { ...goods(saidBlock("こんな方に"), itemBlock("歯が弱い方")), type: "article" as const };
  expect(withForWhom(page)).toBe(page);
});

it("tells no more people than fit in one sentence", () => {
  const many = ["一", "二", "三", "四"].map((one) => itemBlock(`${one}番目の方`));
  expect(told(saidBlock("こんな方に"), ...many)[1]).toBe(
    "一番目の方や、二番目の方、三番目の方におすすめです。",
  );
});
