import { expect, it } from "vitest";
import type { ProseLine } from "../prose/lines.ts";
import { withoutGreeting } from "./greeting-ja.ts";

const lines = (...sentences: string[]) =>
  sentences.map(
    (text): Pick<ProseLine, "sentences" | "blockIndex"> => ({
      sentences: [text],
      blockIndex: 0,
    }),
  ) as ProseLine[];

it.each([
  [["こんにちは。", "今日は寒いですね。"], ["今日は寒いですね。"]],
  [["みなさん、こんばんは！", "里芋は冷めてもやわらかです。"], ["里芋は冷めてもやわらかです。"]],
  [
    ["はじめまして、焼きいもは、弱い火で長く焼くと甘くなります。", "皮も食べられます。"],
    ["焼きいもは、弱い火で長く焼くと甘くなります。", "皮も食べられます。"],
  ],
  [["こんにちは、もりです。", "きのう市で、ごぼうが三本150円でした。"], []],
  [
    ["里芋の煮ものです。", "こんにちは。"],
    ["里芋の煮ものです。", "こんにちは。"],
  ],
])("drops a greeting, and with it only what its writer tells of a day: %j", (said, told) => {
  expect(withoutGreeting(lines(...said)).flatMap(({ sentences }) => sentences)).toEqual(told);
});
