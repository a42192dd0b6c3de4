import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { ofOneKind } from "./of-one-kind-ja.ts";

const priced = (...names: string[]): Fact => ({
  id: "price",
  kind: "price",
  label: null,
  value: "900",
  currency: "JPY",
  source: "visible",
  confidence: 0.9,
  provenance: {
    path: "p",
    excerpt: "900円",
    variants: names.map((name, at) => ({ name, price: `${900 * (at + 1)}`, stock: null })),
  },
});

it.each([
  [["小袋 300g", "大袋 1kg"], "300g", true],
  [["小袋 300g", "大袋 1kg"], "３００ｇ", true],
  [["小袋 300g", "大袋 1kg"], "300g、1kg", false],
  [["小袋 300g", "大袋 1kg"], "約12%", false],
  [["藍", "生成り"], "300g", false],
  [["藍 300g", "生成り 300g"], "300g", false],
])("takes a row for one that holds for some of the sizes alone: %j, %s [7.3]", (names, value, isOfOne) => {
  expect(ofOneKind({ facts: [priced(...names)] })(value)).toBe(isOfOne);
});
