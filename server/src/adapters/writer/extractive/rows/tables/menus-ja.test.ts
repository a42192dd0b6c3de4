import { expect, it } from "vitest";
import { menuTold } from "./menus-ja.ts";

const told = (heading: string, ...rows: string[]) =>
  menuTold(
    rows.map((row) => row.split(": ")),
    heading,
  )?.filter(Boolean) ?? null;

it("tells dishes and their prices below their heading [6.2]", () => {
  expect(told("温かいそば", "かけそば: 950円", "鴨南蛮（11月〜3月）: 1,980円")).toEqual([
    "温かいそばは、かけそばが950円、11月から3月の鴨南蛮が1,980円です。",
  ]);
  expect(told("一品", "そばがき: 780円", "岩魚: 900円 ＊20分かかります", "プリン: 420円")).toEqual([
    "一品は、そばがきが780円、プリンが420円などです。",
  ]);
});

it("tells no menu of one dish, of other values or below a call [6.2]", () => {
  expect(told("一品", "そばがき: 780円", "岩魚: 900円 ＊20分かかります")).toBeNull();
  expect(told("町の数", "人口: 780人", "世帯: 420")).toBeNull();
  expect(told("今月のおすすめ！", "かけそば: 950円", "もり: 900円")).toBeNull();
});
