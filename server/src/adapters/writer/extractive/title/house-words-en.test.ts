import { expect, it } from "vitest";
import { handleSaid, shopNamed } from "./house-words-en.ts";

it.each([
  ["Tarn Shop", "https://www.tarn.co.example/rug", "Tarn"],
  ["Tarn Wool US", "https://tarnwool.example/rug", "Tarn Wool"],
  ["The Body Shop", "https://www.thebodyshop.example/", "The Body Shop"],
  ["Tarn商店街", "https://www.mall.example/", "Tarn"],
  ["Brook’s", "https://www.mall.example/", "Brook’s"],
])("names a shop by what one calls it: %s", (name, url, said) => {
  expect(shopNamed(name, url)).toBe(said);
});

it.each([
  ["TarnMillCeramics", "Tarn Mill Ceramics"],
  ["YouTube", "YouTube"],
  ["Tarn Mills", "Tarn Mills"],
])("says a seller’s handle in words: %s", (name, said) => {
  expect(handleSaid(name)).toBe(said);
});
