import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import { stepHeadingTold } from "./step-headings-ja.ts";

const STEPS = ["1. 縄をほどいて、桶を洗う", "2. 新しい縄を結ぶ", "3. 滑車に油を差す", "4. 桶を下ろす"];
const blocksOf = (...headings: string[]) => [
  headingBlock("替え方の手順"),
  ...headings.flatMap((text) => [headingBlock(text, 3), saidBlock("縄は太いほうを選びます。")]),
  headingBlock("困ったとき"),
];
const told = (headings: readonly string[]) =>
  headings.map((text, at) => stepHeadingTold(blocksOf(...headings), 1 + 2 * at, text.replace(/^\d\. /u, "")));

it("says the heading of a step as one tells what is done next [6.2]", () => {
  expect(told(STEPS)).toEqual([
    "まず、縄をほどいて、桶を洗います。",
    "次に、新しい縄を結びます。",
    "続いて、滑車に油を差します。",
    "最後に、桶を下ろします。",
  ]);
});

it("tells no heading so that is no deed, or stands in no row of steps [6.2]", () => {
  expect(told(["1. 縄の太さ", "2. 桶が下りる", "3. 滑車の油"])).toEqual([null, null, null]);
  expect(told(["1. 縄を結ぶ", "3. 桶を洗う", "5. 油を差す"])).toEqual([null, null, null]);
  expect(told(["縄を結ぶ", "桶を洗う", "油を差す"])).toEqual([null, null, null]);
});
