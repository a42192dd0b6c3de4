import { expect, it } from "vitest";
import { headingBlock as headed, saidBlock as said, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { withoutOtherPrices } from "./other-prices-en.ts";

const TEAM = "You can put all your weavers into the Guild Plan of Oak Loom for $600 a year.";
const GUILD = "The Guild Plan opens all the courses on wool to them.";
const LESSONS = "The course teaches the warp and the weft in four lessons.";
const EXAM = "The course is completely free, and with the Guild Plan the exam costs $20.";
const WAGE = "The average wage of a weaver in the north is $30,000 a year.";
const FEE = "A paper copy of the course book is sent for $5.";

function left(title: string) {
  const page = textPage(title, [
    said(LESSONS),
    said(EXAM),
    headed("How do my weavers join?"),
    said(`${TEAM} ${GUILD}`),
    headed("How much does a weaver earn?"),
    said(WAGE),
    headed("Does the course have a book?"),
    said(FEE),
  ]);
  return withoutOtherPrices(
    proseLinesOf(page, "polite", () => true, 80),
    page,
  ).map(({ sentences }) => sentences.join(" "));
}

it("tells on a page of something free its own costs, and not those of another plan [7.3]", () => {
  expect(left("Free Weaving Course")).toEqual([LESSONS, EXAM, FEE]);
});

it.each(["Weaving Courses", "Free and Paid Plans", "Start a Free Trial of Oak Loom", "Gluten-Free Weaving"])(
  "tells all prices below another title: %s [7.3]",
  (title) => {
    expect(left(title)).toEqual([LESSONS, EXAM, TEAM, GUILD, WAGE, FEE]);
  },
);
