import { expect, it } from "vitest";
import { withFirstParts } from "./rests-ja.ts";

const told = (steps: string[][]) =>
  withFirstParts(
    steps,
    steps.map(({ length }) => new Set([length - 1])),
  ).map((some) => [...some].toSorted((a, b) => a - b));

it("tells of which thing a rest is left [6.2]", () => {
  for (const thing of ["かぶ", "カブ", "大根"]) {
    const steps = [[`${thing}の半分をすりおろします。`, "水気を切ります。"], [`残りの${thing}を並べます。`]];
    expect(told(steps)).toEqual([[0, 1], [0]]);
  }
  expect(told([["豆を洗います。", "水気を切ります。"], ["残りの大根を並べます。"]])).toEqual([[1], [0]]);
});

it("takes out what comes back [6.2]", () => {
  const steps = [["鮭を焼き、皿に取り出します。", "鍋を洗います。"], ["鮭を戻して煮ます。"]];
  expect(told(steps)).toEqual([[0, 1], [0]]);
  expect(told([["鮭を焼きます。", "皿に取り出します。"], ["鮭を煮ます。"]])).toEqual([[1], [0]]);
});
