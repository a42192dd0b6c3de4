import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const told = async (steps: readonly [string, string][], seconds: number) => {
  const blocks = [
    saidBlock("A wheel that squeaks in the rain has a dry axle. It is mended within an hour."),
    ...steps.flatMap(([deed, text], at) => [headingBlock(`Step ${at + 1}: ${deed}`), saidBlock(text)]),
  ];
  return (await paragraphsWritten(textPage("How to mend a wheel", blocks), seconds, "narration")).flat();
};
const REST: [string, string][] = [
  ["Clean the axle", "Wash it with a cloth of linen and a bowl of hot water from the mill."],
  ["Put the wheel back", "Lower the wheel until it sits on its brass again."],
];

it.each([
  ["Lift the lever slowly. You should hear a snap. Stop there: never pull it over the peg.", "hear a snap"],
  ["Lift the lever slowly. The peg rises. Don’t go past that point.", "The peg rises."],
])("tells a warning with what it points at: %s [6.2]", async (text, pointedAt) => {
  const script = (await told([["Open the brake", text], ...REST], 36)).join(" ");
  expect(script).toMatch(/never pull|Don’t go past/);
  expect(script).toContain(pointedAt);
});

it.each([
  "Hold the felt up to the window. In most mills a third of it has holes that no eye finds on the table.",
  "Turn the brass in the sun. A dark spot means that the metal has come away from its beam of oak.",
])("tells no order without what one sees or feels by it: %s [6.2]", async (text) => {
  const [order = "", seen = ""] = text.split(/(?<=\.) /);
  for (const seconds of [24, 28, 32, 40, 60]) {
    const script = await told([["Sort the parts", text], ...REST], seconds);
    expect(script.includes(order)).toBe(script.includes(seen));
  }
  expect(await told([["Sort the parts", text], ...REST], 60)).toContain(seen);
});

it("says of as many steps as it can how they are done [6.2]", async () => {
  const long =
    "Carry the felt, the brass and the pins to the table by the door and lay them out in their rows.";
  const script = await told([["Sort the parts", long], ...REST], 28);
  expect(script).toContain("Lower the wheel until it sits on its brass again.");
  expect(script).not.toContain(long);
});

it("tells no step from its middle where its first sentence cannot be said [7.3]", async () => {
  const [sayable, other] = [
    "Take the pins out of the brass with a hook of iron.",
    "Brush each pin with a hand of tallow.",
  ];
  const detail = async (first: string) => told([["Sort the parts", `${first} ${other}`], ...REST], 60);
  expect(await detail(sayable)).toContain(other);
  expect(await detail("Take {pin_1} == {pin_2} out of it.")).not.toContain(other);
});
