import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isCredit } from "./credits-en.ts";
import { interviewOn } from "./interview.ts";

it.each([
  "Interview by Ida Holm",
  "Words: Ida Holm",
  "Photographs by Ida Holm and Per Aas",
  "By Ida Holm",
  "Words and pictures by Ida Holm",
  "Text: Ida Holm / Photos: Per Aas",
  "As told to Ida Holm.",
])("knows a line that only says whose work a page is: %s [6.2]", (line) => {
  expect(isCredit(line)).toBe(true);
});

it.each([
  "By the river.",
  "Told by whom?",
  "What was it like to be interviewed by Ida Holm?",
  "Words fail me.",
  "Pictures by children hang there.",
])("takes what somebody may say for no such line: %s [6.2]", (line) => {
  expect(isCredit(line)).toBe(false);
});

const TALK = [
  [
    "How did you come to the mill, Marta?",
    "My aunt left it to me. I was a baker then, and I liked the noise.",
  ],
  ["What breaks first?", "The cogs. I cut them from pear wood, nine at a time, in my kitchen."],
  ["Do you still grind rye?", "I do, on Fridays. My neighbours bring me 40 sacks in a good year."],
  ["Will you retire?", "I have told my sister that I will not. She laughed at me."],
];
const SCENE = "The mill is louder than a train. Marta Lindqvist shouts over it, and I write down half of it.";
const asked = (text = "") => ({ ...saidBlock(text), isAsked: true });
const page = (end: string[] = []) =>
  textPage("A talk with Marta Lindqvist", [
    asked("Interview by Ida Holm"),
    saidBlock(SCENE),
    ...TALK.flatMap(([question, answer]) => [asked(question), saidBlock(answer ?? "")]),
    ...end.map((text) => saidBlock(text)),
  ]);
const talk = (end: string[] = []) => interviewOn(page(end));

it("takes a byline that is bold as the questions are for no question [6.2]", () => {
  expect(talk()?.exchanges.map(({ question }) => question[0]?.text)).toEqual(TALK.map(([one]) => one));
  expect(talk()?.start).toBe(2);
});

it("ends an answer where signs stand in place of a rule [6.2]", () => {
  const last = talk(["————", "My thanks go to all of our readers who wrote to me about it."])?.exchanges.at(
    -1,
  );
  expect(last?.answers[0]?.parts).toHaveLength(1);
});

it("names who asks, and hears nothing of that person where it cannot [7.3]", async () => {
  const told = (await paragraphsWritten(page(), 120, "narration")).flat().join(" ");
  expect(told).toContain("by Ida Holm");
  expect(told).toContain("and I write down half of it");
  const unnamed = (await paragraphsWritten(page(), 120, "news")).flat().join(" ");
  expect(unnamed).not.toContain("I write down");
  expect(unnamed).toContain("The mill is louder than");
});
