import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { advises, isOfAdvice } from "./advice.ts";

it.each([
  ["Seven Tips for Weavers", true],
  ["My Secret Tip for an Even Cloth", true],
  ["Ways to Save Yarn", true],
  ["The Looms of the North", false],
  ["How to Warp a Loom", false],
  ["The Secrets Act of 1911", false],
])("knows a title that promises advice: %s", (title, expected) => {
  expect(isOfAdvice({ title, language: "en", type: "article" })).toBe(expected);
});

it.each([
  ["Wash the wool in rain water before you spin it.", true],
  ["My best advice for beginners is to count the threads twice.", true],
  ["It is best to keep the reed in a dry room.", true],
  ["The wool of the valley is washed in rain water.", false],
  ["Let’s make the loom of your dreams together this year.", false],
  ["Start your journey with the loom of a lifetime.", false],
  ["Wash it.", false],
])("knows a sentence that tells what to do: %s", (text, expected) => {
  expect(advises(text)).toBe(expected);
});

it("gives a tip where the title promises some, though it is one point of a list", async () => {
  const tip = "Wash the wool in rain water before you spin it, because the lime of a well makes it brittle.";
  const blocks = [
    saidBlock("Weaving has been a quiet art of the valley for as long as anybody there remembers."),
    saidBlock("Weavers of the valley meet on Sundays. Weavers of the coast meet when the boats are in."),
    saidBlock("The oldest cloth of the valley hangs in the church. It was woven by nine sisters in 1811."),
    saidBlock(
      "The guild of the valley has forty members. Its house stands by the river since the great flood.",
    ),
    saidBlock(
      "The cloth of the coast is blue. Its colour comes from a plant that grows in the salt of the marsh.",
    ),
    headingBlock("Before the loom"),
    { kind: "list_item" as const, text: "Wool that was cut in spring" },
    { kind: "list_item" as const, text: tip },
    saidBlock("The wool of the valley is sold on the market of the town. It has won a medal in the capital."),
  ];
  const told = async (title: string) =>
    (await paragraphsWritten(textPage(title, blocks), 30, "narration")).flat();
  expect(await told("Five Tips for Weavers")).toContain(tip);
});
