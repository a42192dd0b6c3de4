import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { withoutCited } from "./cited-en.ts";

const OPENING = "The loom program stops after each row since the update of last night, on all our machines.";
const CITED = "Many weavers have reported that the program forgets its rows and repeats the first one again.";
const OWN = "I have put back the old version on two machines, and there the program runs as it did before.";
const told = async (handing: string) => {
  const blocks = [OPENING, handing, CITED, OWN].map(saidBlock);
  const page = textPage("Loom Program Broken", blocks, { url: "https://tarn.example/forum/t/17" });
  return (await paragraphsWritten(page, 60, "narration")).flat().join(" ");
};

it.each([
  "Here is what the bot stated.",
  "I asked our bot about it. Response as below.",
  "Here's what the manual says.",
])("takes what a post cites for no post: %s [7.3]", async (handing) => {
  const script = await told(handing);
  expect(script).toContain("stops after each row");
  expect(script).not.toContain("Many weavers");
  expect(script).not.toContain("Here is what");
  expect(script).not.toContain("Another post");
  expect(script).not.toContain("That was");
});

it("keeps what a writer says of oneself [7.3]", () => {
  const page = textPage(
    "Loom Program Broken",
    ["Here is what I tried and what happened then.", CITED].map(saidBlock),
  );
  const lines = proseLinesOf(page, "polite", () => true, 40);
  expect(withoutCited(lines, page.blocks, () => false)).toHaveLength(lines.length);
});
