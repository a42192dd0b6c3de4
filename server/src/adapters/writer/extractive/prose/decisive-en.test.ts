import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";

const LEAD = said(
  "The Arden Roof Program helps owners of old houses in Arden to repair what the winter has broken. The town has paid for it since the flood, and forty roofs have been made anew.",
);
const STORY = [
  "The first roof was that of the mill, whose beams had been wet for nine winters and had to be cut anew. Two carpenters of the valley made them of larch.",
  "The council speaks of the work as the best that the town has bought, and the carpenters have taken three girls from the school into their shop. Each of them has built a roof of her own.",
  "Roofs of slate are the oldest in the valley. The slate came from the quarry above the river, which was closed after the war, and the last of it lies on the church.",
  "The office stands beside the library. Its staff knows each house of the town, and they bring the plans to whoever cannot climb the stairs.",
];
const DEADLINE = "Applications must be sent to the office by May 1.";
const WHO = "Applicants must be 65 or older and own the house they live in.";
const FEE = "The application fee is $25 for each house.";
const terms = (...texts: string[]) => [
  headingBlock("How it works"),
  said(`The carpenters look at every house before the work begins. ${texts.join(" ")}`),
];
const told = async (blocks: ReturnType<typeof said>[], seconds = 45) =>
  (await paragraphsWritten(textPage("Arden Roof Program", blocks), seconds, "narration")).flat();

it("tells until when, who and for how much, however far below they stand [7.3]", async () => {
  const script = await told([LEAD, ...STORY.map(said), ...terms(DEADLINE, WHO, FEE)]);
  expect(script).toEqual(expect.arrayContaining([DEADLINE, WHO, FEE]));
});

it("draws nothing forward of what has been, or of a page that says it of many things [7.3]", async () => {
  const past = [
    "Applications were sent to the office by May 1.",
    "The fee for a house was $25 in those years.",
  ];
  const script = await told([LEAD, ...STORY.map(said), ...terms(...past)]);
  for (const text of past) expect(script).not.toContain(text);
  const many = ["Mill", "Church", "School", "Tower"].flatMap((name, at) => [
    headingBlock(`The ${name} Prize`),
    said(
      `The ${name} Prize honours the oldest roof of the year. The entry fee is $${at + 20} for each house.`,
    ),
    said(`Applications for the ${name} Prize must reach the office by March ${at + 1}.`),
  ]);
  const prizes = await told([LEAD, ...STORY.map(said), ...many]);
  expect(prizes.filter((text) => text.includes("March"))).toEqual([]);
});
