import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPlan } from "./kept-plan.ts";

const read = (html: string, isChosen: (text: string) => boolean) => {
  const { body } = parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/");
  const all = blocksOf(body, { controls: true });
  const kept = withPlan(
    all,
    all.map(({ text }) => isChosen(text)),
  );
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
};
const THINGS = "<ul><li>かぶ 3個</li><li>油揚げ 1枚</li><li>みそ 大さじ1</li></ul>";
const isThing = (text: string) => /かぶ|油揚げ|みそ/.test(text);

it("reads the heading of a recipe's things, though buttons stand in it", () => {
  const heading = "<h2>材料 <span>（<button>－</button> 4人分 <button>＋</button>）</span></h2>";
  expect(read(heading + THINGS, isThing)).toEqual([
    "材料 （ 4人分 ）",
    "かぶ 3個",
    "油揚げ 1枚",
    "みそ 大さじ1",
  ]);
});

it("reads the heading of things that stand in rows with their amounts", () => {
  const rows =
    "<tr><td>かぶ</td><td>3個</td></tr><tr><td>油揚げ</td><td>1枚</td></tr><tr><td>みそ</td><td>大さじ1</td></tr>";
  const table = `<table><tr><th colspan="2">材料（4人分）</th></tr>${rows}</table>`;
  expect(read(table, isThing)[0]).toBe("材料（4人分）");
  expect(read(table.replace("材料（4人分）", "季節の三品"), isThing)[0]).toBe("かぶ: 3個");
});

it("reads how long the dish takes where it stands above its things", () => {
  const times = "<dl><dt>調理時間</dt><dd>15分</dd><dt>費用</dt><dd>300円</dd></dl>";
  expect(read(`${times}<h2>材料（4人分）</h2>${THINGS}`, isThing).slice(0, 3)).toEqual([
    "調理時間",
    "15分",
    "材料（4人分）",
  ]);
  expect(read(`${times}<h2>人気の献立</h2>${THINGS}`, isThing)).toHaveLength(3);
});

it("reads all things between their heading and the steps where half of them are read", () => {
  const html = `<h2>Ingredients</h2><p>Dough</p><ul><li>200 g flour</li></ul><p>Filling</p><ul><li>2 leeks</li><li>1 egg</li></ul><h2>Method</h2><p>Bake.</p>`;
  const isFilling = (text: string) => /leeks|egg|Bake/.test(text);
  expect(read(html, isFilling)).toEqual(["200 g flour", "2 leeks", "1 egg", "Bake."]);
  expect(read(html, (text) => /flour|Bake/.test(text))).toEqual(["200 g flour", "Bake."]);
});

it("reads no heading of things that are left out", () => {
  expect(read(`<h2>材料</h2>${THINGS}<p>毎日の献立です。</p>`, (text) => text.startsWith("毎日"))).toEqual([
    "毎日の献立です。",
  ]);
});
