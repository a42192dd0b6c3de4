import { expect, it } from "vitest";
import type { ScriptStyle } from "#kernel/vocabulary";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { extractiveWriter } from "../../../extractive.ts";
import { isBareCount, noteSaid } from "./notes-said-ja.ts";

it.each([
  ["他の臼より2cm低く設計。", "他の臼より2cm低く設計しています。"],
  ["芯に真鍮の管を採用。", "芯に真鍮の管を採用しています。"],
  ["荷重50kgまで確認。", "荷重50kgまで確認しています。"],
  ["直径32cmの鍋まで収納。", "直径32cmの鍋まで収納できます。"],
  ["左右の穴から選んで取り付け。", "左右の穴から選んで取り付けます。"],
  ["上げ下ろしが楽。", "上げ下ろしが楽です。"],
  ["あとから延長可能。", "あとから延長可能です。"],
  ["はしごとしては使用不可。", "はしごとしては使用不可です。"],
  ["替え刃が一枚ずつ付属。", "替え刃が一枚ずつ付属しています。"],
  ["目盛りは2mm刻み。", "目盛りは2mm刻みです。"],
  ["直径およそ一尺（30cm）。", "直径およそ一尺（30cm）です。"],
  ["角は半径5mmの丸面取り。", "角は半径5mmの丸面取りです。"],
  ["落ち葉と、その影の色。", "落ち葉と、その影の色です。"],
  ["花、実、そして冬に残る枝。", "花、実、そして冬に残る枝です。"],
])("says a note with the ending that is certain: %s [6.2]", (note, said) => {
  expect(noteSaid(note)).toBe(said);
});

it.each([
  "石臼は花崗岩です。",
  "冷やすなら、三十分前に冷蔵庫へ。",
  "はじめはやさしく。",
  "戸を閉めて二人で三時間。",
  "手のひらに二滴。",
  "一度回すと、もう止まらない。",
])("leaves what has its verb, and what may mean several: %s [7.3]", (text) => {
  expect(noteSaid(text)).toBe(text);
});

it("knows things and counts side by side, of which nobody says what they are [7.3]", () => {
  expect(isBareCount("ねじ2本、約3分。")).toBe(true);
  expect(isBareCount("組み立ては、ねじ2本。")).toBe(false);
  expect(isBareCount("丸洗い可能、乾燥機不可。")).toBe(false);
});

async function told(style: ScriptStyle): Promise<string> {
  const items = [
    "粉の受け皿を底に内蔵",
    "あとから延長可能。ねじ2本、約3分",
    "座ったまま回せて、上げ下ろしが楽",
  ];
  const text = "粉をひく時間のための、小さな石臼です。台所の隅に置いたまま、一年じゅう使えます。";
  const page = textPage("石臼 小", [saidBlock(text), ...items.map((one) => itemBlock(one))], {
    language: "ja",
    type: "product",
  });
  const settings = { style, targetSeconds: 40 };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs
    .flat()
    .map((one) => one.text)
    .join("");
}

it("says the notes of a shop whole, and no bare counts, but keeps them in a quiet narration [6.2]", async () => {
  const spoken = await told("product");
  expect(spoken).toContain("粉の受け皿を底に内蔵しています。あとから延長可能です。");
  expect(spoken).toContain("上げ下ろしが楽です。");
  expect(spoken).not.toContain("ねじ2本");
  expect(await told("narration")).toContain("あとから延長可能。");
});

it("leaves a note of the past as it stands, and not what the goods can do [6.2]", () => {
  expect(noteSaid("外は氷点下三度。", "石臼は冬の三日で組まれました。")).toBe("外は氷点下三度。");
  expect(noteSaid("外は氷点下三度。", "石臼は冬に組みます。")).toBe("外は氷点下三度です。");
  expect(noteSaid("あとから延長可能。", "石臼は冬の三日で組まれました。")).toBe("あとから延長可能です。");
});
