import { expect, it } from "vitest";
import { headingBlock, textPage } from "#test/text-page";
import { amountsBySize } from "./amounts-by-size-ja.ts";

const saidOf = (heading: string, ...rows: string[]) => {
  const blocks = [headingBlock(heading), ...rows.map((text) => ({ kind: "table_row" as const, text }))];
  const told = amountsBySize(textPage("犬のごはん", blocks, { language: "ja", type: "product" }));
  return told && `${told.label}は${told.value}`;
};

it("tells a table of amounts by size in one sentence, and how they are given [7.3]", () => {
  expect(saidOf("一日の量", "体重: 量（2回に分けて）", "4kg: 60g", "8kg: 110g")).toBe(
    "一日の量は、2回に分けて、体重4kgで60g、8kgで110g",
  );
  expect(saidOf("使う量の目安", "部屋の広さ: 量", "6畳: 20ml", "10畳: 35ml")).toBe(
    "使う量の目安は、部屋の広さ6畳で20ml、10畳で35ml",
  );
});

it("tells no table of other things, nor one with a row that says something else [7.3]", () => {
  expect(saidOf("サイズ", "体重: 量", "4kg: 60g", "8kg: 110g")).toBeNull();
  expect(saidOf("一日の量", "体重: 量", "4kg: 60g", "8kg: 獣医師に相談")).toBeNull();
  expect(saidOf("一日の量", "体重: 量", "4kg: 60g")).toBeNull();
});
