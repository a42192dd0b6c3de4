import { expect, it } from "vitest";
import { isHalfTold } from "./leads-on-ja.ts";

it.each([
  ["初代の枠は、軽さのために80センチに抑えていました。", "布は麻です。", true],
  ["届いた声の半分は「雨の朝に湯を沸かせない」というものです。", "布は麻です。", true],
  ["届いた声は三百です。", "布は麻です。", false],
  ["家の者は気づかずに飲みほしました。", "三年もののうまみは、そのくらい強いです。", true],
  ["家の者は気づかずに飲みほしました。", "三年もののうまみは強いです。", false],
])(
  "knows what stays half told before another sentence of its paragraph: %s %s [6.2]",
  (text, next, isHalf) => {
    expect(isHalfTold([text, next], [1, 1], 0)).toBe(isHalf);
  },
);

it("tells no trouble without what a new paragraph says was done about it [6.2]", () => {
  const trouble = "山小屋の前で、傘をさしたまま麺を食べた方もいました。";
  expect(isHalfTold([trouble, "そこで二代目では、枠を120センチに延ばしました。"], [1, 2], 0)).toBe(true);
  expect(isHalfTold([trouble, "そこでは火を使えません。"], [1, 2], 0)).toBe(false);
  expect(isHalfTold([trouble, "二代目の枠は120センチです。"], [1, 2], 0)).toBe(false);
});
