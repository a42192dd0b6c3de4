import { expect, it } from "vitest";
import { amountsIn, priceOf } from "./amounts.ts";

it.each([
  ["一本 500円", 500],
  ["刃こぼれは一本追加200円。10時から。", null],
  ["追加受付中です。参加費は1,800円です。", 1800],
  ["材料費は別途 300円", null],
  ["通常 1,200円 → 980円", 980],
])("is what a thing costs, and not what more it may: %s [6.2]", (line, price) => {
  expect(priceOf(amountsIn(line))?.value ?? null).toBe(price);
});
