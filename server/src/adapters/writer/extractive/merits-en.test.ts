import { describe, expect, it } from "vitest";
import { callsOut, meritOf, warmsUp } from "./merits-en.ts";

const place = { at: 0.5, inSection: 2, isBelowHeading: true, isItem: false };
const merit = (text: string) => meritOf(text, place);

describe("a sentence that tells a fact is worth more than one that", () => {
  const fact = "On average, a loom of this size costs between $450 and $650.";
  it.each([
    ["praises", "Our amazing looms are the perfect choice for every weaver out there."],
    ["cries out", "With a loom of oak the possibilities are endless for each of its owners."],
    ["announces", "In this article, you will read about all of the costs of a loom."],
    ["sets the scene", "In today’s fast-paced world, weaving has never been more popular."],
    ["only counts", "At the present time, there are a number of looms on the market that one may buy."],
    ["leans on another", "However, that is a question which every weaver answers differently."],
    ["is hardly a sentence", "Looms are costly."],
  ])("%s", (_, other) => {
    expect(merit(fact)).toBeGreaterThan(merit(other) + 0.5);
  });
});

it("counts words of praise by themselves, and not those that only look like them", () => {
  const plain = "A loom stands in the corner of the weaving room and takes four hours to warp.";
  expect(merit(plain)).toBeGreaterThan(merit(plain.replace("A loom", "An awesome loom")));
  expect(merit(plain)).toBe(merit(plain.replace("A loom", "A nest")));
});

it("takes the sentence behind a section's first for its matter, and one deep inside for less", () => {
  const text = "Warps are wound on a frame of beech before they come to the loom.";
  const inSection = (at: number) => meritOf(text, { ...place, inSection: at });
  expect(inSection(1)).toBeGreaterThan(inSection(0));
  expect(inSection(0)).toBeGreaterThan(inSection(6));
});

it("takes an advert's order for less than one that says what to do", () => {
  const order = "Keep the warp of the loom in a dry room over the whole of the winter.";
  expect(merit(order)).toBeGreaterThan(
    merit("Take the guesswork out of the warp over the whole of the winter."),
  );
  expect(merit(order)).toBeGreaterThan(
    merit("Keep your teams of the loom in a dry room over the whole winter."),
  );
  // In a manual "your" is who reads it.
  expect(merit("Keep your warp of the loom in a dry room over the whole of the winter.")).toBe(merit(order));
});

it.each([
  ["A transformer changes the voltage of the current in the mill by two coils.", "transformer", "converter"],
  ["Wool has to be kept at a room that never falls below the point of frost.", "below", "under"],
  ["The loom was built in the year following the flood of the lower town.", "following", "behind"],
  ["The bread of the mill is sold until the day that is marked best before.", "best", "sold"],
])("takes a word of a fact for no praise and no announcement: %s", (text, word, other) => {
  expect(merit(text)).toBe(merit(text.replace(word, other)));
});

it.each([
  ["The day of the weavers’ market is changing to Thursday from 4 May 2026.", false],
  ["The fee of the mill is changing to £62 a year.", false],
  ["The work of weavers is changing.", true],
  ["Weaving is rapidly changing, and so are its looms.", true],
  ["Many people have never been to a mill.", true],
  ["Many people pay $40 for a reed.", false],
])("takes no sentence for a warm-up that states an amount or a day: %s [7.3]", (text, expected) => {
  expect(warmsUp(text)).toBe(expected);
});

it.each([
  ["Come to the opening of the new hall on March 7 for more fun!", false],
  ["Join the guild before May 1 for the best seats!", false],
  ["Come to the weavers’ dinner on Friday at 6 pm for more music!", false],
  ["Join the guild for more fun!", true],
  ["Come to the hall and love the looms!", true],
])("takes no invitation with its day for an advert's call: %s [7.3]", (text, expected) => {
  expect(callsOut(text)).toBe(expected);
});

it("takes a sentence that points below for no warming up where it says when something is", () => {
  expect(warmsUp("The tools that a weaver needs are listed below.")).toBe(true);
  expect(warmsUp("The order of May 10 is lifted, subject to the rules below.")).toBe(false);
});
