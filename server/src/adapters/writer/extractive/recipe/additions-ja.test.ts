import { expect, it } from "vitest";
import { withAdditions } from "./additions-ja.ts";

const steps = [
  ["豆は大さじ3杯ほどをつぶします。"],
  ["油とクミンを弱火にかけます。", "香りが出てきたら、玉ねぎを加えます。", "玉ねぎは焦がしません。"],
  ["中火にして10分炒めます。"],
];
const firsts = [new Set([0]), new Set([0]), new Set([0])];
const toldOf = (mains: string[]) => withAdditions(steps, firsts, mains).map((told) => [...told]);

it("tells how a main thing comes into the dish that nothing else told names [6.2]", () => {
  expect(toldOf(["玉ねぎ（大）"])).toEqual([[0], [0, 1], [0]]);
});

it("tells how a main thing comes into the dish that is only cut in what is told [6.2]", () => {
  const cut = [["大根は皮をむきます。"], ["だしを沸かします。", "大根を加えます。"]];
  const told = withAdditions(cut, [new Set([0]), new Set([0])], ["大根"]);
  expect(told.map((some) => [...some])).toEqual([[0], [0, 1]]);
});

it("adds nothing for a thing that is named, or that no step names so [6.2]", () => {
  expect(toldOf(["ゆでた豆", "トマト水煮缶"])).toEqual([[0], [0], [0]]);
});
