import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { featuresOf } from "./features.ts";
import { withPanels } from "./kept-panels.ts";

const URL = "https://shop.example/kettle";

/** The texts that are read where only these were chosen. */
function read(html: string, ...chosen: string[]): string[] {
  const document = parseDocument(`<html><body>${html}</body></html>`, URL);
  const all = blocksOf(document.body, { controls: true });
  const libraries = { readability: [], defuddle: [] };
  const { weighed } = featuresOf(document, all, libraries, { url: URL, declared: "product" });
  const kept = withPanels(
    weighed,
    all.map(({ text }) => chosen.some((one) => text.startsWith(one))),
  );
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
}

const panel = (heading: string, body: string, name = "accordion-item") =>
  `<div class="${name}"><h3>${heading}</h3><div><p>${body}</p></div></div>`;
const SIZE = panel("Size", "It holds a litre, and its lid is as wide as a hand.");
const CARE = panel("Care", "Dry it over a low flame, and never wash it with soap.");

it("reads the other panel of a thing with its heading, where one of two is read", () => {
  expect(read(SIZE + CARE, "Size", "It holds")).toEqual([
    "Size",
    "It holds a litre, and its lid is as wide as a hand.",
    "Care",
    "Dry it over a low flame, and never wash it with soap.",
  ]);
  const folded = (heading: string, body: string) =>
    `<details><summary>${heading}</summary><p>${body}</p></details>`;
  const details = folded("Size", "It holds a litre.") + folded("Care", "Dry it over a low flame.");
  expect(read(details, "Size", "It holds")).toContain("Dry it over a low flame.");
});

it("reads no other panel where most of them, or most of the one, stay out", () => {
  const lid = panel("Lid", "Its knob is a plum of cast brass.");
  expect(read(SIZE + CARE + lid, "Size", "It holds")).toHaveLength(2);
  expect(read(SIZE + CARE, "Size")).toEqual(["Size"]);
});

it("leaves out panels that speak of the shop, hold links or look otherwise", () => {
  const shipping = panel("Shipping and returns", "Your parcel leaves our house within two days.");
  const links = panel("More of this house", '<a href="/pans">Pans</a></p><p><a href="/pots">Pots</a>');
  for (const other of [shipping, links])
    expect(read(SIZE + other, "Size", "It holds").at(-1)).toMatch(/^It holds/);
  expect(read(SIZE + panel("Care", "Dry it.", "box"), "Size", "It holds")).toHaveLength(2);
});
