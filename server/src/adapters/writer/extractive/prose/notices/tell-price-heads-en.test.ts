import { expect, it } from "vitest";
import { headingBlock as headed, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";

const CARDS: [string, string, string][] = [
  ["Stove cleaning", "£58", "For a stove with a liner of steel. The room is left as it was found."],
  [
    "Sweep of an open fire",
    "£72",
    "The hearth is covered with sheets first. Soot in the room costs £20 more.",
  ],
  [
    "Nest removal",
    "from £95",
    "Bring patience, since birds do not hurry. Two men carry the nest to the wood.",
  ],
];
const page = textPage("Chimney sweep in Hay Ford", [
  said("I've swept chimneys in Hay Ford since 1999, and my father did so before me."),
  ...CARDS.flatMap(([name, price, text]) => [headed(name, 3), said(price), said(text)]),
  headed("A jackdaw in the kitchen"),
  said("Somebody once lit a fire below a nest. The kitchen was black for a month, and so was the cat."),
  said("The jackdaw came back in spring with a friend, and they built a nest twice as large as the first."),
  headed("How often?"),
  said("Once a year if you burn dry wood, and twice if you burn anything else in your stove."),
  said("VAT is in every price."),
]);

it("tells each price of a house's services with what it is for, before its stories [6.2]", async () => {
  const script = (await paragraphsWritten(page, 32)).flat().join(" ");
  expect(script).toContain("Stove cleaning is £58, for a stove with a liner of steel.");
  expect(script).toContain("Sweep of an open fire is £72.");
  expect(script).toContain("Nest removal is from £95.");
  expect(script).toContain("VAT is in every price.");
  expect(script).not.toContain("black for a month");
});
