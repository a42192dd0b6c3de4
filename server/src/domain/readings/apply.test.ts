import { describe, expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import { readerOf } from "./apply.ts";

const read = (language: Language, words: Record<string, string>, text: string) =>
  readerOf(
    Object.entries(words).map(([word, reading]) => ({ language, word, reading })),
    language,
  ).read(text);

describe("a reader of Japanese", () => {
  it.each([
    ["生地が良い。", { 生地: "きじ" }, "キジが良い。"],
    ["生地屋の生地。", { 生地: "きじ", 生地屋: "キジヤ" }, "キジヤのキジ。"],
    ["生地（せいち）で。", { 生地: "きじ" }, "生地（せいち）で。"],
    ["ＩＰＡを使う。", { IPA: "イパ" }, "イパを使う。"],
    ["プログラムとラム。", { ラム: "ラムー" }, "プログラムとラムー。"],
    ["RX-78とRX-780。", { "RX-78": "アールエックスななはち" }, "アールエックスナナハチとRX-780。"],
    ["東京と京都。", { 東京: "とうきょう" }, "トーキョーと京都。"],
    ["学生の空気。", { 学生: "がくせい", 空気: "くうき" }, "ガクセーのクーキ。"],
    ["東京です。", { 東京: "トウキョウ" }, "トウキョウです。"],
    ["3つの角と三角と角度。", { 角: "かど" }, "3つのカドと三角と角度。"],
    ["AcmeとＺＺＴＯＰ（Ⅲ）。", { Acme: "アクミ", ZZTOP: "ジージー" }, "アクミとジージー(III)。"],
    ["ＺＺＴＯＰとAcme（Ⅲ）。", { Acme: "アクミ", ZZTOP: "ジージー" }, "ジージーとアクミ（Ⅲ）。"],
    ["橋と箸と端。", { 橋: "ハシ\\", 箸: "は\\し", 端: "はし_" }, "⸢ハシꜜ⸣と⸢ハꜜシ⸣と⸢ハシ⸣。"],
    ["東京だ。", { 東京: "と\\うきょう" }, "⸢トꜜーキョー⸣だ。"],
    ["何も無い（Ⅲ）。", { 生地: "きじ" }, "何も無い（Ⅲ）。"],
  ] satisfies [string, Record<string, string>, string][])("reads %s by %j", (text, words, said) => {
    expect(read("ja", words, text)).toBe(said);
  });
});

describe("a reader of English", () => {
  it.each([
    ["Nguyen's books, by NGUYEN.", { Nguyen: "win" }, "win's books, by NGUYEN."],
    ["A gif, a GIF and gifts.", { gif: "jif" }, "A jif, a jif and gifts."],
    ["He told us of the US.", { US: "you ess" }, "He told us of the you ess."],
    ["C++ is not C.", { "C++": "see plus plus" }, "see plus plus is not C."],
    ["left-hand drive", { "left-hand": "left hand" }, "left hand drive"],
  ] satisfies [string, Record<string, string>, string][])("reads %s by %j", (text, words, said) => {
    expect(read("en", words, text)).toBe(said);
  });

  it("leaves other languages' words alone, and reads no reading again", () => {
    const readings = [
      { language: "ja" as const, word: "cat", reading: "ねこ" },
      { language: "en" as const, word: "cat", reading: "dog" },
      { language: "en" as const, word: "dog", reading: "cow" },
    ];
    const reader = readerOf(readings, "en");
    expect(reader.read("cat and dog")).toBe("dog and cow");
    expect(reader.used("one cat")).toEqual([readings[1]]);
  });
});
