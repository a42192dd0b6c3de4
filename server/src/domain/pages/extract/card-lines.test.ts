import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { linesOfCard } from "./card-lines.ts";

const lines = (html: string) => {
  const [card] = parseDocument(`<html><body><div>${html}</div></body></html>`, "https://example.com/").body
    .children;
  return card ? linesOfCard(card, () => false).map(({ text }) => text) : [];
};

it("takes a span for a line of its own where no words stand beside it", () => {
  expect(lines("<p><span>Moss mug</span><span>$24</span></p>")).toEqual(["Moss mug", "$24"]);
  expect(lines("<p>Glazed by <span>Ana Lind</span> in blue</p>")).toEqual(["Glazed by Ana Lind in blue"]);
});

it("reads 20,000 spans of one parent in a time that grows with them", () => {
  const from = performance.now();
  expect(lines(`<p>${"<span></span>".repeat(20_000)}<span>Moss mug</span></p>`)).toEqual(["Moss mug"]);
  expect(performance.now() - from).toBeLessThan(4_000);
});
