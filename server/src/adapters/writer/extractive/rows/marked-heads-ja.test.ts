import { expect, it } from "vitest";
import { saidBlock as said, textPage } from "#test/text-page";
import { withMarkedHeads } from "./marked-heads-ja.ts";

const headsOf = (...texts: string[]) =>
  withMarkedHeads(
    textPage(
      "鉄の鍋",
      texts.map((text) => said(text)),
      { language: "ja" },
    ),
  ).blocks.flatMap(({ kind, text }) => (kind === "heading" ? [text] : []));

it("takes marked lines above a text for headings [7.3]", () => {
  expect(headsOf("■使える火", "炭火、電気こんろ。", "【お手入れ】", "湯で洗います。")).toEqual([
    "使える火",
    "お手入れ",
  ]);
});

it("leaves marked sentences, labelled lines and lines of a list alone [7.3]", () => {
  expect(headsOf("■鍋は鉄です。", "湯で洗います。")).toEqual([]);
  expect(headsOf("★★★★★", "湯で洗います。")).toEqual([]);
  expect(headsOf("●●●○○", "湯で洗います。")).toEqual([]);
  expect(headsOf("■重さ：2kg", "湯で洗います。")).toEqual([]);
  expect(headsOf("■大きな鍋", "■小さな鍋", "湯で洗います。")).toEqual(["小さな鍋"]);
  expect(headsOf("湯で洗います。", "■使える火")).toEqual([]);
});

it("takes a line between drawn rules for a heading", () => {
  expect(headsOf("━━━━━━ ◎ 中止のとき ━━━━━━", "雨なら中止です。")).toEqual(["中止のとき"]);
  expect(headsOf("-----中止のとき-----", "雨なら中止です。")).toEqual(["中止のとき"]);
  expect(headsOf("━━━━━━━━━━━━", "雨なら中止です。")).toEqual([]);
});

it("says no drawn line with which a paragraph begins", () => {
  const page = textPage("麻の服", [said("-----生地について----- 麻100%です。"), said("--- 麻100%です。")], {
    language: "ja",
  });
  expect(withMarkedHeads(page).blocks.map(({ text }) => text)).toEqual(["麻100%です。", "--- 麻100%です。"]);
  expect(headsOf("〈おねがい〉", "名前は刻めません。")).toEqual(["おねがい"]);
  const inBrackets = textPage("麻の服", [said("〈真鍮のこと〉 塗装はしていません。")], { language: "ja" });
  expect(withMarkedHeads(inBrackets).blocks[0]?.text).toBe("塗装はしていません。");
});
