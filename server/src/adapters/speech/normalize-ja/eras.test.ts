import { expect, it } from "vitest";
import { japaneseReading } from "#test/japanese-reading";
import { fold } from "../reading/notation.ts";
import { wordRows } from "../word-list.ts";

const readingOf = japaneseReading();

it("reads every era before one of its years", async () => {
  const rows = wordRows("ja-eras");
  expect(rows.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const [era = "", kana = ""] of rows) {
    const read = await readingOf(`${era}2年`);
    if (fold.ja(read) !== fold.ja(`${kana}ニネン`)) wrong.push(`${era} → ${read}`);
  }
  expect(wrong).toEqual([]);
});

it.each([
  ["弘安の役で戦う", "コウアンノエキデタタカウ"],
  ["文禄の役のころ", "ブンロクノエキノコロ"],
  ["応永の乱後の町", "オウエイノランゴノマチ"],
  ["明暦の大火", "メイレキノタイカ"],
  ["寛政五年の春", "カンセイゴネンノハル"],
  ["嘉永元年、江戸で", "カエイガンネンエドデ"],
  ["元和偃武のころ元和9年に", "ゲンナキュウネンニ"],
])("reads an era in %s", async (text, kana) => {
  expect(fold.ja(await readingOf(text))).toContain(fold.ja(kana));
});

it.each([
  ["治安がいい町", "チアンガイイマチ"],
  ["治安2年連続で悪化", "チアンニネンレンゾクデアッカ"],
  ["地域文化の役に立つ", "チイキブンカノヤクニタツ"],
  ["文明の役は大きい", "ブンメイノヤクワオオキイ"],
  ["天文の変化を見る", "テンモンノヘンカヲミル"],
  ["文化の変化", "ブンカノヘンカ"],
  ["安永さんの役は難しい", "ヤスナガサンノヤクワムズカシイ"],
  ["養老の滝", "ヨウロウノタキ"],
  ["永久の平和", "エイキュウノヘイワ"],
])("takes no era for one where no year of it follows: %s", async (text, kana) => {
  expect(fold.ja(await readingOf(text))).toBe(fold.ja(kana));
});
