import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { headlinesOn, thingsNamedOn } from "./things.ts";

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

const NAMES = ["Anna Brook", "Tomas Weir", "Ida Lockman", "Boris Tarn", "Evelyn Ford", "Max Sluice"];
const item = (text: string): Block => ({ kind: "list_item", text });
it("names the things of a list", () => {
  expect(thingsNamedOn(page(NAMES.map(item)))).toEqual(NAMES.slice(0, 5));
});

it("takes names below several lines for those who wrote them [7.3]", () => {
  const papers = NAMES.flatMap((name, at) => [
    ...(at % 2 === 0 ? [item("On the growth of the elm in the wet valleys of the north")] : []),
    item(name),
  ]);
  expect(thingsNamedOn(page(papers))).toEqual([]);
  const rooms = NAMES.flatMap((name, at) => [...(at % 2 === 0 ? [item("Kitchen")] : []), item(name)]);
  expect(thingsNamedOn(page(rooms))).not.toEqual([]);
});
