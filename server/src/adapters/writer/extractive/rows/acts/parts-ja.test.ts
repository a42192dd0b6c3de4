import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, textPage } from "#test/text-page";
import { withJapaneseRows } from "../told-rows-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const text = (one: string): Block => ({ kind: "paragraph", text: one });
const told = (...blocks: Block[]) =>
  withJapaneseRows(textPage("水車まつり", blocks, { language: "ja" }))
    .blocks.filter(({ kind, text: one }) => kind === "paragraph" && one.includes("。"))
    .map(({ text: one }) => one);
const DAY = [row("会場: 水車広場"), row("参加費: 300円")];
const NIGHT = [row("会場: 粉ひき小屋"), row("参加費: 2,500円")];

it("tells the rows of a table's parts with the part that they are of [6.2]", () => {
  expect(
    told(headingBlock("開催概要"), text("昼の部 古道具市"), ...DAY, text("夜の部 語りの会"), ...NIGHT),
  ).toEqual([
    "昼の部の会場は、水車広場です。",
    "昼の部の参加費は、300円です。",
    "夜の部の会場は、粉ひき小屋です。",
    "夜の部の参加費は、2,500円です。",
  ]);
});

it("tells no row of parts that begin with the same name [6.2]", () => {
  const blocks = [headingBlock("開催概要"), text("水車の部 午前"), ...DAY, text("水車の部 午後"), ...NIGHT];
  const { blocks: written } = withJapaneseRows(textPage("水車まつり", blocks, { language: "ja" }));
  expect(written.filter(({ text: one }) => one.includes("会場"))).toEqual([]);
});

it("leaves out a row that names no part that it is of, and the others it tells [6.2]", () => {
  const odd = row("申込み: 要りません。当日お越しください");
  const said = told(headingBlock("開催概要"), text("昼の部"), ...DAY, odd, text("夜の部"), ...NIGHT);
  expect(said).toHaveLength(4);
  expect(said.every((one) => /^[昼夜]の部の/u.test(one))).toBe(true);
});

it("takes one line above a table, and tables of other things, for no parts [6.2]", () => {
  expect(told(headingBlock("開催概要"), text("古道具市"), ...DAY)).toEqual([
    "会場は、水車広場です。",
    "参加費は、300円です。",
  ]);
  const others = [text("ご案内"), row("対象: 市内に住む小学生"), row("持ち物: 上履き、水筒")];
  expect(told(headingBlock("開催概要"), text("古道具市"), ...DAY, ...others)).toContain(
    "会場は、水車広場です。",
  );
});
