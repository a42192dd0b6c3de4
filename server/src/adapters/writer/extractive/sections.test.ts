import { expect, it } from "vitest";
import { headingBlock as heading, saidBlock as said } from "#test/text-page";
import { sectionsOf } from "./sections.ts";
import { isChrome } from "./text/wording.ts";

const kinds = (...texts: string[]) =>
  sectionsOf(
    texts.map((text) => (text.startsWith("# ") ? heading(text.slice(2)) : said(text))),
    "article",
  ).map(({ kind }) => kind);

it("tells the answers below a heading of questions, and no list of links below it", () => {
  const answer = "Looms last for forty years.";
  expect(kinds("# Loom FAQs", "# How long do looms last?", answer)).toEqual(["own", "own", "own"]);
  expect(kinds("# FAQ", "Orders and money back", answer)).toEqual(["unspoken", "unspoken", "unspoken"]);
});

it("takes a question of what is allowed for no small print", () => {
  expect(kinds("# Are raw oats legal?", "Oats are legal in all valleys.")).toEqual(["own", "own"]);
  expect(kinds("# Legal", "Oats are sold as seen.")).toEqual(["unspoken", "unspoken"]);
});

it("tells of a language that pages are written in, and not of one that is switched off", () => {
  expect(isChrome("Looms are programmed in JavaScript and in Rust.", "article")).toBe(false);
  expect(isChrome("Please enable JavaScript to see the looms.", "article")).toBe(true);
});
