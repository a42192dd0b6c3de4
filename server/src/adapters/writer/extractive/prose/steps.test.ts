import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock as headed, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { referredDeedsOn, stepsOn } from "./deeds-en.ts";
import { needsOn } from "./needs-en.ts";

const item = (text: string): Block => ({ kind: "list_item", text });
const LEAD = said("A wheel that squeaks in the rain has a dry axle. It is mended within an hour.");
const STEPS = [
  ["Lift the wheel", "Lift it with a beam of oak until the axle is free. Put a stone below it."],
  ["Clean the axle", "Clean it with a cloth of linen and hot water. Let it dry for an hour in the sun."],
  ["Rub it with tallow", "Warm the tallow in your hand first. Spread it as thin as you can."],
  ["Put the wheel back", "Lower the wheel until it sits on its brass again. Turn it by hand three times."],
] as const;
const below = (head: (text: string, at: number) => string) =>
  STEPS.flatMap(([deed, text], at) => [headed(head(deed, at)), said(text)]);
const NUMBERED = below((deed, at) => `Step ${at + 1}: ${deed}`);
const deedsOf = (title: string, blocks: Block[]) =>
  stepsOn(textPage(title, blocks)).map(({ said: deed }) => deed);
const DEEDS = ["lift the wheel", "clean the axle", "rub it with tallow", "put the wheel back"];

it("knows steps by their numbers, and by a title that asks how something is done", () => {
  expect(deedsOf("A wheel that squeaks", NUMBERED)).toEqual(DEEDS);
  const plain = below((deed) => deed);
  expect(deedsOf("How to mend a squeaking wheel", plain)).toEqual(DEEDS);
  expect(deedsOf("A wheel that squeaks", plain)).toEqual([]);
});

it.each([
  ["things that are counted", ["1. Oak", "2. Ash", "3. Elm"]],
  [
    "steps of which one is no deed",
    ["Step 1: Lift the wheel", "Step 2: The axle", "Step 3: Turn it by hand"],
  ],
  ["steps without words", ["Step 1", "Step 2", "Step 3"]],
  ["two steps", ["Step 1: Lift the wheel", "Step 2: Clean the axle"]],
])("takes for no procedure %s", (_, headings) => {
  const blocks = headings.flatMap((text) => [headed(text), said("The mill has stood beside the river.")]);
  expect(deedsOf("How to mend a wheel", blocks)).toEqual([]);
});

it("tells each step in its turn, with what stands below it as far as there is time", async () => {
  const told = (
    await paragraphsWritten(textPage("How to mend a wheel", [LEAD, ...NUMBERED]), 40, "narration")
  ).flat();
  const turns = [
    "First, lift the wheel.",
    "Then clean the axle.",
    "Next, rub it with tallow.",
    "Finally, put the wheel back.",
  ];
  expect(told[1]).toBe("A wheel that squeaks in the rain has a dry axle.");
  expect(told.filter((text) => turns.includes(text))).toEqual(turns);
  expect(told[told.indexOf("First, lift the wheel.") + 1]).toBe(
    "Lift it with a beam of oak until the axle is free.",
  );
});

it("says how many steps it tells where not all have room", async () => {
  const deeds = ["wheel", "axle", "stone", "beam", "door", "roof", "gate", "stair", "floor", "chain"];
  const blocks = deeds.flatMap((thing, at) => [
    headed(`Step ${at + 1}: Clean the ${thing} of the mill with hot water and a cloth`),
    said("The cloth is made of linen."),
  ]);
  const told = (
    await paragraphsWritten(textPage("How to clean a mill", [LEAD, ...blocks]), 30, "narration")
  ).flat();
  const part = told.find((text) => text.startsWith("These are the first"));
  const count = told.filter((text) => / of the mill with hot water and a cloth\.$/.test(text)).length;
  expect(count).toBe(3);
  expect(part).toBe("These are the first three of its ten steps.");
});

it("names what one needs, and says where something is left out", () => {
  const needs = [
    "#8 cotton cord, about 6 ft a side",
    "Two stiff knives",
    "Flat bar (steel)",
    "Pliers and a screwdriver",
  ];
  const list = [headed("What you'll need"), ...needs.map(item)];
  expect(needsOn(list)?.text).toBe(
    "You need a cotton cord, two stiff knives, a flat bar, and pliers and a screwdriver.",
  );
  expect(needsOn([...list, item('1" nails × 4')])?.text).toMatch(
    /^Among other things, you need a cotton cord,/,
  );
  expect(
    needsOn([headed("What you'll need"), item("Two stiff knives"), item("Your mill's manual")])?.text,
  ).toBe("You need two stiff knives, and your mill's manual.");
  expect(needsOn([headed("What we need"), ...needs.map(item)])).toBeNull();
});

it("says what one can do with the thing of a reference", () => {
  const reference = (title: string, headings: string[]) =>
    referredDeedsOn(
      textPage(
        title,
        headings.map((text) => headed(text)),
      ),
    );
  const deeds = ["Create a delivery", "Retrieve a delivery", "List deliveries"];
  expect(reference("Deliveries", deeds)).toEqual({
    verbs: ["create", "retrieve", "list"],
    object: "deliveries",
  });
  expect(reference("The mill", deeds)).toBeNull();
  expect(reference("Deliveries", ["Deliveries by boat", "Late deliveries", "Free deliveries"])).toBeNull();
});
