import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import { datedReviewsFrom } from "./dated-reviews-en.ts";
import { sectionsOf } from "./sections.ts";

const OWN = [headingBlock("Weaving for beginners"), saidBlock("This course teaches you to warp a loom.")];
const DATES = ["Aug 2024", "12 June 2024", "May 3, 2024"];
const below = (...texts: string[]) =>
  texts.flatMap((text, at) => [saidBlock(DATES[at] ?? "Jan 2023"), saidBlock(text)]);
const REVIEWS = below("I liked the knots.", "Very clear.", "My loom is warped, and I did it alone.");

it("tells no page's own words where people say below dates what they think of its thing [7.3]", () => {
  expect(datedReviewsFrom([...OWN, ...REVIEWS])).toBe(2);
  const kinds = sectionsOf([...OWN, ...REVIEWS], "article").map(({ kind }) => kind);
  expect(kinds).toEqual(["own", "own", ...REVIEWS.map(() => "unspoken")]);
});

it.each([
  ["news of a house", below("The mill has a new wheel.", "The mill is closed.", "Looms are lent again.")],
  ["a diary", [saidBlock("I have woven for a year."), ...REVIEWS]],
  ["two dates", REVIEWS.slice(0, 4)],
  ["dates with headings between them", [...REVIEWS, headingBlock("What else we teach")]],
])("takes no reviews for %s [7.3]", (_, blocks) => {
  expect(datedReviewsFrom([...OWN, ...blocks])).toBe(-1);
});
