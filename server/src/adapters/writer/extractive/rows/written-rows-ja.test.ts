import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withWrittenRows } from "./written-rows-ja.ts";

const item = (text: string): Block => ({ kind: "list_item", text });
const told = (...blocks: Block[]) => {
  const read = textPage("秋の催し", blocks, { language: "ja" });
  return withWrittenRows(read, read).blocks.flatMap(({ text }, at) =>
    text !== read.blocks[at]?.text ? [text] : [],
  );
};

it("tells the labelled lines of a part by its name [6.2]", () => {
  const parts = [headingBlock("夜の散歩"), saidBlock("丘を歩きます。"), headingBlock("親子木工教室")];
  expect(told(...parts, saidBlock("対象：小学生 定員：20組（先着順）"))).toEqual([
    "親子木工教室の対象は、小学生です。定員は、20組（先着順）です。",
  ]);
});

it("tells a term of a list with all that stands behind it [6.2]", () => {
  expect(told(item("開館時間"), item("9時～17時"), item("金曜日は20時まで"))).toEqual([
    "開館時間は、9時から17時、金曜日は20時までです。",
    "",
    "",
  ]);
});

it("tells the value below a heading that is its label [6.2]", () => {
  expect(told(headingBlock("持ち物"), saidBlock("絵の具（12色）、筆"))).toEqual([
    "持ち物は、絵の具（12色）、筆です。",
  ]);
});

it("leaves labels that nobody asks for, and sentences, as they are [6.2]", () => {
  expect(told(saidBlock("感想：よい天気でした"))).toEqual([]);
  expect(told(headingBlock("あらまし"), saidBlock("絵の具、筆"))).toEqual([]);
  expect(told(item("駅"), item("港"))).toEqual([]);
});

it("takes no line above a table or a list for the value of its heading", () => {
  const row: Block = { kind: "table_row", text: "畑 / 坪 / 年" };
  expect(told(headingBlock("貸し出す畑と利用料"), saidBlock("畑ごとの坪数と利用料"), row)).toEqual([]);
  expect(told(headingBlock("申し込みできる方"), saidBlock("次のすべてに当てはまる方"))).toEqual([]);
});

it("takes no word for a term among other things, and no question for a part", () => {
  expect(told(item("専用のフォーム"), item("電話（0000-00-1212、平日）"), item("市役所の窓口"))).toEqual([]);
  const question = [headingBlock("秋の催し"), headingBlock("雨でも開きますか。"), saidBlock("開きます。")];
  expect(told(...question, saidBlock("電話：0000-00-1212"))).toEqual(["電話は、0000-00-1212です。"]);
});
