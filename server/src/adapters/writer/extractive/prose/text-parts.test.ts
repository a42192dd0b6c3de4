import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import type { Passage } from "./passages.ts";
import { headedPartsOf } from "./text-parts.ts";

const BLOCKS = [
  saidBlock("Above all."),
  headingBlock("Wheels"),
  saidBlock("Of wheels."),
  headingBlock("Paddles", 3),
  saidBlock("Of paddles."),
  headingBlock("Stones"),
  saidBlock("Of stones."),
  headingBlock("Ponds"),
  saidBlock("Of ponds."),
];
const passages = [0, 2, 4, 6, 8].map((blockIndex) => ({ lines: [{ blockIndex }] }) as Passage);

it("divides a text by the lowest rank of headings that has room", () => {
  expect(headedPartsOf(passages, BLOCKS, 5)?.map(({ heading }) => heading)).toEqual([-1, 1, 3, 5, 7]);
  expect(headedPartsOf(passages, BLOCKS, 4)).toEqual([
    { heading: -1, passages: [0] },
    { heading: 1, passages: [1, 2] },
    { heading: 5, passages: [3] },
    { heading: 7, passages: [4] },
  ]);
});

it("finds no parts where no rank divides the text", () => {
  expect(headedPartsOf(passages.slice(0, 3), BLOCKS.slice(0, 5), 9)).toBeNull();
});
