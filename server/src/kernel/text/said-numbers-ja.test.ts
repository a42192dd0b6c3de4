import { expect, it } from "vitest";
import { AGE, AGES_SAID, TEN_MINUTES } from "./said-numbers-ja.ts";

const minutes = (text: string) => text.replace(TEN_MINUTES, "10分");

it("knows ten minutes by the words around them", () => {
  expect(minutes("火を止めて、十分ほど待ちます。")).toBe("火を止めて、10分ほど待ちます。");
  expect(minutes("十分おいて、布でふきます。")).toBe("10分おいて、布でふきます。");
  expect(minutes("塩をふって十分置きます。")).toBe("塩をふって10分置きます。");
  expect(minutes("駅から徒歩十分の宿です。")).toBe("駅から徒歩10分の宿です。");
  expect(minutes("十分以内に戻します。")).toBe("10分以内に戻します。");
});

it.each([
  "火は十分に通してください。",
  "一人なら十分です。",
  "間隔は、十分おいてください。",
  "二十分ほど煮ます。",
  "十分なほど乾かします。",
  "十分以上の働きです。",
  "歩いて十分に楽しめます。",
])("leaves what is enough, and other times, as they are: %s", (text) => {
  expect(minutes(text)).toBe(text);
});

it("reads a number behind a person's name as an age", () => {
  const ages = (text: string) => [...text.matchAll(AGE)].map(({ groups }) => groups?.age);
  expect(ages("船大工の浜野たえさん（８１）は笑う。")).toEqual(["８１"]);
  expect(ages("丸太(81)と縄（3本）")).toEqual([]);
});

it.each([
  ["船大工の浜野たえさん（８１）は笑う。", "船大工で８１歳の浜野たえさんは笑う。"],
  ["三代めの浜野たえさん（58）は笑う。", "三代めで58歳の浜野たえさんは笑う。"],
  ["春に退いた谷みつ子さん（60）は笑う。", "春に退いた60歳の谷みつ子さんは笑う。"],
  ["町で谷山さん（60）が笑う。", "町で60歳の谷山さんが笑う。"],
  ["沖町の主婦浜野たえさん（81）は笑う。", "沖町の81歳の主婦浜野たえさんは笑う。"],
  ["会を率いる灰谷亮氏（66）が話した。", "会を率いる66歳の灰谷亮氏が話した。"],
  ["「灰谷家の花ちゃん（5）」", "「灰谷家の5歳の花ちゃん」"],
  ["出演は灰谷亮さん（30）、浜野空さん（25）。", "出演は30歳の灰谷亮さん、25歳の浜野空さん。"],
  ["分校主任の浜野たえ教諭（41）は笑う。", "分校主任で41歳の浜野たえ教諭は笑う。"],
  ["同会の灰谷亮会長（58）は笑う。", "同会の灰谷亮会長は笑う。"],
  // Where a name begins is not sure.
  ["切り絵作家灰谷亮さん（30）は笑う。", "切り絵作家灰谷亮さん、30歳は笑う。"],
  ["さくらさん（8）は笑う。", "さくらさん、8歳は笑う。"],
])("says before a name how old somebody is: %s", (text, said) => {
  expect(AGES_SAID.reduce((told, [pattern, by]) => told.replace(pattern, by), text)).toBe(said);
});
