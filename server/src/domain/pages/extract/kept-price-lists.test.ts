import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPriceLists } from "./kept-price-lists.ts";

const row = (name: string, price: string) => `<tr><td>${name}</td><td>${price}</td><td>約1時間</td></tr>`;
const TABLE = `<table>${row("窓", "3,300円")}${row("網戸", "1,100円")}${row("雨戸", "2,200円")}</table>`;
const read = (html: string) => {
  const { body } = parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/");
  const all = blocksOf(body, { controls: true });
  const kept = withPriceLists(
    all,
    all.map(({ text }) => text.endsWith("。")),
    "other",
  );
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
};
const above = "<p>窓まわりをきれいにします。</p><h2>01 窓まわり</h2>";
const below = "<p>表示は税込みです。</p>";

it("reads the list of what a house asks for its work, with its heading, in the midst of the text [6.1]", () => {
  expect(read(above + TABLE + below)).toEqual([
    "窓まわりをきれいにします。",
    "01 窓まわり",
    "窓 / 3,300円 / 約1時間",
    "網戸 / 1,100円 / 約1時間",
    "雨戸 / 2,200円 / 約1時間",
    "表示は税込みです。",
  ]);
});

it("reads no such list beside the text, of links, or where something is bought", () => {
  expect(read(above + below + TABLE)).not.toContain("窓 / 3,300円 / 約1時間");
  const links = TABLE.replaceAll(/<td>(窓|網戸|雨戸)/g, '<td><a href="/a">$1</a>');
  expect(read(above + links + below)).not.toContain("窓 / 3,300円 / 約1時間");
  expect(read(`${above + TABLE + below}<button>カートに入れる</button>`)).not.toContain("01 窓まわり");
});
