import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { brandOf, speakersOf } from "./subject.ts";

const brandOn = (site: string, brand: string) =>
  brandOf(
    textPage("Wool Rug", [saidBlock(`A rug by ${brand}, woven by hand.`)], {
      site,
      type: "product",
      facts: [{ kind: "brand", value: brand } as Fact],
    }),
  );

it.each([
  ["Tarn", "Tarn US", "Tarn"],
  ["The Body Shop", "The Body Shop", "The Body Shop"],
  ["Air Canada", "Air Canada", "Air Canada"],
  ["Mill & Loom", "Tarn US", "Tarn US"],
])("calls a house of the site %s by its name, and not by its country's: %s [7.3]", (site, brand, said) => {
  expect(brandOn(site, brand)).toBe(said);
});

it.each([
  ["Nimbus 3 Cordless Vacuum", "Nimbus 3", "the maker"],
  ["Cordless Vacuum", "Studio 3", "Studio 3"],
  ["Tarn Cordless Vacuum", "Tarn", "Tarn"],
])("takes the model in %s for no maker: %s [7.3]", (title, brand, maker) => {
  const facts = [{ kind: "brand", value: brand } as Fact];
  const page = textPage(title, [saidBlock("It is light.")], { type: "product", facts });
  expect(speakersOf(page)?.maker).toBe(maker);
});
