import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { withIngredientsSaid, withoutFigures } from "./ingredients-ja.ts";

const page = (...blocks: Pick<Block, "kind" | "text">[]) =>
  ({ language: "ja", type: "product", blocks, facts: [], title: "魚のごはん" }) as unknown as Page;
const head = (text: string) => ({ kind: "heading" as const, text });
const said = (text: string) => ({ kind: "paragraph" as const, text });
const item = (text: string) => ({ kind: "list_item" as const, text });
const texts = ({ blocks }: Page) => blocks.map(({ text }) => text);

it("says of what a bare list below its heading is [6.2]", () => {
  const list = "いわし、白米、かぼちゃ、昆布。粗たんぱく質24.0%以上、粗脂肪7.0%以上、水分10.0%以下。";
  expect(texts(withIngredientsSaid(page(head("原材料と成分"), said(list))))[1]).toBe(
    "原材料は、いわし、白米、かぼちゃ、昆布です。成分は、粗たんぱく質24.0%以上、粗脂肪7.0%以上、水分10.0%以下です。",
  );
});

it("leaves sentences below such a heading as they are, and lists below another [6.2]", () => {
  for (const one of [
    page(head("原材料"), said("いわしは、朝に揚がったものを使います。")),
    page(head("使い方"), said("朝、昼、晩。")),
  ])
    expect(withIngredientsSaid(one)).toBe(one);
});

it("tells no figure with its name as a sentence, unless the table's reader knows it [6.2]", () => {
  const all = page(item("幅の差 9mm"), item("重さ 640g"), item("片手で開きます。"));
  expect(texts(withoutFigures(all))).toEqual(["", "重さ 640g", "片手で開きます。"]);
});

it("says of no later list, of no figures below another heading and of no deeds that they are what it is made of [6.2]", () => {
  for (const list of [
    "粗たんぱく質24.0%以上、粗脂肪7.0%以上、水分10.0%以下。",
    "いわしを焼く、白米を炊く、昆布を煮る。",
    "毎日作ります。朝、昼、晩。",
  ]) {
    const one = page(head("原材料"), said(list));
    expect(withIngredientsSaid(one)).toBe(one);
  }
});
