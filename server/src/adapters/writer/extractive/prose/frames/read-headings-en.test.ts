import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const ABOVE = saidBlock(
  "Nobody should carry a loom that is still warped. The beam swings with every step, and a thread that has been pulled askew never lies straight again. Two people can lift the frame, and a third should hold the door.",
);
const BELOW = saidBlock(
  "Loosen the warp by a quarter on two separate days, then leave the frame alone. Skip the oiling. A dry hinge folds more quietly than a wet one, and it leaves no stain on a blanket.",
);
const LAST = saidBlock(
  "Set the frame on level boards and let it stand for an hour. Wood that has been cold shrinks a little, and pegs that were tight in the morning may be loose at noon.",
);

const told = async (heading: string, seconds = 36, language: "en" | "ja" = "en") => {
  const page = textPage("Carrying a floor loom", [ABOVE, headingBlock(heading), BELOW, LAST], { language });
  return (await paragraphsWritten(page, seconds, "narration")).flat();
};
const FIRST = "Loosen the warp by a quarter on two separate days, then leave the frame alone.";
const saidAbove = (script: string[]) => script[script.indexOf(FIRST) - 1];

it.each([
  ["The week before", "The week before."],
  ["2. The week before", "The week before."],
  ["How the old ones did it", "How the old ones did it."],
])("reads a heading aloud in a text told from its beginning: %s [7.3]", async (heading, said) => {
  expect(saidAbove(await told(heading))).toBe(said);
});

it.each([
  "Introduction",
  "Background",
  "Carrying the loom",
  "Loosen the warp",
  "Note:",
  "Step 2: Loosen every peg of it",
  "All that anybody ever has to think of in the week before it goes",
])("reads no heading that names nothing, or that is heard anyway: %s [7.3]", async (heading) => {
  const script = await told(heading);
  expect(script).toContain(FIRST);
  expect(saidAbove(script)).toMatch(/hold the door\.$/);
});

it("reads a heading with the sentence below it, and never as the last one [7.3]", async () => {
  for (const seconds of [18, 20, 22, 24, 26, 30, 36]) {
    const script = await told("The week before", seconds);
    expect(script.includes("The week before.")).toBe(script.includes(FIRST));
  }
});

it("reads no heading that begins with the word with which the sentence below it begins [7.3]", async () => {
  expect(saidAbove(await told("Loosen all of it"))).toMatch(/hold the door\.$/);
});

it("reads no heading above a sentence that says itself of what it is [7.3]", async () => {
  const above = async (heading: string, first: string) => {
    const below = saidBlock(`${first} A dry hinge folds more quietly than a wet one on any day.`);
    const page = textPage("Carrying a floor loom", [ABOVE, headingBlock(heading), below, LAST]);
    const script = (await paragraphsWritten(page, 36, "narration")).flat();
    return script[script.indexOf(first) - 1];
  };
  const first = "Looms from before the war have a second beam, and weigh twice as much as others.";
  expect(await above("Old looms", first)).toMatch(/hold the door\.$/);
  expect(await above("What you will carry", first)).toMatch(/hold the door\.$/);
  // Of the looms of museums alone the sentence is true.
  expect(await above("In museums", first)).toBe("In museums.");
});

it("reads no heading that is a riddle above a sentence that needs none [7.3]", async () => {
  const first = "She grew up in a house beside the pond, and her father mended the pumps of the mill.";
  const page = textPage("Carrying a floor loom", [
    ABOVE,
    headingBlock("A sound like frying"),
    saidBlock(`${first} At nine she knew every one of them by its noise.`),
    LAST,
  ]);
  expect((await paragraphsWritten(page, 36, "narration")).flat().join(" ")).not.toContain("frying");
});
