import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const TOLD = saidBlock(
  "The brass hinge holds an oak gate of forty kilograms. It swings both ways, and comes to rest in the middle of its path.",
);
const STEPS = [
  "Prop the gate up on two blocks of wood. It must not hang free.",
  "Take the old hinge off with a flat screwdriver. The screws may be rusty.",
  "A little wax in the holes helps the new screws in. Do not use oil.",
  "Hold the new hinge against the post and drive the four screws home.",
  "Swing the gate ten times before you take the blocks away.",
];
const page = (steps: readonly Block[], ...above: Block[]) =>
  textPage("Tarn gate hinge", [TOLD, ...above, ...steps], { type: "product", site: "Tarn Iron" });
const told = async (blocks: ReturnType<typeof page>, seconds: number) =>
  (await paragraphsWritten(blocks, seconds, "product")).flat().join(" ");
const items = STEPS.map((text) => itemBlock(text));
const FITTING = headingBlock("Fitting notes");
const firsts = STEPS.map((text) => text.split(". ")[0]?.replace(/\.$/, "") ?? "");
const heardIn = (script: string) => firsts.filter((first) => script.includes(first));

it("tells how goods are fitted to the last step, or nothing of it [7.3]", async () => {
  for (const seconds of [20, 30, 40, 50, 60, 80]) {
    const heard = heardIn(await told(page(items, FITTING), seconds)).length;
    expect([0, firsts.length]).toContain(heard);
  }
  const script = await told(page(items, FITTING), 60);
  expect(heardIn(script)).toHaveLength(firsts.length);
  expect(script).toContain("This is how it is installed. Prop the gate up");
});

it("keeps a ban where there is time for the first sentence of each step only [7.3]", async () => {
  const script = await told(page(items, FITTING), 50);
  if (heardIn(script).length > 0) expect(script).toContain("Do not use oil.");
});

it("tells no step of goods of which another cannot be said [7.3]", async () => {
  const torn = [
    ...items.slice(0, 3),
    itemBlock("Enter app.fit(gate) and gate_fit to begin."),
    ...items.slice(3),
  ];
  expect(heardIn(await told(page(torn, FITTING), 60))).toEqual([]);
});

it("knows numbered steps below a line that stands for a heading [7.3]", async () => {
  const numbered = STEPS.map((text, at) => itemBlock(`${at + 1}. ${text}`));
  const script = await told(page(numbered, saidBlock("~ HOW TO USE ~")), 60);
  expect(heardIn(script)).toHaveLength(firsts.length);
  expect(script).toContain("This is how it is used. Prop the gate up");
});

it("takes a head between signs for no part of the sentence behind it [7.3]", async () => {
  const headed = saidBlock(
    "~ ABOUT THE HINGE ~ The pin is turned from one rod of steel. Its cap keeps rain out for years.",
  );
  const script = await told(page([headed]), 40);
  expect(script).toContain("The pin is turned from one rod of steel.");
  expect(script).not.toContain("ABOUT");
});

it("says whose studio is meant by “my” [7.3]", async () => {
  const mine = saidBlock(
    "Each one is forged from a single bar in my workshop above the weir. No two of them are quite the same.",
  );
  const more = [
    "My aunt calls it the butterfly. I harden the pins in March, when the shed is cold enough for it.",
    "I don't take orders in May because my daughter keeps bees then, and I have my hands full.",
  ].map((text) => saidBlock(text));
  expect(await told(page([mine, ...more]), 40)).toContain("This is how its maker describes it.");
});
