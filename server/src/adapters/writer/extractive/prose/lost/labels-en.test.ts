import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { labelIn, labelsOn } from "./labels-en.ts";

it("takes words with a full stop for a label only in a row of them [6.2]", () => {
  const page = textPage("The mill", [
    headingBlock("Terms"),
    saidBlock("Sending. Free within ten miles."),
    saidBlock("Night shift: Two millers come."),
    headingBlock("Sacks"),
    itemBlock("Old sacks. They have holes."),
    itemBlock("New sacks. They are dry."),
    itemBlock("Lent sacks. Bring them back."),
  ]);
  expect([...labelsOn(page)]).toEqual([
    [2, "Night shift"],
    [4, "Old sacks"],
    [5, "New sacks"],
    [6, "Lent sacks"],
  ]);
});

it("takes the names of those who speak in turn for no labels [6.2]", () => {
  const turns = ["Ann: The mill is old.", "Tom: It grinds.", "Ann: It leaks.", "Tom: So does the barn."];
  expect([...labelsOn(textPage("A talk at the mill", turns.map(saidBlock)))]).toEqual([]);
});

it.each([
  "Wheels are heavy: Two men lift one.",
  "RYE: Two sacks.",
  "Things that bakers need for bread: Flour and salt.",
  "Your turn: Lift the stone.",
])("takes %s for no label with what is behind it [6.2]", (text) => expect(labelIn(text)).toBe(""));
