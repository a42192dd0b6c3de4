import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withoutPlainMarks } from "./marks.ts";

const read = (html: string) =>
  blocksOf(parseDocument(`<html><body><p>${html}</p></body></html>`, "https://pages.example/").body)
    .map(({ text }) => withoutPlainMarks(text))
    .join("\n");

it.each([
  "約70秒で沸きます※1。",
  "約70秒で沸きます<sup>1</sup>。",
  "約70秒で沸きます<sup>※1</sup>。",
  "約70秒で沸きます<sup>(1)</sup>。",
  "約70秒で沸きます<sup>注1</sup>。",
  "約70秒で沸きます<sup>*1</sup>。",
  `約70秒で沸きます<sup><a href="#n1">1</a></sup>。`,
  `約70秒で沸きます<a href="#n1">※1</a>。`,
  `約70秒で沸きます<span class="note">※１</span>。`,
  "約70秒で沸きます<small>※1、2</small>。",
  "約70秒で沸きます※1※2。",
  "約70秒で沸きます（※1）。",
  "約70秒で沸きます［注1］。",
  "約70秒で沸きます*1。",
  "約70秒で沸きます¹。",
  "約70秒で沸きます。※1",
  "約70秒で沸きます※。",
])("says nothing of the mark in %s", (html) => {
  expect(read(html)).toBe("約70秒で沸きます。");
});

it("takes a mark from behind a figure or a word of an item", () => {
  expect(read("導入 340店舗以上※1")).toBe("導入 340店舗以上");
  expect(read("誤出荷率 0.004％※2")).toBe("誤出荷率 0.004％");
});

it.each([
  "※1 水温20℃の場合。※2 2023年度の実績。",
  "送料無料です。※北海道は別途かかります。",
  "面積は30平方メートル<sup>2</sup>です。",
  "広さは12m²です。",
  "箱は3*4に並べます。",
  "①と②を混ぜます。",
  "値は <code>a[1]</code> に入ります。",
  "「状態」が [1] 安定のものです。",
  "水は100℃で沸く(1気圧)。",
])("keeps %s", (html) => {
  expect(read(html)).toBe(html.replace(/<[^>]+>/g, ""));
});

it("leaves out a heading's tools with their brackets, and keeps other brackets", () => {
  const tool = `<span class="tools">[<a href="/w?edit=1">edit</a>]</span>`;
  expect(read(`History${tool}`)).toBe("History");
  expect(read(`歴史<span>[<a href="/w">編集</a> | <a href="/s">ソースを編集</a>]</span>`)).toBe("歴史");
  expect(read("an <span>[edit]</span> button")).toBe("an [edit] button");
});
