import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const ABOVE = saidBlock(
  "From Monday 4 May the mill grinds rye on Fridays and wheat on all other days of the week. Sacks should stand at the gate by noon, with the mouth tied. Carts that come later wait for the next day.",
);
const GETS = [
  saidBlock("Before the first day every farm will be given:"),
  itemBlock("a roll of forty tags (more of them lie at the gate)"),
  itemBlock("one sack of hemp"),
  itemBlock("a list of the days."),
];
const BELOW = saidBlock(
  "Only tags of the mill may be used. Sacks with another mark are left at the gate, and nobody grinds them until the owner has come. The tags are of lime wood.",
);
const LAST = saidBlock(
  "The miller sleeps from noon to two. Nobody rings the bell at that time, unless the river stands above the mark. Then everybody does.",
);

it("tells in its place a list that is joined to the sentence above it, and what goes on from it [7.3]", async () => {
  const page = textPage("Grinding from 4 May", [ABOVE, headingBlock("What you get"), ...GETS, BELOW, LAST]);
  for (const seconds of [40, 50, 60]) {
    const script = (await paragraphsWritten(page, seconds, "narration")).flat().join(" ");
    const [list, rest] = [script.indexOf("every farm will be given a roll"), script.indexOf("Only tags")];
    expect(list).toBeGreaterThan(-1);
    if (rest > -1) expect(list).toBeLessThan(rest);
  }
});
