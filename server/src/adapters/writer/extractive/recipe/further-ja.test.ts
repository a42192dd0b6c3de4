import { expect, it } from "vitest";
import { firstStep, furtherStep } from "./further-ja.ts";

it.each([
  "焦げないように注意してください。",
  "フライパンに油を入れないでください。",
  "生のはちみつは一歳にならない子に与えないでください。",
  "網にとり、冷めるまで触らないでください。",
  "火は弱めません。",
  "30分ほどかかります。",
  "二人分できます。",
  "冷蔵庫で三日もちます。",
  "かき混ぜすぎると崩れます。",
  "ふたをして10分たちます。",
  "色が変わります。",
  "大人は唐辛子を足してもおいしくいただけます。",
  "翌日もおいしく食べられます。",
  "冷めると固まります。",
  "煮ている間に、ねぎを切ります。",
  "お好みでこしょうをふってください。",
  "別の鍋で湯をわかします。",
  "器に盛って、ごまをふったらできあがりです。",
])("puts no word of turn before a ban, a state or what happens by itself: %s", (text) => {
  expect([firstStep(text), furtherStep(text, 0, false), furtherStep(text, 0, true)]).toEqual([
    text,
    text,
    text,
  ]);
});

it.each([
  "器に盛ってください。",
  "10分煮ます。",
  "味見をしてください。",
  "油を熱し、鶏肉を焼きます。",
  "黒酢を入れ、照りが出るまでからめます。",
  "よく混ぜます。",
  "沸騰したら、火を弱めます。",
])("puts a word of turn before a deed: %s", (text) => {
  expect(firstStep(text)).toBe(`まず、${text}`);
  expect(furtherStep(text, 0, false)).toBe(`次に、${text}`);
  expect(furtherStep(text, 1, true)).toBe(`最後に、${text}`);
});
