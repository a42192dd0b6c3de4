import { expect, it } from "vitest";
import type { PageType } from "#kernel/vocabulary";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withDefinedTerms } from "./defined-terms.ts";

const read = (list: string, declared: PageType = "other") =>
  withDefinedTerms(
    blocksOf(parseDocument(`<html><body><dl>${list}</dl></body></html>`, "https://pages.example/").body, {}),
    declared,
  ).map(({ kind, text }) => `${kind} ${text}`);

it("reads names and values of a definition list as rows [4.1]", () => {
  expect(read("<dt>会場</dt><dd>北公民館</dd><dt>費用</dt><dd><p>300円</p></dd>")).toEqual([
    "table_row 会場: 北公民館",
    "table_row 費用: 300円",
  ]);
});

it.each([
  ["a question and its answer", "<dt>雨の日も歩けますか？</dt><dd>木道は閉じます。</dd>"],
  ["a name with several values", "<dt>会場</dt><dd>北公民館</dd><dd>南公民館</dd>"],
  ["a value of several paragraphs", "<dt>会場</dt><dd><p>北公民館</p><p>二階</p></dd>"],
  ["a value of several lines", "<dt>粉ひきの会</dt><dd>日時：五月三日<br>会場：水車小屋</dd>"],
  ["words of another language", "<dt>Weft</dt><dd>The thread that crosses</dd>"],
])("leaves %s as items [4.1]", (_, list) => {
  expect(read(list).every((text) => text.startsWith("list_item"))).toBe(true);
});

it("leaves how a shop says to use its goods as sentences [4.1]", () => {
  const list = "<dt>煮る</dt><dd>弱火で煮ます。</dd>";
  expect(read(list, "product")).toHaveLength(2);
  expect(read(list)).toEqual(["table_row 煮る: 弱火で煮ます。"]);
});
