import { expect, it } from "vitest";
import { headingBlock } from "#test/text-page";
import { withHeadAsTopic } from "./of-head-ja.ts";

it.each([
  ["ほぼまっすぐ（わずかに反り）。", "竿の状態", "竿の状態は、ほぼまっすぐ（わずかに反り）です。"],
  ["十二の節で2.6mm。", "弦高", "弦高は、十二の節で2.6mmです。"],
  ["北の麻100％。", "生地", "生地は、北の麻100％です。"],
  [
    "首がすわった五か月ごろから、体重十二キロまで。",
    "使える月齢",
    "使える月齢は、首がすわった五か月ごろから、体重十二キロまで。",
  ],
])("tells a phrase without a verb of the head that asks for it: %s [7.3]", (text, heading, said) => {
  expect(withHeadAsTopic([text], headingBlock(heading))).toEqual([said]);
});

it.each([
  ["竿はほぼまっすぐ。", "竿の状態"],
  ["弾きやすい三味線。", "商品の説明"],
  ["まっすぐに直しました。", "竿の状態"],
  ["その音色。", "音"],
])("leaves a sentence of its own as it is: %s below %s [7.3]", (text, heading) => {
  expect(withHeadAsTopic([text], headingBlock(heading))).toEqual([text]);
});
