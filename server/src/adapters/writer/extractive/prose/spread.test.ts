import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const site = { site: "Mill Society" };
const told = async (title: string, blocks: Parameters<typeof textPage>[1], seconds: number) =>
  (await paragraphsWritten(textPage(title, blocks, site), seconds)).slice(1, -1).map(([first = ""]) => first);

const LEAD = saidBlock(
  "Water mills ground the grain of every valley in the county for eight hundred years. " +
    "Most of them stood below a pond, from which a channel led the water to the wheel. " +
    "Farmers brought their sacks by cart and waited in the yard until the flour was done. " +
    "The miller kept every sixteenth sack for his work and for the repair of his stones.",
);
const WHEELS = saidBlock(
  "Wheels of oak lasted about thirty years before their paddles had to be replaced. " +
    "Carpenters came from the town with elm boards, iron nails and a barrel of tar. " +
    "A wheel with forty paddles took six men three weeks of hard work in the cold stream.",
);
const STONES = saidBlock(
  "Stones of quartz were shipped up the river from a quarry near the southern coast. " +
    "Every second month the miller lifted them with a crane and cut their grooves anew. " +
    "Dull stones heated the grain and spoiled the taste of the bread in every kitchen.",
);
const PONDS = saidBlock(
  "Ponds filled with silt whenever the spring floods carried earth down from the fields. " +
    "Villagers dug them out each autumn and spread the black mud over their gardens. " +
    "Carp and eels from the pond were sold at the market on the Friday before Easter.",
);
const CLOSE = saidBlock(
  "Today nine mills still turn, and volunteers grind flour there for visitors on Sundays. " +
    "The county pays for oak boards, while the mill society trains young millers each summer.",
);
const PARTS = [
  LEAD,
  headingBlock("Wheels of oak"),
  WHEELS,
  headingBlock("Stones from the coast"),
  STONES,
  headingBlock("Ponds and their silt"),
  PONDS,
  headingBlock("Conclusion"),
  CLOSE,
];

it("tells something of each part of a text before much of any [7.3]", async () => {
  const first = await told("Water mills of the county", PARTS, 80);
  expect(first).toEqual([
    "Water mills ground the grain of every valley in the county for eight hundred years.",
    "Wheels of oak lasted about thirty years before their paddles had to be replaced.",
    "Stones of quartz were shipped up the river from a quarry near the southern coast.",
    "Ponds filled with silt whenever the spring floods carried earth down from the fields.",
    "Today nine mills still turn, and volunteers grind flour there for visitors on Sundays.",
  ]);
});

it("leaves out first the part that only sends one elsewhere, and what a reference keeps beside its matter [7.3]", async () => {
  const see = saidBlock(
    "Visitors who plan a tour of several mills can read our guide to the footpaths here.",
  );
  const blocks = [...PARTS.slice(0, -2), headingBlock("Tours"), see, headingBlock("Notes"), CLOSE];
  const first = await told("Water mills of the county", blocks, 60);
  expect(first).not.toContain(see.text);
  expect(first.at(-1)).toBe(
    "Ponds filled with silt whenever the spring floods carried earth down from the fields.",
  );
});

it("tells a text without parts from its beginning on [7.3]", async () => {
  const first = await told("Water mills of the county", [LEAD, WHEELS, STONES, PONDS], 30);
  expect(first[0]).toBe(
    "Water mills ground the grain of every valley in the county for eight hundred years.",
  );
});
