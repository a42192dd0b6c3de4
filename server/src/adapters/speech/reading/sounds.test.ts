import { expect, it } from "vitest";
import { readingSet } from "./reading-set.ts";
import { phonesHeard, soundsRight } from "./sounds.ts";

const item = (reading: string, ...sounds: [word: string, phones: string][]) => ({
  readings: [reading],
  sounds: sounds.map(([word, phones]) => ({ word, phones: phones.split("/") })),
});

it.each([
  ["I led the team.", "i lead the team", "lead", "L EH1 D", true],
  ["I led the team.", "i lead the team", "lead", "L IY1 D", false],
  ["My newt amounts count.", "minute amounts count", "minute", "M AY0 N UW1 T", true],
  ["No use.", "no use", "use", "Y UW1 Z/Y UW1 S", true],
  ["I led a team.", "i lead the team", "lead", "L EH1 D", false],
])("hears a word by its phones, however it is spelt: %s", async (said, reading, word, phones, right) => {
  expect(await soundsRight([{ item: item(reading, [word, phones]), said }])).toEqual([right]);
});

it("hears each of two words that are spelt alike", async () => {
  const dove = (first: string, second: string) => ({
    item: item("the dove dove", ["dove", first], ["dove", second]),
    said: "The duv doave.",
  });
  expect(await soundsRight([dove("D AH1 V", "D OW1 V"), dove("D OW1 V", "D AH1 V")])).toEqual([true, false]);
});

it("hears many texts in one run, a text of two sentences as one and a text without words as nothing", async () => {
  const heard = await phonesHeard(["I do. I do.", "", "I do", "!"]);
  expect(Object.fromEntries(heard)).toEqual({
    "I do. I do.": ["ay", "d", "uw", "ay", "d", "uw"],
    "": [],
    "I do": ["ay", "d", "uw"],
    "!": [],
  });
});

it.each(["slt", "rms"])("hears what the voice %s says, though by a quicker one", async (voice) => {
  const texts = readingSet("en")
    .map(({ text }) => text)
    .slice(0, 40);
  expect(await phonesHeard(texts)).toEqual(await phonesHeard(texts, voice));
});
