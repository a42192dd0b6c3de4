import { expect, it } from "vitest";
import { withoutCallsAhead } from "./calls-ahead-ja.ts";

it("tells no row of bare things at the beginning of a paragraph [6.2]", () => {
  const rest = "山小屋の一日を、音で記録しました。";
  expect(withoutCallsAhead(["沢、雨、薪、鳥。", rest])).toEqual([rest]);
  expect(withoutCallsAhead(["標高二千メートル。", "沢、雨、薪、鳥。", rest])).toEqual([
    "標高二千メートル。",
    rest,
  ]);
});

it.each([
  [["塩、水、麹。", "この三つで仕込みます。"]],
  [["材料は三つです。", "塩、水、麹。", "ほかには何も入れません。"]],
  [["塩、水、麹。"]],
  [["洗う、干す、たたむ。", "家事は続きます。"]],
])("keeps things of which something is said: %s [6.2]", (sentences) => {
  expect(withoutCallsAhead(sentences)).toEqual(sentences);
});

it("reads a long row of things in linear time", () => {
  const long = `${"沢、".repeat(50_000)}は`;
  const from = performance.now();
  withoutCallsAhead([long, "。"]);
  expect(performance.now() - from).toBeLessThan(500);
});
