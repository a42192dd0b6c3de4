import { expect, it } from "vitest";
import { hasOwnTopic, isOfUntold } from "./own-topic-ja.ts";

it.each([
  ["霜色だけは別の釜で染めているため、千円高くなります。", true],
  ["この布は水に強いです。", true],
  ["「霜夜」も同じ糸です。", true],
  ["母の手紙は、箱に入っていた。", true],
  ["最初の二回ほどは水が濁りますので、別に洗ってください。", false],
  ["冬には少し縮みます。", false],
  ["水車小屋に通っていた。", false],
  ["色が落ちます。", false],
])("knows whether a sentence says of what it is: %s [7.3]", (sentence, isSaid) => {
  expect(hasOwnTopic(sentence)).toBe(isSaid);
});

it.each([
  ["片方をなくされたときは、半分の値で作ります。", "残ったほうをとっておいてください。", true],
  ["片方をなくされたときは、半分の値で作ります。", "箱は紙でできています。", false],
  ["火にかけた鍋です。", "湯で洗ってください。", false],
])("knows what is asked for a case that is not told: %s %s [7.3]", (untold, sentence, isOf) => {
  expect(isOfUntold(untold, sentence)).toBe(isOf);
});
