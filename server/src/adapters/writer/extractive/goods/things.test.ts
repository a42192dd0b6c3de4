import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { headlinesOn } from "./things.ts";

const heading = (text: string, level: number): Block => ({ kind: "heading", level, text });
const page = (blocks: Block[]): Page => ({
  url: "https://mill.example/journal",
  title: "Mill journal",
  site: null,
  language: "en",
  type: "other",
  author: null,
  publishedAt: null,
  blocks,
  facts: [],
});
const HEADLINES = [
  "How an old mill learned to make light",
  "What the miller hears before the flood",
  "Stones that have never been cut twice",
].flatMap((text) => [heading(text, 2), heading("Anna Brook, Tom Weir and Others", 3)]);

it("names the headlines of a page that has nothing else, and not their authors", () => {
  expect(headlinesOn(page(HEADLINES))).toEqual([
    "How an old mill learned to make light",
    "What the miller hears before the flood",
    "Stones that have never been cut twice",
  ]);
});

it("takes two headings for no list of headlines", () => {
  expect(headlinesOn(page(HEADLINES.slice(0, 4)))).toEqual([]);
});
