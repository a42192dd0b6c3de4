import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { dayHeadingTold } from "./day-headings.ts";

it.each([
  ["Saturday 22 March: The Three Caps", "en", "Saturday 22 March: The Three Caps."],
  ["March 9: First birds", "en", "March 9: First birds."],
  ["6月14日（土）の星を見る会", "ja", "6月14日（土）の星を見る会です。"],
  ["The Three Caps", "en", null],
  ["May I bring a dog?", "en", null],
  ["星を見る会", "ja", null],
] as const)("tells a heading that has a day: %s [7.3]", (heading, language, told) => {
  expect(dayHeadingTold(heading, language)).toBe(told);
});

it("says on which day each of several walks is [7.3]", async () => {
  const walk = (title: string, place: string) => [
    headingBlock(title),
    saidBlock(
      `We walk from the ${place} to the mill and back along the river, past the old wheel and the lock.`,
    ),
    saidBlock(`Meet at ten outside the ${place}. There is no need to book a place on this walk.`),
  ];
  const blocks = [
    saidBlock("All our walks are led by a ranger of the valley, who brings a flask and a first-aid box."),
    ...walk("Saturday 1 March: The miners", "chapel"),
    ...walk("Sunday 9 March: The birds", "bridge"),
    ...walk("Saturday 22 March: The caps", "quarry"),
  ];
  const script = (await paragraphsWritten(textPage("Guided walks", blocks), 40)).flat();
  const heads = { chapel: "Saturday 1 March", bridge: "Sunday 9 March", quarry: "Saturday 22 March" };
  for (const [place, day] of Object.entries(heads)) {
    const at = script.findIndex((text) => text.includes(place));
    if (at !== -1) expect(script.slice(0, at).join(" ")).toContain(day);
  }
  expect(script.join(" ")).toMatch(/March: The/u);
});
