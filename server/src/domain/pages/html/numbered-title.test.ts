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

it("is the heading that begins with the number and the word which the title has behind the shop", () => {
  const title = "Holm Reed Organ Co. - Stock #2291 Folding organ";
  const organ = "<h2>#2291. Folding chaplain's organ, 1919</h2>";
  expect(titled(title, organ)).toBe("#2291. Folding chaplain's organ, 1919");
  expect(titled(title, "<h2>#2288. Folding melodeon</h2>")).toBe("Holm Reed Organ Co.");
  expect(titled(title, "<h2>#2291. Parlor organ</h2>")).toBe("Holm Reed Organ Co.");
  expect(titled(title, organ + organ)).toBe("Holm Reed Organ Co.");
});
