import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { visibleChoices } from "./visible-choices.ts";

const read = (body: string) =>
  visibleChoices(parseDocument(`<html><body><main>${body}</main></body></html>`, "https://shop.example/1"));
const select = (label: string, ...options: string[]) =>
  `<span>${label}</span><select>${options.map((one) => `<option>${one}</option>`).join("")}</select>`;

it("reads among which kinds a buyer chooses, and what costs more [7.3]", () => {
  const radio = (text: string) => `<label><input type="radio" name="c">${text}</label>`;
  const finish = `<fieldset><legend>仕上げ</legend>${radio("白木")}${radio("拭き漆（＋330円）")}</fieldset>`;
  expect(read(finish + select("名入れ", "なし", "あり（＋¥1,100）"))).toEqual({
    kinds: ["白木", "拭き漆"],
    extras: ["名入れ"],
  });
  const box = `<label><input type="checkbox">桐箱（＋1,320円）</label>`;
  expect(read(box + select("色", "選択してください", "白木", "拭き漆"))).toEqual({
    kinds: ["白木", "拭き漆"],
    extras: ["桐箱"],
  });
});

it.each([
  ["a choice that costs nothing", select("熨斗", "なし", "あり")],
  ["a list of many", select("お届け先", ...Array.from({ length: 20 }, (_, at) => `第${at}区`))],
  ["counts", select("個数", "1", "2", "3")],
  ["a list in the frame of the page", `<nav>${select("分類", "食器", "家具")}</nav>`],
  [
    "links to parts of the page",
    `<select><option value="#a">特長</option><option value="#b">仕様</option></select>`,
  ],
  ["a box that costs nothing", `<label><input type="checkbox">桐箱</label>`],
])("takes %s for neither [7.3]", (_, body) => {
  expect(read(body)).toEqual({ kinds: [], extras: [] });
});
