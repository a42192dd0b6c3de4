import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withWholeLines } from "./whole-lines-ja.ts";

const rowBlock = (text: string) => ({ kind: "table_row" as const, text });

const goods = (...blocks: Parameters<typeof textPage>[1]) =>
  textPage("栗の小舟", blocks, { language: "ja", type: "product" });
const told = (...blocks: Parameters<typeof textPage>[1]) =>
  withWholeLines(goods(...blocks)).blocks.map(({ text }) => text);

it("tells a voice with the words that take it up", () => {
  expect(told(saidBlock("「小さい舟がほしい。」"), saidBlock("そんなお声から生まれた舟です。"))).toEqual([
    "",
    "「小さい舟がほしい」、そんなお声から生まれた舟です。",
  ]);
  const apart = [saidBlock("「小さい舟がほしい。」"), saidBlock("栗の舟です。")];
  expect(told(...apart)).toEqual(apart.map(({ text }) => text));
});

it("tells the prose in the cells of a page's frame, and no row of a table", () => {
  const prose = "帆村の船大工の舟です。七十歳です。月に二艘しか打ちません。";
  expect(told(rowBlock(`写真は見本です。: ${prose}`))).toEqual([prose]);
  expect(told(rowBlock(`長さ: ${prose}`))).toEqual([`長さ: ${prose}`]);
});

it("says of what stands below it that it is not in the goods", () => {
  const list = saidBlock("香料／着色料 ※舟の香りはしません。");
  expect(told(headingBlock("つかっていないもの"), list)[1]).toBe(
    "香料、着色料は、使っていません。舟の香りはしません。",
  );
  expect(told(headingBlock("全成分"), list)[1]).toBe(list.text);
});

it("names the cases in which the goods are not for somebody", () => {
  expect(
    told(saidBlock("✕ こんな舟には使わないでください：鉄の舟／塗りたての舟。迷えば人に聞きます。")),
  ).toEqual(["鉄の舟、塗りたての舟のいずれかに当てはまる舟には、使わないでください。迷えば人に聞きます。"]);
});

it("leaves other pages as they are", () => {
  const page = {
    ...goods(saidBlock("「舟がほしい。」"), saidBlock("そんなお声から。")),
    type: "article" as const,
  };
  expect(withWholeLines(page)).toBe(page);
});

it("names what comes with the goods by the heading above it [6.2]", () => {
  expect(told(headingBlock("付属品"), saidBlock("櫂二本、麻の綱。説明書は写しです。"))[1]).toBe(
    "付属品は、櫂二本、麻の綱です。説明書は写しです。",
  );
  expect(told(headingBlock("道具つきの内容"), saidBlock("櫂二本、麻の綱。帆は含みません。"))[1]).toBe(
    "道具つきの内容は、櫂二本、麻の綱です。帆は含みません。",
  );
  const other = saidBlock("櫂二本、麻の綱。説明書は写しです。");
  expect(told(headingBlock("道具のこと"), other)[1]).toBe(other.text);
});

it("tells what comes in each month, what a part fits, and the notes on a used thing [7.3]", () => {
  const months = ["4月", "菜の花、ねぎ", "5月", "干し柿"].map(saidBlock);
  expect(told(...months)).toEqual(["4月は菜の花、ねぎ、5月は干し柿です。", "", "", ""]);
  const fits = ["型式 / 適合", "TR-10 / ○", "TR-20 / ×"].map(rowBlock);
  expect(told(...fits)).toEqual(["合うのは、TR-10で、TR-20には合いません。", "", ""]);
  const note = saidBlock("底板：木の節に割れ（写真2）。水は漏りません。");
  const used = { ...goods(note), title: "中古 栗の小舟" };
  expect(withWholeLines(used).blocks[0]?.text).toBe("底板には、木の節に割れがあります。水は漏りません。");
  expect(told(note)).toEqual([note.text]);
});
