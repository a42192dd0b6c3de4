import { expect, it } from "vitest";
import type { PageType } from "#kernel/vocabulary";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withTerms } from "./definition-lists.ts";

const blocksRead = (body: string, declared: PageType = "other") => {
  const { body: root } = parseDocument(`<html><body>${body}</body></html>`, "https://mill.example/");
  return withTerms(blocksOf(root), declared);
};
const textsOf = (body: string) => blocksRead(body).map(({ text }) => text);
const rowsOf = (list: string, declared?: PageType) =>
  blocksRead(`<dl>${list}</dl>`, declared).map(({ kind, text }) => `${kind} ${text}`);

it("keeps a term in the block of what is said of it [7.3]", () => {
  const list = "<dl><dt>Venue</dt><dd>The old mill</dd><dt><code>--out</code>:</dt><dd>A file.</dd></dl>";
  expect(textsOf(list)).toEqual(["Venue: The old mill", "--out: A file."]);
});

it.each([
  ["a question", "<dl><dt>Where is it?</dt><dd>At the mill.</dd></dl>", ["Where is it?", "At the mill."]],
  ["a term of two", "<dl><dt>Venue</dt><dt>Place</dt><dd>The mill</dd></dl>", ["Venue", "Place: The mill"]],
  ["points of a list", "<ul><li>Venue</li><li>The mill</li></ul>", ["Venue", "The mill"]],
])("leaves %s apart [7.3]", (_, list, texts) => {
  expect(textsOf(list)).toEqual(texts);
});

it("reads names and values of a Japanese definition list as rows [4.1]", () => {
  expect(rowsOf("<dt>会場</dt><dd>北公民館</dd><dt>費用</dt><dd><p>300円</p></dd>")).toEqual([
    "table_row 会場: 北公民館",
    "table_row 費用: 300円",
  ]);
});

it("keeps lines of one value in its row [4.1]", () => {
  expect(rowsOf("<dt>開館時間</dt><dd>9時から17時<br>金曜日は20時まで開館します。</dd>")).toEqual([
    "table_row 開館時間: 9時から17時 金曜日は20時まで開館します。",
  ]);
});

it.each([
  ["a question and its answer", "<dt>雨の日も歩けますか？</dt><dd>木道は閉じます。</dd>"],
  ["a question without its mark", "<dt>雨の日も歩けますか</dt><dd>木道は閉じます。</dd>"],
  ["a name with several values", "<dt>会場</dt><dd>北公民館</dd><dd>南公民館</dd>"],
  ["a value of several paragraphs", "<dt>会場</dt><dd><p>北公民館</p><p>二階</p></dd>"],
  ["a value of several lines", "<dt>粉ひきの会</dt><dd>日時：五月三日<br>会場：水車小屋</dd>"],
  ["words of another language", "<dt>Weft</dt><dd>たてに交わる糸</dd>"],
])("leaves %s as items [4.1]", (_, list) => {
  expect(rowsOf(list).every((text) => text.startsWith("list_item"))).toBe(true);
});

it("leaves how a shop says to use its goods as sentences [4.1]", () => {
  const list = "<dt>煮る</dt><dd>弱火で煮ます。</dd>";
  expect(rowsOf(list, "product")).toHaveLength(2);
  expect(rowsOf(list)).toEqual(["table_row 煮る: 弱火で煮ます。"]);
});

const box = (label: string, value: string) => `<div><div>${label}</div><div>${value}</div></div>`;

it("reads labels in boxes of their own as rows with their values, where they are several [4.1]", () => {
  const boxes = box("日時", "11月3日 14時から") + box("会場", "水車小屋") + box("定員", "30人");
  const rowsOf = (body: string, declared?: PageType) =>
    blocksRead(body, declared).map(({ kind, text }) => `${kind} ${text}`);
  expect(rowsOf(boxes)).toEqual([
    "table_row 日時: 11月3日 14時から",
    "table_row 会場: 水車小屋",
    "table_row 定員: 30人",
  ]);
  expect(rowsOf(box("会場", "水車小屋"))).toEqual(["paragraph 会場", "paragraph 水車小屋"]);
  expect(rowsOf(boxes, "product")[0]).toBe("paragraph 日時");
});
