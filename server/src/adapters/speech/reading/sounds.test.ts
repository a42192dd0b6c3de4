import { expect, it } from "vitest";
import { soundsRight } from "./sounds.ts";

const item = (reading: string, ...sounds: [word: string, phones: string][]) => ({
  category: "",
  text: "",
  readings: [reading],
  sounds: sounds.map(([word, phones]) => ({ word, phones: phones.split("/") })),
  heldOut: false,
});

it.each([
  ["I led the team.", "i lead the team", "lead", "L EH1 D", true],
  ["I led the team.", "i lead the team", "lead", "L IY1 D", false],
  ["My newt amounts count.", "minute amounts count", "minute", "M AY0 N UW1 T", true],
  ["No use.", "no use", "use", "Y UW1 Z/Y UW1 S", true],
  ["I led a team.", "i lead the team", "lead", "L EH1 D", false],
])("hears a word by its phones, however it is spelt: %s", async (said, reading, word, phones, right) => {
  expect(await soundsRight(item(reading, [word, phones]), said)).toBe(right);
});

it("hears each of two words that are spelt alike", async () => {
  const dove = (first: string, second: string) => item("the dove dove", ["dove", first], ["dove", second]);
  expect(await soundsRight(dove("D AH1 V", "D OW1 V"), "The duv doave.")).toBe(true);
  expect(await soundsRight(dove("D OW1 V", "D AH1 V"), "The duv doave.")).toBe(false);
});
