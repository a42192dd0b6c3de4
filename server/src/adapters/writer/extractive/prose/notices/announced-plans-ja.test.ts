import { expect, it } from "vitest";
import { plain } from "../../draft.ts";
import { plansTold } from "./announced-plans-ja.ts";

it("tells a house's plans of it, and leaves what moves alone", () => {
  const told = plansTold([
    [plain("水車を谷ごとに増やしてまいります。"), plain("坂の上から粉を運んで参ります。")],
    [plain("汽車がまいります。")],
  ]);
  expect(told.flat().map(({ text }) => text)).toEqual([
    "水車を谷ごとに増やしていくとしています。",
    "坂の上から粉を運んでいくとしています。",
    "汽車がまいります。",
  ]);
});
