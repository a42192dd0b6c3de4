import { expect, it } from "vitest";
import type { ProseLine } from "../lines.ts";
import { withoutPointsAtPost } from "./points-at-post-ja.ts";

const told = (...sentences: string[]) =>
  withoutPointsAtPost(
    sentences.map((text) => ({ sentences: [text], leans: false, gap: false }) as unknown as ProseLine),
  ).flatMap((line) => line.sentences);

it.each([
  ["お話の様子からすると、パッキンの寿命です。", "パッキンの寿命です。"],
  ["写真を見る限りでは「うどんこ病」です。", "「うどんこ病」です。"],
  ["ご質問の内容から察するに、水のやりすぎでしょう。", "水のやりすぎでしょう。"],
])("tells %s without words on what nobody has heard [7.3]", (text, expected) => {
  expect(told(text)).toEqual([expected]);
});

it("leaves a sentence out that points at another place of the page [7.3]", () => {
  expect(
    told("弁が減っています。", "補足に書かれた音は、まさにその音です。", "部品は千円ほどです。"),
  ).toEqual(["弁が減っています。", "部品は千円ほどです。"]);
});

it.each([
  "写真を見ると、子どものころを思い出します。",
  "補足は要りません。",
  "お話を聞いた職人は笑いました。",
])("keeps a sentence that says something of its own: %s [7.3]", (text) => {
  expect(told(text).length).toBe(1);
});
