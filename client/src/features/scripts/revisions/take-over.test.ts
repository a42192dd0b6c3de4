import { expect, it } from "vitest";
import { compareScripts, isChanged } from "../diff/diff";
import { placed, takenOver } from "./take-over";

const script = (...texts: string[]) => ({
  content: texts.join(" "),
  sentences: texts.map((text) => ({ paragraph: 0, text })),
});

const left = script("One.", "It costs 10 yen.", "End.");
const right = script("New.", "One.", "It costs 20 yen.");
const rows = placed(
  compareScripts(
    left.sentences.map(({ text }) => text),
    right.sentences.map(({ text }) => text),
    "en",
  ),
);
const row = (words: string) =>
  rows.find(({ left: one, right: two }) =>
    [one, two].some((parts) =>
      parts
        ?.map(({ text }) => text)
        .join("")
        .includes(words),
    ),
  )!;

it("takes a sentence over in either direction", () => {
  expect(takenOver(left, row("20 yen"), "left")).toBe("One. It costs 20 yen. End.");
  expect(takenOver(right, row("20 yen"), "right")).toBe("New. One. It costs 10 yen.");
});

it("adds what only the other side has, and removes what it has not", () => {
  expect(takenOver(left, row("New."), "left")).toBe("New.\nOne. It costs 10 yen. End.");
  expect(takenOver(right, row("New."), "right")).toBe("One. It costs 20 yen.");
  expect(takenOver(right, row("End."), "right")).toBe("New. One. It costs 20 yen. End.");
});

it("knows which rows differ", () => {
  expect(rows.filter(isChanged)).toHaveLength(3);
});
