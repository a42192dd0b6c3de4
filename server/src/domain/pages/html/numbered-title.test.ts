import { expect, it } from "vitest";
import { parseDocument } from "./dom.ts";
import { pageTitle } from "./page-title.ts";

const titled = (title: string, body: string) => {
  const url = "https://pages.example/t2207.html";
  const html = `<html><head><title>${title}</title></head><body>${body}</body></html>`;
  return pageTitle(parseDocument(html, url), { shared: null, site: null, url });
};

it("is the heading that the title has behind the number of a thing", () => {
  expect(titled("Item T-2207 - Oak vise, Tarn No. 3 - Slab Tools", "<h2>Oak Vise, Tarn No. 3</h2>")).toBe(
    "Oak Vise, Tarn No. 3",
  );
});

it("is what the title begins with where no heading has what stands behind it", () => {
  expect(titled("Item T-2207 - Oak vise - Slab Tools", "<h2>New this week</h2>")).toBe("Item T-2207");
});
