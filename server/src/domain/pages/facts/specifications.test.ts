import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const rowsIn = (rows: string) =>
  factsIn(
    `<html><head><title>粉箱</title></head><body><h1>粉箱</h1><table>${rows}</table><p class="price">1,980円</p><button>カートに入れる</button></body></html>`,
    "https://shop.example/p/1",
  ).flatMap(({ kind, label, value }) => (kind === "specification" ? [`${label}: ${value}`] : []));

it("reads a row of two cells as a property, and none whose cell is a choice [7.3]", () => {
  const choice = "<tr><th>色</th><td><select><option>白</option><option>茶</option></select></td></tr>";
  expect(rowsIn(`<tr><th>高さ</th><td>約30cm</td></tr>${choice}`)).toEqual(["高さ: 約30cm"]);
});

it("reads both properties of a row that has two side by side, and none of a row of values [7.3]", () => {
  const two = "<tr><th>メーカー</th><td>小野田製作所</td><th>発売</th><td>2024年9月</td></tr>";
  const sizes = "<tr><th>着丈</th><td>68</td><td>70</td><td>72</td></tr>";
  expect(rowsIn(`${two}${sizes}`)).toEqual(["メーカー: 小野田製作所", "発売: 2024年9月"]);
});

it("reads no property in the row that names the columns [7.3]", () => {
  const head = "<tr><th>成分</th><th>はたらき</th></tr>";
  expect(rowsIn(`${head}<tr><td>米ぬか油</td><td>つやを出す</td></tr>`)).toEqual(["米ぬか油: つやを出す"]);
});

it("reads no buyer's stars as a property, and no link that explains a value as part of it [7.3]", () => {
  const review = "<tr><th>★★★★☆ Mia, size 24</th><td>They fit.</td></tr>";
  const rank = '<tr><th>ランク</th><td>AB 良品 <a href="/rank">ランクについて</a></td></tr>';
  const maker = '<tr><th>作り手</th><td><a href="/m">窯元 山下</a></td></tr>';
  expect(rowsIn(`${review}${rank}${maker}`)).toEqual(["ランク: AB 良品", "作り手: 窯元 山下"]);
});

it("reads no list of other goods as a property, and a term that has one link or several texts [7.3]", () => {
  const seen =
    '<dl><dt>最近チェックした商品</dt><dd><a href="/1">木箱</a> ￥8,030</dd><dd><a href="/2">竹籠</a> ￥990</dd></dl>';
  const maker =
    '<dl><dt>作り手</dt><dd><a href="/m">窯元 山下</a></dd><dt>素材</dt><dd>栗</dd><dd>漆</dd></dl>';
  expect(rowsIn(`</table>${seen}${maker}<table>`)).toEqual(["作り手: 窯元 山下", "素材: 栗"]);
});
