import { describe, expect, it } from "vitest";
import { hasAgreeingVerb } from "./agreeing-verbs-en.ts";
import { isEnglishSentence } from "./predicate-en.ts";

describe("a verb that some noun is written like is one behind a subject that it agrees with", () => {
  it.each([
    "In most cases, compact cameras offer interchangeable lenses.",
    "Most builders price by the square metre of roof.",
    "Arden Forge’s smiths work in the old forge.",
    "Kelp works with the minerals of the soil.",
    "Many hikers report relaxation and a better night.",
    "Advisors run continuous checks that track the budget.",
    "Wool locks away moisture for a dry night.",
    "The padded lid and adjustable strap make it easy to carry.",
    "Shops around the harbour offer free lessons.",
    "Another 30% cite the weather as a reason.",
    "Rowing at dawn works differently.",
    "Tarn Optics and Norrvik let you rent a scope.",
    "Norrvik surrounds its lakes with larch.",
    "The steel edge easily slips under the rim.",
    "Aerial footage shows flames above the ridge.",
    "He nurtures his interest in boats.",
    "Instead, use the wooden spoon.",
    "While it cools, be careful with the rim.",
    "When cleaning a lamp, start by pulling the plug.",
    "It all starts with a seed.",
    "These include Norrvik, Tarn and Loke.",
    "Try adding a spoon of salt.",
    "Use Tarn's tables for a quick look.",
    "Gel and wax both give off strong fumes.",
    "They both give off fumes.",
    "SPF stands for sun protection factor, which is a measure.",
  ])("%s", (text) => {
    expect(isEnglishSentence(text)).toBe(true);
  });
});

describe("a noun that some verb is written like is none", () => {
  it.each([
    "Sports watch with leather strap.",
    "Kids bike in red and blue.",
    "Headphones stand with cable.",
    "Plant stands for balconies.",
    "TV stands for small rooms.",
    "Great features for hikers.",
    "Ways companies use data in winter.",
    "Boots to let hikers keep warm feet.",
    "Things like apples, pears and plums.",
    "Parts cut by hand in the valley.",
    "Regular content updates including new maps.",
    "Toys for everyday use in town.",
    "Big family meals for a cold night.",
    "Cups and bowls all in grey.",
    "Use cases of the kettle.",
    "For work, play or travel in winter.",
    "With pockets, a hood and lining.",
  ])("%s", (text) => {
    expect(isEnglishSentence(text)).toBe(false);
  });
});

describe("a verb of a clause, and a list of things, agree with nothing", () => {
  it.each([
    "The support your teams need every day.",
    "Tools that help runners improve speed.",
    "Where busy cooks work all day.",
    "Customer downloads, returns and reports.",
    "Powerful tools, services and downloads for small teams.",
    "Rich in oils and provides shine.",
    "Women shoes sale.",
  ])("%s", (text) => {
    expect(hasAgreeingVerb(text)).toBe(false);
  });
});

it("looks through a page without a stop as fast as through a sentence", () => {
  const page = `Mills ${"offer wheels ".repeat(20_000)}`;
  const began = performance.now();
  expect(hasAgreeingVerb(page)).toBe(false);
  expect(performance.now() - began).toBeLessThan(10_000);
});

describe("an order may stand behind an adverb", () => {
  it.each([
    "Gradually increase the amount of food over a week.",
    "Slowly pour the milk into the bowl while whisking.",
    "Next, preheat the oven to 180 degrees.",
    "Then gently fold in the egg whites.",
    "Ideally, water the plants early in the morning.",
  ])("%s", (text) => expect(isEnglishSentence(text)).toBe(true));

  it.each([
    "Neatly cut in the middle.",
    "Daily use the whole year round.",
    "Family water the plants.",
    "Highly water resistant.",
    "Finely set in a ring.",
  ])("%s", (text) => expect(isEnglishSentence(text)).toBe(false));
});
