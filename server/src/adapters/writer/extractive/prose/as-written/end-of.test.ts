import { expect, it } from "vitest";
import { countWithin } from "./end-of.ts";

const of = (blockIndex: number, seconds: number, text: string) => ({
  blockIndex,
  seconds,
  sentences: [text],
});
const TEXT = [
  of(0, 10, "The mill stopped in March."),
  of(0, 10, "Nobody had been asked."),
  of(1, 10, "Do the owners want to sell?"),
  of(1, 10, "They do not say."),
];

it("ends where the time ends, and behind a paragraph rather than within it [7.3]", () => {
  expect(countWithin(TEXT, "en", 20, false)).toBe(2);
  expect(countWithin(TEXT, "en", 40, false)).toBe(4);
});

it("ends behind no question, unless it has to be exact [7.3]", () => {
  const long = [of(0, 27, "The mill stopped in March."), of(0, 3, "Do the owners want to sell?")];
  const behind = [...long, of(0, 10, "They do not say.")];
  expect(countWithin(behind, "en", 30, false)).toBe(1);
  expect(countWithin(behind, "en", 30, true)).toBe(2);
});

it("goes on to the last of what was counted [7.3]", () => {
  const counted = [
    of(0, 19, "二つの理由があります。"),
    of(0, 11, "一つめは、水です。"),
    of(0, 2.6, "二つめは、人です。"),
    of(0, 10, "それは、祖父の口ぐせでした。"),
  ];
  expect(countWithin(counted, "ja", 30, false)).toBe(3);
});
