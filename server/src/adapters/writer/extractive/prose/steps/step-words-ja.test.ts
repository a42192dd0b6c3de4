import { expect, it } from "vitest";
import { stepWord } from "./step-words-ja.ts";

it("says before each step of a row that it comes next [6.2]", () => {
  expect([0, 1, 2, 3, 4].map((at) => stepWord(at, 5, "縄を結びます。"))).toEqual([
    "まず、",
    "次に、",
    "続いて、",
    "それから、",
    "最後に、",
  ]);
});

it.each(["まず、縄を結びます。", "乾いたら、縄を結びます。", "縄を結んだ後は、油を差します。"])(
  "adds no word where the step says itself when it comes: %s [6.2]",
  (text) => {
    expect(stepWord(1, 4, text)).toBe("");
  },
);
