import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { hasDay } from "./has-day-en.ts";

it.each<[string, boolean]>([
  ["https://paper.example/2026/05/tarn-mill", true],
  ["https://weavers.example/twelve-looms", true],
  ["https://weavers.example/blog/the-shop-of-tarn", true],
  ["https://weavers.example/", false],
  ["https://en.weavers.example/wiki/Loom", false],
  ["https://weavers.example/products/reed-loom", false],
  ["https://games.example/genre/weaving", false],
  ["https://docs.loom.example/reed", false],
])("says the day of a text, and of no page that stands as it is: %s [7.3]", (url, is) => {
  expect(hasDay(textPage("Looms", [], { url }))).toBe(is);
});
