import { expect, it } from "vitest";
import { countCharacters, estimateSeconds } from "./estimate";

it("counts what is seen, without spaces and breaks", () => {
  expect(countCharacters("𠮷野家 です。\n\nOK")).toBe(8);
});

it("says the server's length of a text that is saved, and more for what was added since", () => {
  const saved = { content: "あいうえお。\n\nかき。", seconds: 3 };
  expect(estimateSeconds("あいうえお。\n\nかき。", saved)).toBe(3);
  expect(estimateSeconds("あいうえお。\n\nかき。くけこ。くけこさ。", saved)).toBe(6);
  expect(estimateSeconds("", saved)).toBe(0);
  expect(estimateSeconds("か。", { content: "", seconds: 0 })).toBe(0);
});
