import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { brandOf, siteNameOf, speakersOf, subjectOf } from "./subject.ts";

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
  ["白墨舎", "白墨舎オリジナル", "白墨舎"],
])("calls a house of the site %s by its name, and not by its country's: %s [7.3]", (site, brand, said) => {
  expect(brandOn(site, brand)).toBe(said);
});

it("takes a thing that is stated as its own maker for none [7.3]", () => {
  const stated = (kind: string, value: string) => ({ kind, value }) as Fact;
  const brandBeside = (name: string) =>
    brandOf(
      textPage(name, [], { type: "product", facts: [stated("name", name), stated("brand", "Tarn Loom")] }),
    );
  expect(brandBeside("Tarn Loom")).toBe(undefined);
  expect(brandBeside("Tarn Loom Two")).toBe("Tarn Loom");
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

it.each([
  ["販売者: 株式会社みずぐるま本舗 北の谷", "みずぐるま本舗"],
  ["製造者: 有限会社たにがわ 北の谷", "作り手"],
  ["産地: みずぐるま本舗の畑", "作り手"],
])("names a Japanese maker by the site where a row says that it is that house: %s", (text, maker) => {
  const blocks = [saidBlock("私たちが石臼でひきました。"), { kind: "table_row" as const, text }];
  const page = textPage("石臼の粉", blocks, { type: "product", language: "ja", site: "みずぐるま本舗" });
  expect(speakersOf(page)?.maker).toBe(maker);
});

it.each([
  ["Used Tarn Camera", "the shop"],
  ["Tarn Camera", "Tarn"],
])("lets no maker speak of what others have used: %s", (title, maker) => {
  const facts = [{ kind: "brand", value: "Tarn" } as Fact];
  const page = textPage(title, [saidBlock("We ran a film through it.")], { type: "product", facts });
  expect(speakersOf(page)?.maker).toBe(maker);
});

it.each([
  ["https://www.tarnwool.example/rug", "Tarn Wool", "Oak Rug", "Tarn Wool"],
  ["https://www.tarnwool.example/rug", "Tarn Wool", "Tarn Wool Pro", "the maker"],
  ["https://www.etsy.com/rug", "Etsy", "Oak Rug", "the maker"],
  ["https://shop.example/rug", "Tarn Wool", "Oak Rug", "the maker"],
])("names those who say “we” by the house at %s: %s, %s", (url, site, title, maker) => {
  const page = textPage(title, [saidBlock("We weave by hand.")], { type: "product", url, site });
  expect(speakersOf(page)?.maker).toBe(maker);
});

it.each([
  ["Tarnwool.com", "Tarnwool"],
  ["TARNWOOL.com", "Tarnwool"],
  ["Soft.com", null],
  ["tarnwool.com", null],
])("calls a house that writes itself as its address, %s, by its name: %s [7.3]", (site, name) => {
  expect(subjectOf(textPage("Oak Rugs", [saidBlock("Each is soft.")], { site }), {} as never).site).toBe(
    name,
  );
});

it.each([
  ["It is our pick of the five we have carried since 2011.", "Weir Tools"],
  ["Four of the six of us who pack orders keep one.", "Weir Tools"],
  ["What sold it to us is the handle.", "Weir Tools"],
  ["We kept one on the bench for a month beside a dearer plane.", "Weir Tools"],
  ["We kept the price low for a month.", "Tarn"],
  ["We cast the body in our own foundry.", "Tarn"],
])("hears from %s whether a shop or its maker speaks of goods", (text, maker) => {
  const facts = [{ kind: "brand", value: "Tarn" } as Fact];
  const own = { type: "product" as const, facts, site: "Weir Tools" };
  expect(speakersOf(textPage("Tarn Block Plane", [saidBlock(text)], own))?.maker).toBe(maker);
});

it.each([
  ["Tarn Looms, Inc", "Tarn Looms"],
  ["Tarn Looms Ltd.", "Tarn Looms"],
  ["Tarn & Co.", "Tarn & Co"],
])("calls the house %s without its legal form [7.3]", (site, said) => {
  expect(siteNameOf(textPage("Wool Rug", [saidBlock("A rug of wool.")], { site }))).toBe(said);
});
