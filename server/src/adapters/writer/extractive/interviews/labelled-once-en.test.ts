import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { turnsLabelledOnce } from "./labelled-once-en.ts";

const INTRO =
  "Hanna Orde-Lind builds mill wheels in a barn above Tarn, one of two people in the valley who still do. We talked while she waited for the tar to dry.";
const LONG =
  "I make the rim first, out of larch that has lain in the pond for two winters, and then I cut every board by hand, because no saw has ever cut one straight for me.";
const TALK = [
  "RV: Tell me about the broken wheel.",
  `HO-L: It was the wheel of the school. ${LONG}`,
  "So you had to build a new one.",
  `I had to build it. ${LONG}`,
  "What goes into the bearings?",
  `Tallow and flax. ${LONG}`,
  "Is there a living in it?",
  `There is now, with four wheels a year. ${LONG}`,
  "Who buys them?",
  `Schools, mostly, and a winery or two. ${LONG}`,
];
const page = (talk: readonly string[]) => ({
  ...textPage(
    "You cannot hurry a wheel",
    [INTRO, ...talk].map((text) => saidBlock(text)),
  ),
  author: "Rolf Vane",
});

it("hears two voices in turn that are named where each speaks first [7.3]", () => {
  const turns = turnsLabelledOnce(page(TALK));
  expect(turns.map(({ label }) => label)).toEqual(Array(5).fill(["RV", "HO-L"]).flat());
  expect(turns[2]?.parts[0]?.text).toBe("So you had to build a new one.");
});

it("hears none where one voice is labelled, or the two do not speak in a row [7.3]", () => {
  expect(turnsLabelledOnce(page([...TALK.slice(0, 1), ...TALK.slice(2)]))).toEqual([]);
  expect(turnsLabelledOnce(page([TALK[0] ?? "", LONG, ...TALK.slice(1)]))).toEqual([]);
});

it("gives the answers to whoever answers, and not to who asks [7.3]", async () => {
  const told = (await paragraphsWritten(page(TALK), 90, "news")).flat().join(" ");
  expect(told).not.toContain("in the words of Rolf Vane");
  expect(told).toMatch(/Asked “[^”]+”, Hanna Orde-Lind (?:says|answers)/);
});
