import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { withDecisive } from "./decisive-en.ts";
import { proseLinesOf } from "./lines.ts";
import { textOfLine } from "./measure.ts";

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
  said(`Every house is measured before the work begins. ${texts.join(" ")}`),
];
const told = async (blocks: ReturnType<typeof said>[], seconds = 45) =>
  (await paragraphsWritten(textPage("Arden Roof Program", blocks), seconds, "narration")).flat();

it("tells until when, who and for how much, however far below they stand [7.3]", async () => {
  const script = await told([LEAD, ...STORY.map(said), ...terms(DEADLINE, WHO, FEE)]);
  expect(script).toEqual(expect.arrayContaining([DEADLINE, WHO, FEE]));
});

const marked = (blocks: ReturnType<typeof said>[]) => {
  const page = textPage("Arden Roof Program", blocks);
  return withDecisive(
    proseLinesOf(page, "polite", () => true, 80),
    page,
  ).flatMap((line) => (line.isDecisive ? [textOfLine(line)] : []));
};

it("marks the first of each kind, and nothing where only one of them is said [7.3]", () => {
  expect(marked([LEAD, ...terms(DEADLINE, WHO, FEE, "Members must be 18 or older.")])).toEqual([
    DEADLINE,
    WHO,
    FEE,
  ]);
  expect(marked([LEAD, ...terms(DEADLINE)])).toEqual([]);
});

it.each([
  ["Applications were sent to the office by May 1.", "The fee for a house was $25 in those years."],
  ["You may be eligible for a roof of slate.", "The fee might be $25 for each house."],
  ["Is the fee of $25 paid by May 1?", "Must applicants be 65 or older?"],
])("draws nothing forward of what has been, may be or is asked: %s [7.3]", (...texts) => {
  expect(marked([LEAD, ...terms(...texts)])).toEqual([]);
});

it("draws nothing forward of a page that says it of many things [7.3]", () => {
  const many = ["Mill", "Church", "School", "Tower"].flatMap((name, at) => [
    headingBlock(`The ${name} Prize`),
    said(
      `The ${name} Prize honours the oldest roof of the year. The entry fee is $${at + 20} for each house.`,
    ),
    said(`Applications for the ${name} Prize must reach the office by May ${at + 1}.`),
  ]);
  expect(marked([LEAD, ...many.slice(0, 3)])).toHaveLength(2);
  expect(marked([LEAD, ...many])).toEqual([]);
});

it("tells them behind the sentences of their paragraph, which say of what they are [7.3]", async () => {
  const [lead, ...rest] = ["The Mill Prize goes to the oldest roof of the valley.", DEADLINE, WHO];
  const script = await told([LEAD, ...STORY.map(said), said([lead, ...rest].join(" "))]);
  expect(script).toEqual(expect.arrayContaining(rest));
  expect(script.indexOf(DEADLINE)).toBe(script.indexOf(lead ?? "") + 1);
});
