import { expect, it } from "vitest";
import { englishHeteronyms } from "./normalize-en/heteronyms.ts";
import { type Rewrite, rewrite, rewriting } from "./rewrite.ts";

const filler = (count: number): Rewrite[] =>
  Array.from({ length: count }, (_, at) => [new RegExp(`filler${at}`, "g"), "?"]);

it("applies a row to what the rows before it said, in its group and in later ones", () => {
  const say = rewriting([[/一/g, "二"], [/二/g, "三"], ...filler(40), [/三/g, "四"]]);
  expect(say("一と二")).toBe("四と四");
  expect(say("五")).toBe("五");
});

it("leaves what a row before it would have said of its own result", () => {
  expect(
    rewriting([
      [/二/g, "三"],
      [/一/g, "二"],
    ])("一と二"),
  ).toBe("二と三");
});

it.each<[string, Rewrite[], string]>([
  [
    "replaces one place where a pattern is of one",
    [
      [/十/, "一"],
      [/百/g, "二"],
    ],
    "十十百百",
  ],
  [
    "tells groups by their number",
    [
      [/(あ)(い)/g, "$2$1"],
      [/(う)(?!\1)./g, "$1"],
    ],
    "うえ",
  ],
  [
    "tells groups by their name in several rows",
    [
      [/(?<a>か)な/g, "$<a>"],
      [/(?<a>た)な/g, "$<a>"],
    ],
    "かなたな",
  ],
  [
    "looks at case in the patterns that do",
    [
      [/cm/g, "センチ"],
      [/kg/gi, "キロ"],
      [/mm/g, "ミリ"],
    ],
    "CM KG MM",
  ],
  [
    "looks behind and ahead",
    [
      [/(?<=第)一(?=章)/g, "1"],
      [/(?<!第)一/g, "2"],
    ],
    "第一章と一",
  ],
  [
    "hands on the groups to what says them",
    [
      [/(\d)(円)/g, (_, n = "", sign = "") => sign + n],
      [/x/g, ""],
    ],
    "5円",
  ],
  [
    "takes code points as the pattern does",
    [
      [/^.$/u, "一字"],
      [/^..$/, "二つ"],
    ],
    "😀",
  ],
])("%s, as one row after the other does", (_, rows, text) => {
  expect(rewriting(rows)(text)).toBe(rewrite(text, rows));
  expect(rewriting([...filler(20), ...rows, ...filler(20)])(text)).toBe(rewrite(text, rows));
});

it("finds what each pattern finds, however long many are together", () => {
  const text = "Read it again or paste the text instead.";
  expect(rewrite(text, englishHeteronyms)).not.toBe(text);
  expect(rewriting(englishHeteronyms)(text)).toBe(rewrite(text, englishHeteronyms));
});

it("joins no pattern that turns the case off for a part of itself, which the engine may do for all of it", () => {
  expect(englishHeteronyms.filter(([{ source }]) => source.includes("(?-i:"))).toEqual([]);
});
