import { expect, it } from "vitest";
import { partedWhere } from "./parted.ts";

it("divides a paragraph before what begins something new", () => {
  const [first, second, third] = [1, 1, 2].map((blockIndex) => ({ text: "水車", blockIndex }));
  if (!first || !second || !third) throw new Error("three sentences are needed");
  const isNew = (one: { blockIndex: number | null }, before: { blockIndex: number | null }) =>
    one.blockIndex !== before.blockIndex;
  expect(partedWhere([[first, second, third], []], isNew)).toEqual([[first, second], [third], []]);
});
