import { expect, it } from "vitest";
import { parseDocument } from "./dom.ts";
import { linkedDataOf } from "./json-ld.ts";
import { metadataOf } from "./metadata.ts";

const authorOf = (body: string, { head = "", url = "https://mills.example/wheel" } = {}) => {
  const document = parseDocument(`<html><head>${head}</head><body>${body}</body></html>`, url);
  return metadataOf(document, linkedDataOf(document), url).author;
};
const headed = (byline: string, more = "") =>
  `<main><header><h1>How a wheel is oiled</h1>${byline}</header><p>Oil it in May.</p>${more}</main>`;

it.each([
  ["a marked link", '<a rel="author" href="/p/ida">Ida Holm</a>'],
  ["a marked word", '<p class="by">By <span itemprop="author">Ida Holm</span></p>'],
  ["a line of its own", '<div class="byline">By Ida Holm · 5 min read</div>'],
  ["a line with a day", '<div class="entry-meta">By <a href="/i">Ida Holm</a> / Last updated May 3</div>'],
  ["a line without a sign between", '<div class="post-meta">by Ida Holm Published 3 May</div>'],
])("is written by whom the page names beside its heading: %s [5.1]", (_, byline) => {
  expect(authorOf(headed(byline))).toBe("Ida Holm");
});

it("is written by whom a line behind the text calls the house's writer [5.1]", () => {
  const line = (name: string) => `<ul><li><p>${name} is a Northern Mill columnist</p></li></ul>`;
  expect(authorOf(headed("", line("Ida Holm")))).toBe("Ida Holm");
  expect(authorOf(headed("", line("Ida Holm") + line("Per Aas")))).toBeNull();
  expect(authorOf(headed("", "<p>Ida Holm is a wheel that turns in May.</p>"))).toBeNull();
});

it("is written by two where both are named [5.1]", () => {
  expect(authorOf(headed('<p class="byline">By Ida Holm and Per van Aas</p>'))).toBe(
    "Ida Holm and Per van Aas",
  );
});

it.each([
  ["a house", '<p class="byline">By Mill News</p>'],
  ["its staff", '<a rel="author">Staff Writers</a>'],
  ["a sentence", '<p class="byline">By The River they sing.</p>'],
])("is written by nobody where the page names no person: %s [5.1]", (_, byline) => {
  expect(authorOf(headed(byline))).toBeNull();
});

it("is not written by those who comment on it or have written others [5.1]", () => {
  const comment = '<div class="comments"><p class="author">By Per Aas</p></div>';
  expect(authorOf(headed("", comment))).toBeNull();
  expect(authorOf(headed('<a rel="author">Ida Holm</a><a rel="author">Per Aas</a>'))).toBeNull();
});

it("is written by whom its data names rather than by its line [5.1]", () => {
  const head = '<meta name="author" content="Per Aas">';
  expect(authorOf(headed('<a rel="author">Ida Holm</a>'), { head })).toBe("Per Aas");
});

it("is written by whom a catalogue's data names behind the family name [5.1]", () => {
  expect(authorOf(headed(""), { head: '<meta name="citation_author" content="Holm, Ida">' })).toBe(
    "Ida Holm",
  );
});

it("is written by the person whose name its site bears [5.1]", () => {
  const page = headed("", '<div id="footer">© Ida Holm 2026 · Website by Reed Pixel</div>');
  expect(authorOf(page, { url: "https://holmwheels.example/oil" })).toBe("Ida Holm");
  expect(authorOf(page, { url: "https://mills.example/oil" })).toBeNull();
});
