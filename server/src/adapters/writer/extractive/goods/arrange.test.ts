import { expect, it } from "vitest";
import { plain } from "../draft.ts";
import { arranged, type Parts } from "./arrange.ts";

const NONE = { naming: [], details: [], rating: [], reviews: [], mention: [] };
const parts = (...body: string[][]): Parts => ({
  ...NONE,
  opening: [plain("「水車の鍋」について、お伝えします。")],
  body: body.map((some) => some.map(plain)),
  offer: [plain("価格は2,000円です。"), plain("現在、在庫があります。")],
  closing: [plain("以上、お伝えしました。")],
});
const told = (...body: string[][]) =>
  arranged(parts(...body), "news", "product", "ja")
    .flat()
    .map(({ text }) => text);

it("tells a Japanese price together with the stock, behind all features", () => {
  expect(told(["鉄の鍋です。", "軽いです。"], ["ふたは木です。"]).slice(-4)).toEqual([
    "ふたは木です。",
    "価格は2,000円です。",
    "現在、在庫があります。",
    "以上、お伝えしました。",
  ]);
});

it("tells Japanese figures behind all that is told of the thing, and never between", () => {
  const sizes = [plain("重さは640gです。")];
  const all = { ...parts(["鉄の鍋です。"], ["使い方は簡単です。"], ["ふたは木です。"]), details: sizes };
  const said = arranged(all, "product", "product", "ja").flat();
  expect(said.map(({ text }) => text).slice(-4)).toEqual([
    "重さは640gです。",
    "価格は2,000円です。",
    "現在、在庫があります。",
    "以上、お伝えしました。",
  ]);
});

const FEATURES = ["鉄の鍋です。", "軽いです。", "ふたは木です。", "火の通りは早いです。"];

it("turns once from features to what one must not do", () => {
  const limits = ["火から外さないでください。", "柄が折れます。", "炭火では使えません。"];
  expect(told([...FEATURES, ...limits]).slice(5, 8)).toEqual([
    "なお、火から外さないでください。",
    "柄が折れます。",
    "炭火では使えません。",
  ]);
});

it.each([
  [[...FEATURES, "ただし、炭火では使えません。"]],
  [[...FEATURES, "次は、お手入れです。", "金たわしは使わないでください。"]],
  [["炭火では使えません。", ...FEATURES]],
  [["鉄の鍋です。", "炭火では使えません。"]],
  [[...FEATURES, "冷めてから洗ってください。"]],
  [[...FEATURES, "育てる楽しみを見逃さないでください。"]],
  [[...FEATURES, "ちなみに、炭火では使えません。"]],
])("adds no turn where there is none, or where it is told: %j", (body) => {
  expect(told(body).slice(1, body.length + 1)).toEqual(body);
});

it("tells all measures before what the page warns of at its end", () => {
  const body = [["鉄の鍋です。", "ふたは木です。"], ["なお、食器洗い機は使えません。"]];
  const all = { ...parts(...body), details: [plain("重さは640gです。")] };
  const said = arranged(all, "product", "product", "ja").flat();
  expect(said.map(({ text }) => text).slice(3, 5)).toEqual([
    "重さは640gです。",
    "なお、食器洗い機は使えません。",
  ]);
});

it("calls no goods 本品 before they have a name", () => {
  const begun = (first: string) =>
    arranged(
      { ...parts([first, "鉄の鍋の底は厚めです。"]), naming: [plain("ご紹介するのは、「水車の鍋」です。")] },
      "narration",
      "product",
      "ja",
    )
      .flat()
      .map(({ text }) => text)[0];
  expect(begun("本品には栗の皮が含まれます。")).toBe("ご紹介するのは、「水車の鍋」です。");
  expect(begun("湯気で目が覚めます。")).toBe("湯気で目が覚めます。");
});
