import { expect, it } from "vitest";
import { rowsPaired } from "./paired-rows-ja.ts";

const saidOf = (...rows: [string, string][]) =>
  rowsPaired(
    rows.map(([label, value]) => ({ label, value, place: { factId: label, blockIndex: null } })),
  ).map(({ text }) => text);

it("joins two rows of one matter in a sentence [7.3]", () => {
  expect(saidOf(["高さ", "9cm"], ["重さ", "約290g"])).toEqual(["高さは9cmで、重さは約290gです。"]);
  expect(saidOf(["原材料", "大豆、塩"], ["賞味期限", "製造から90日"])).toEqual([
    "原材料は大豆と塩で、賞味期限は製造から90日です。",
  ]);
  expect(saidOf(["出版社", "東雲書房"], ["刊行年", "昭和38年"])).toEqual([
    "出版社は東雲書房で、刊行年は昭和38年です。",
  ]);
});

it("gives a row a sentence of its own where no other is like it [7.3]", () => {
  expect(saidOf(["酸度", "1.3"], ["杜氏", "川島葉"])).toEqual(["酸度は1.3です。", "杜氏は川島葉です。"]);
  expect(saidOf(["寸法", "幅12cm、高さ30cm"], ["電源", "交流100ボルト"])).toEqual([
    "寸法は幅12cm、高さ30cmです。",
    "電源は交流100ボルトです。",
  ]);
  expect(saidOf(["指板", "黒檀"], ["付属", "布袋"])).toEqual(["指板は黒檀です。", "付属品は布袋です。"]);
});

it("looks further down for the row that is like the first [7.3]", () => {
  expect(saidOf(["寸法", "幅12cm、高さ30cm"], ["電源", "交流100ボルト"], ["質量", "2.1kg"])).toEqual([
    "寸法は幅12cm、高さ30cmで、重さは2.1kgです。",
    "電源は交流100ボルトです。",
  ]);
});

it("knows the size of a part by its sides [7.3]", () => {
  expect(saidOf(["天板", "幅120cm、奥行80cm"], ["高さ", "70cm"])).toEqual([
    "天板は幅120cm、奥行80cmで、高さは70cmです。",
  ]);
});
