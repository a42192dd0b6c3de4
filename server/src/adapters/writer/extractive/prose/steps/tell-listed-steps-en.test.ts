import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const STEPS = [
  "Run the heating for ten minutes so that the air collects. The radiators that are cold on top hold some.",
  "Switch the boiler off at the wall. It has to stand for half an hour before you go on.",
  "Hold a towel under the valve of the first radiator. The water that comes out is often black.",
  "Turn the key to the left by a quarter turn. You will hear the air hiss out of the valve.",
  "Close the valve when water comes in a steady trickle. It is made of brass and needs no force.",
];
const howTo = (title: string, steps: readonly string[]) =>
  textPage(title, [
    saidBlock(
      "A radiator that is warm below and cold on top has air in it. Letting it out takes a few minutes.",
    ),
    headingBlock("What you do"),
    ...steps.map(itemBlock),
    headingBlock("How often"),
    saidBlock("New systems shed air for several weeks, and may want it more often than old ones do."),
    saidBlock("The valves of old houses were often painted over, and a pin clears the hole of the paint."),
    saidBlock("Radiators upstairs collect more of the air, since it rises in the pipes of the whole house."),
  ]);
const BEGINNINGS = STEPS.map((step) => step.slice(0, step.indexOf(".") + 1));
const toldOf = async (title: string, steps: readonly string[], seconds: number) =>
  (await paragraphsWritten(howTo(title, steps), seconds)).flat();

it("tells the beginning of each step in order where there is no time for more [6.2]", async () => {
  const said = await toldOf("How to let air out of a radiator", STEPS, 40);
  expect(said.filter((text) => BEGINNINGS.includes(text))).toEqual(BEGINNINGS);
  expect(said).toContain("A radiator that is warm below and cold on top has air in it.");
});

it("tells what each step says besides where there is time [6.2]", async () => {
  const said = await toldOf("How to let air out of a radiator", STEPS, 75);
  expect(said.filter((text) => BEGINNINGS.includes(text))).toEqual(BEGINNINGS);
  expect(said).toContain("You will hear the air hiss out of the valve.");
});

it("tells none of the steps where one of them cannot be said [6.2]", async () => {
  const broken = STEPS.map((step, at) => (at === 2 ? "towel[0] = valve(1), then =>" : step));
  const said = await toldOf("How to let air out of a radiator", broken, 40);
  expect(said.filter((text) => BEGINNINGS.includes(text))).toEqual([]);
});

it("leaves the points of another text to be chosen by their worth [6.2]", async () => {
  const said = await toldOf("Our week with a cold radiator", STEPS, 20);
  expect(said.filter((text) => BEGINNINGS.includes(text))).not.toEqual(BEGINNINGS);
});

const SIFTED = [
  "Lay the board on the table and press on its corners. If it rocks, it is warped.",
  "Look along each joint of the wood. An open crack has to be glued first.",
  "Slide a coin under the highest point. A gap of one coin is easy.",
];
const DRIED = [
  "Wipe the hollow side with a wet sponge and wait for five minutes.",
  "Put a cotton cloth over it and iron the cloth without steam.",
  "Clamp the board between two battens while it is still hot.",
];
const bothWays = (first: string, second: string) =>
  textPage("How to flatten a board", [
    saidBlock("A board warps because one of its faces has taken up more water than the other has."),
    headingBlock("Before you start: check the board"),
    ...SIFTED.map(itemBlock),
    headingBlock(first),
    ...STEPS.map(itemBlock),
    headingBlock(second),
    ...DRIED.map(itemBlock),
  ]);

it.each([
  ["Method 1: Weight", "Method 2: Heat"],
  ["Option A: Weight", "Option B: Heat"],
])(
  "tells the first of several ways to its end, and not what one checks before: %s [6.2]",
  async (...ways) => {
    const said = (await paragraphsWritten(bothWays(...ways), 45)).flat();
    expect(said.filter((text) => BEGINNINGS.includes(text))).toEqual(BEGINNINGS);
    expect(said).not.toContain("Lay the board on the table and press on its corners.");
    expect(said).not.toContain(DRIED[0]);
  },
);
