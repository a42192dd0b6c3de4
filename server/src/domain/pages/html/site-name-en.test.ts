import { expect, it } from "vitest";
import { parseDocument } from "./dom.ts";
import { metadataOf } from "./metadata.ts";
import { houseOfAddress, manualOf, nameBesideMotto } from "./site-name-en.ts";

const page = (title: string, body: string, url: string, head = "") =>
  parseDocument(`<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`, url);

const named = (title: string, body: string, url: string) => houseOfAddress(page(title, body, url), url);

it.each([
  ["Charges | Tarn API Reference", "", "https://docs.tarn.example/api", "Tarn"],
  ["Oak Loom – The valley that weaves", "", "https://oakloom.example/", "Oak Loom"],
  ["Small Loom, 2nd Gen at Oak Loom &amp; Partners", "", "https://www.oakloom.example/p1", "Oak Loom"],
  [
    "How to weave",
    `<header><a href="/"><img alt="Oak Loom logo"></a></header>`,
    "https://oak-loom.example/a",
    "Oak Loom",
  ],
  ["How to weave", "<footer><p>© 2026 Oak Loom, Inc.</p></footer>", "https://oakloom.example/a", "Oak Loom"],
])("is said by the page where its address agrees: %s [2.4]", (title, body, url, name) => {
  expect(named(title, body, url)).toBe(name);
});

it.each([
  ["How to weave | Tarn", "", "https://oakloom.example/a"],
  ["how to weave | oakloom", "", "https://oakloom.example/a"],
  ["Oak looming large", "", "https://oakloom.example/a"],
  // Others speak on a host's pages.
  ["Loom | Etsy", "", "https://www.etsy.com/a"],
  ["Loom | Tarn", "", "https://loom.tarn.example/a"],
])("is not told without it, nor on a host of others' pages: %s [2.4]", (title, body, url) => {
  expect(named(title, body, url)).toBeNull();
});

it("is looked for where the page states only what every site is [2.4]", () => {
  const url = "https://docs.tarn.example/api";
  const siteOf = (stated: string) => {
    const document = page("Charges | Tarn", "", url, `<meta property="og:site_name" content="${stated}">`);
    return metadataOf(
      document,
      { product: null, article: null, trails: [], accepted: null, reviews: [] },
      url,
    ).site;
  };
  expect([siteOf("Docs"), siteOf("Tarn Mills")]).toEqual(["Tarn", "Tarn Mills"]);
});

it.each([
  ["Oak Loom powered by Tarnshop", "Oak Loom"],
  ["樫の織り機 powered by タルン", "樫の織り機"],
  ["Powered by Wind", "Powered by Wind"],
])("is the shop's own without the program that it runs on: %s", (stated, name) => {
  const head = `<meta property="og:site_name" content="${stated}">`;
  const url = "https://shop.example/items/1";
  expect(
    metadataOf(
      page("A loom", "", url, head),
      { product: null, article: null, trails: [], accepted: null, reviews: [] },
      url,
    ).site,
  ).toBe(name);
});

it.each([
  ["First steps — Loom Documentation (3.1.x)", "Loom Documentation"],
  ["Watching over looms — Tarn 5.6.2 documentation", "Tarn documentation"],
  ["Shuttles - Oak Valley wiki", "Oak Valley wiki"],
  ["Loom Documentation", null],
  ["Loom - Shop documentation", null],
  ["First steps | How we wrote the manual", null],
  ["First steps | Weave by the sea", null],
])("is the manual that a page is part of, without its version: %s [2.4]", (title, name) => {
  expect(manualOf(page(title, "", "https://loom.tarn.example/a"))).toBe(name);
});

it.each([
  ["Oak Loom Studio - The frame for all who weave", "https://tarn.example/", "Oak Loom Studio"],
  ["Oak Loom Studio - The frame for all who weave", "https://tarn.example/studio", null],
  ["Ash Loom Studio - The frame for all who weave", "https://tarn.example/", null],
  ["How we weave here - The frame for all who weave", "https://tarn.example/", null],
])("is the name beside the motto that heads a first page: %s, %s [2.4]", (title, url, name) => {
  const motto = "The frame for all who weave";
  const body = `<h1>${motto}</h1><p>Oak Loom Studio is light.</p><p>Oak Loom Studio is lent for a year.</p>`;
  expect(nameBesideMotto(page(title, body, url), motto, url)).toBe(name);
});

it.each([
  ["Oak Loom | iTarn", "https://www.itarn.example/a", "iTarn"],
  ["Oak Loom | TARN", "https://www.tarn.example/a", "TARN"],
  ["Oak Loom | TARNLOOMS", "https://www.tarnlooms.example/a", null],
])("may be written as its house writes it: %s", (title, url, name) => {
  expect(named(title, "", url)).toBe(name);
});

it("is read from attributes in capitals, too", () => {
  const head = `<meta Property="og:site_name" Content="Tarn Market">`;
  const document = page("Oak Loom", "", "https://tarn.example/a", head);
  expect(metadataOf(document, { article: null } as never, "https://tarn.example/a").site).toBe("Tarn Market");
});
