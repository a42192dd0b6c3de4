import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { claimInEnglish, claimsBeforeInEnglish } from "./claims-en.ts";

it.each([
  ["Here, then, is what I now believe, and I would like it minuted.", true, true],
  ["What I am arguing for is smaller than that.", true, false],
  ["The point is that nobody comes for the singing.", true, false],
  ["My proposal is simple.", true, true],
  ["Here is the key to the hall.", false, false],
  ["The point of the pencil is broken.", false, false],
])("knows what its writer says to be the point: %s [6.2]", (text, isClaim, leadsOn) => {
  expect([claimInEnglish(text) > 0, claimsBeforeInEnglish(text)]).toEqual([isClaim, leadsOn]);
});

it("tells of an essay what its writer believes [6.2]", async () => {
  const others = [
    "The hall of the church has trestle tables, and a jar for coppers stands beside the door all morning.",
    "The basses came in a bar early, and the altos followed them out of nothing but loyalty that evening.",
    "The woman with the sewing machine went home again last month, because the caretaker locks up at one.",
    "In six years the choir has lost nine people who can read music, and gained fourteen who cannot read it.",
  ];
  const page = textPage("Let the choir be", [
    ...others.map(saidBlock),
    saidBlock("Here, then, is what I now believe. The choir should keep everyone and give up its concerts."),
    saidBlock(
      "A man who is paid to know such things told me on the telephone that the piano has to be tuned.",
    ),
  ]);
  const told = (await paragraphsWritten(page, 45)).flat();
  expect(told).toContain("The choir should keep everyone and give up its concerts.");
});
