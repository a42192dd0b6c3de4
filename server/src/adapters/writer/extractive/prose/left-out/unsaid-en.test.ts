import { expect, it } from "vitest";
import { isUnsaidInEnglish, withLimits, withoutCredit } from "./unsaid-en.ts";

const BELOW = 20;

it.each([
  ["For looms of the north, see Weaving."],
  ["For the rules, see also “The Guild”."],
  ["We’ll find other uses for the reed later."],
  ["We will explain the warp in the next chapter."],
  ["Here we’ll look at the weft."],
  ["Loom.close: Closes the shed."],
  ["1 The fee is waived for members."],
  ["Based on data of last May on the number of looms that were sold in the valley."],
  ["Dear weavers of the valley, it is that time of the year."],
  ["Listing 4-2 shows an example of a loom."],
  ["The reed in Figure 3 is made of cane."],
  ["If you look closely, you’ll notice that nothing was changed in the reed."],
  ["Watch an Introduction to Weaving through Tarn College."],
  ["Read “The Loom” by Anna Reed."],
  ["Below is a short description of each loom, with links to longer ones."],
  ["In the next step, you will bind the reed."],
  ["The table below names the reeds of each loom."],
  ["The reeds are made of cane, as shown above."],
  ["The knot is the one of the example above."],
  ["For growing mills that count hours."],
  ["Billed yearly, or £5 billed monthly."],
  ["The longer version is below, because I think you’re owed it."],
  ["More on that below."],
  ["Be sure to follow the warping guide to bind all of the reeds."],
  ["Consult the Reeds section to see how a reed is bound."],
])("leaves unsaid what is for readers only: %s [7.3]", (text) => {
  expect(isUnsaidInEnglish(text, BELOW)).toBe(true);
});

it.each([
  ["For years, see above, nobody wove here."],
  ["Read the safety guide before you open the mill."],
  ["Follow the river to the mill."],
  ["Dear as it is, the reed lasts."],
  ["For weavers who travel it is too heavy."],
  ["For the first time, see how a reed is bound."],
  ["“We will open a second mill later this year,” said Anna Reed."],
  ["We will close the shed in the next week."],
  ["Below is the river, and above it stands the mill."],
  ["Below the table stands a bench of oak."],
  ["In the next week, the shed is closed."],
  ["1 in 9 looms is older than the mill."],
  ["At table 4 sit nine weavers of the guild."],
  ["A figure of 30 looms shows that the valley is rich."],
  ["If you look for a reed of cane, ask the guild."],
  ["Based on the weather, the miller opens the gate at six or at nine."],
  ["Watch the threads while the wheel turns."],
  ["Read the label before you wash the cloth."],
  ["Watch Dogs is a game of nine weavers."],
  ["Attend the Safety Training before March 7, or the license expires."],
  ["Attend the Safety Training of the guild."],
  ["Read Section 4 before the exam, because half of the questions come from it."],
  ["Watch the Tarn Lesson on Friday."],
  ["Never oil the parts shown below."],
  ["Looms that arrive after the day listed above will be refused."],
])("says what is for listeners, too: %s [7.3]", (text) => {
  expect(isUnsaidInEnglish(text, BELOW)).toBe(false);
});

it("leaves out what has to be written in brackets", () => {
  expect(isUnsaidInEnglish("It is common to prefix your subject line with [WARP].", 9)).toBe(true);
  expect(isUnsaidInEnglish("It is common to prefix your subject line with (WARP).", 9)).toBe(true);
  expect(isUnsaidInEnglish("The Weavers' Guild (TWG) sells oak looms.", 9)).toBe(false);
  expect(isUnsaidInEnglish("The loom is sold as kit [3] or built.", 9)).toBe(false);
});

it("leaves out what stands below a picture with its maker's name, and keeps a text that a name follows [7.3]", () => {
  const caption = "A section of the ear stone of a fish. Its bands mark years.";
  expect(withoutCredit(`${caption} Photo by Marcus Ueda`)).toBe("");
  expect(withoutCredit(`${caption} (Anna Reed / The Tarn Paper)`)).toBe(caption);
  expect(withoutCredit(caption)).toBe(caption);
});

it("names no sections of an act, which nobody who listens looks up [7.3]", () => {
  const act = "The mill proposes to close the weir under sections 3, 9 and 12 of the Mills Act 1961.";
  expect(withLimits(act)).toBe("The mill proposes to close the weir.");
  const twice =
    "The mill closes the weir under section 3 of the Weir Regulation Act 1961, and opens it in May.";
  expect(withLimits(twice)).toBe("The mill closes the weir, and opens it in May.");
  const order = "The Mills Act 1961 has 12 sections, and under it the weir is closed.";
  expect(withLimits(order)).toBe(order);
});

it("leaves out what is in a chart that nobody hears, and keeps what is in a house", () => {
  expect(isUnsaidInEnglish("Sums in this chart are based on nine months of weaving.", 9)).toBe(true);
  expect(isUnsaidInEnglish("Looms in this mill are driven by the river.", 9)).toBe(false);
});

it("leaves out what only offers somebody's story, and keeps what one is to look at or to learn", () => {
  expect(isUnsaidInEnglish("Watch how Oak Mills weaves at night with our looms.", 9)).toBe(true);
  expect(isUnsaidInEnglish("Find out why customers weave twice as much cloth.", 9)).toBe(true);
  expect(isUnsaidInEnglish("Watch how the reed moves in the frame.", 9)).toBe(false);
  expect(isUnsaidInEnglish("Learn how to weave at night.", 9)).toBe(false);
});

it("gives a warning's order without the place of its list [7.3]", () => {
  expect(withLimits("Stop using the canners listed below. The lid can open.")).toBe(
    "Stop using the canners. The lid can open.",
  );
  for (const told of ["The colours are listed below.", "Please stop using the lots listed below."])
    expect(withLimits(told)).toBe(told);
});

it("keeps what a sentence says without its pointer to dates that nobody hears [7.3]", () => {
  expect(withLimits("The weir is dredged in the basin between the dates above.")).toBe(
    "The weir is dredged in the basin.",
  );
  expect(withLimits("The board adopted the rules as set out below.")).toBe("The board adopted the rules.");
});
