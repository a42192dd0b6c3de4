import { expect, it } from "vitest";
import { toSrt } from "./srt.ts";

it("has a numbered cue a sentence, with commas in its times", () => {
  const cues = [
    { index: 0, start: 0, end: 2.5, text: "声です。" },
    { index: 2, start: 3_661.25, end: 3_663, text: "A line\nof two.", speaker: "Mika" },
  ];
  expect(toSrt(cues)).toBe(
    "1\n00:00:00,000 --> 00:00:02,500\n声です。\n\n2\n01:01:01,250 --> 01:01:03,000\nMika: A line of two.\n",
  );
});

it("lets no text pass for a time line", () => {
  expect(toSrt([{ index: 0, start: 0, end: 1, text: "a --> b" }])).toBe(
    "1\n00:00:00,000 --> 00:00:01,000\na → b\n",
  );
});
