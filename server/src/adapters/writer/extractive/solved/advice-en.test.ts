import { expect, it } from "vitest";
import { adviceIn } from "./advice-en.ts";

const counts = (...texts: string[]) => {
  const lines = texts.map((text, at) => ({ text, at, blockIndex: 0 }));
  return lines.map((line) => adviceIn(line, lines));
};

it("counts what an answer begins by advising, and what goes on from it [6.2]", () => {
  expect(
    counts("I would not oil the reed.", "Oil is not the trouble.", "Dust is.", "Mine was grey."),
  ).toEqual([2.5, 0.8, 0.8, 0]);
  expect(counts("I had the same loom.", "You should oil its reed first.")).toEqual([0, 2.5]);
  expect(counts("I would think that it is dust.", "Have you oiled the reed?")).toEqual([0, 0]);
});
