import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { entriesOf } from "./entries-en.ts";

const MAKERS = ["Arden Looms", "Tarn Reeds", "Brook Mills", "Vale Wheels", "Hill Shuttles", "Lake Yarns"];
const FACTS: Record<string, string> = {
  "Arden Looms": "Arden Looms has built frames of oak for the weavers of the coast since 1820.",
  "Tarn Reeds": "Tarn Reeds binds cane and steel by hand in an old barn above the river.",
  "Brook Mills": "Brook Mills grinds its axles on a stone that two horses brought from the hills.",
  "Vale Wheels": "Vale Wheels sells nothing but larch, which stays hard in water for a century.",
  "Hill Shuttles":
    "Hill Shuttles of the north makes looms for $450, and each weighs 40 kg and is built within 12 days.",
  "Lake Yarns": "Lake Yarns, a maker of looms since 1790, sells frames of 30 kg for $250 within 9 days.",
};
const factOf = (name: string) => FACTS[name] ?? "";
const blocksOf = (texts: (name: string) => string[], head: (name: string, at: number) => string) => [
  saidBlock(
    "A maker of looms is chosen by the wood that its frames are made of, and by the years of the house.",
  ),
  ...MAKERS.flatMap((name, at): Block[] => [headingBlock(head(name, at)), ...texts(name).map(saidBlock)]),
];
const numbered = (name: string, at: number) => `${at + 1}. ${name}`;
const told = async (blocks: Block[], title: string, seconds = 40) =>
  (await paragraphsWritten(textPage(title, blocks), seconds, "narration")).flat().join(" ");

it("tells of a list's first entries, and of no arbitrary one [7.3]", async () => {
  const script = await told(
    blocksOf((name) => [factOf(name)], numbered),
    "Top 6 Makers of Looms",
  );
  expect(script).toContain(factOf("Arden Looms"));
  for (const name of MAKERS.slice(3)) expect(script).not.toContain(factOf(name));
});

it("tells nothing of one entry without the name by which the page calls it [7.3]", async () => {
  const unnamed = "You save the wage of a carpenter, which is more than $70,000 in most years.";
  const script = (first: string[]) =>
    told(
      blocksOf((name) => (name === "Arden Looms" ? first : [factOf(name)]), numbered),
      "Top 6 Makers of Looms",
    );
  expect(await script([unnamed, factOf("Arden Looms")])).not.toContain(unnamed);
  expect(await script([`${factOf("Arden Looms")} ${unnamed}`])).toContain(unnamed);
  // A point of advice has no name.
  expect(await script([unnamed])).toContain(unnamed);
});

it("takes headings for entries only where they count, below a title of several things [7.3]", () => {
  const blocks = blocksOf((name) => [factOf(name)], numbered);
  const count = (title: string, own = blocks) => entriesOf(textPage(title, own)).length;
  expect(count("Top 6 Makers of Looms")).toBe(6);
  expect(count("The Best Makers of Looms")).toBe(6);
  expect(count("How a loom is built")).toBe(0);
  expect(
    count(
      "Top 6 Makers of Looms",
      blocksOf(
        (name) => [factOf(name)],
        (name) => name,
      ),
    ),
  ).toBe(0);
});
