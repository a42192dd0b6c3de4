import { describe, expect, it } from "vitest";
import { find, isWhole, problemOf, tidied } from "./reading";

describe("a reading", () => {
  it.each([
    [{ language: "ja", word: "生地", reading: "きじ" }, null],
    [{ language: "ja", word: "ＩＰＡ", reading: "アイピーエー" }, null],
    [{ language: "ja", word: "生地", reading: "生じ" }, "kana"],
    [{ language: "ja", word: "箸", reading: "は\\し" }, null],
    [{ language: "ja", word: "橋", reading: "はし\\" }, null],
    [{ language: "ja", word: "端", reading: "はし_" }, null],
    [{ language: "ja", word: "箸", reading: "\\はし" }, "kana"],
    [{ language: "ja", word: "表", reading: "ひ\\ょう" }, "kana"],
    [{ language: "en", word: "Nguyen", reading: "win" }, null],
    [{ language: "en", word: "C++", reading: "see plus-plus" }, null],
    [{ language: "en", word: "Nguyen", reading: "w1n" }, "plain"],
    [{ language: "en", word: "…", reading: "dots" }, "word"],
    [{ language: "ja", word: "", reading: "" }, null],
  ] as const)("%o has the problem %s", (reading, problem) => {
    expect(problemOf(reading)).toBe(problem);
  });

  it("is whole with a word and how it is read", () => {
    expect(isWhole({ language: "ja", word: "生地", reading: "きじ" })).toBe(true);
    expect(isWhole({ language: "ja", word: "生地", reading: "" })).toBe(false);
    expect(isWhole({ language: "ja", word: "", reading: "きじ" })).toBe(false);
  });

  it("is kept without spaces around it, and in the usual letters", () => {
    expect(tidied({ language: "ja", word: " ＵＳＢ  Ｃ ", reading: "ﾕｰｴｽﾋﾞｰｼｰ" })).toEqual({
      language: "ja",
      word: "USB C",
      reading: "ユーエスビーシー",
    });
    const accent = (reading: string) => tidied({ language: "ja", word: "箸", reading }).reading;
    expect(["は＼し", "は¥し", "はし￣", "はし‾ "].map(accent)).toEqual([
      "は\\し",
      "は\\し",
      "はし_",
      "はし_",
    ]);
  });
});

it("finds words by their letters or by their reading", () => {
  const words = [
    { language: "ja", word: "生地", reading: "きじ" },
    { language: "en", word: "Nguyen", reading: "win" },
  ] as const;
  expect(find(words, "きじ")).toEqual([words[0]]);
  expect(find(words, "ＮＧ")).toEqual([words[1]]);
  expect(find(words, " ")).toEqual(words);
});
