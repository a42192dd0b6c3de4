import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { featuresOf } from "./features.ts";

const URL = "https://shop.example/lamp";
const DESCRIPTION = "The lamp is made of ash. Its shade is sewn by hand.";

/** Some features of the block that begins so. */
function featuresOfBlock(html: string, beginning: string, names: readonly string[], url = URL): number[] {
  const document = parseDocument(`<html><body>${html}</body></html>`, url);
  const all = blocksOf(document.body, { controls: true });
  const libraries = { readability: [], defuddle: [] };
  const context = { url, declared: "product" as const, description: DESCRIPTION };
  const { table } = featuresOf(document, all, libraries, context);
  const at = all.findIndex(({ text }) => text.startsWith(beginning));
  return names.map((name) => table.rows[at]?.[table.names.indexOf(name)] ?? Number.NaN);
}

const PAGE = `
  <main>
    <section><h1>Ash lamp</h1><button>Add to cart</button></section>
    <section><div><p>The lamp is made of ash.</p><p>Wipe it with a dry cloth.</p></div></section>
  </main>
  <section><p>Oak lamp</p></section>
  <div hidden><p>Sizes of shades</p></div>`;

it("tells which words the page's data has of its thing", () => {
  expect(featuresOfBlock(PAGE, "The lamp", ["inData", "dataLevels"])).toEqual([1, 0]);
  expect(featuresOfBlock(PAGE, "Wipe", ["inData", "dataLevels"])).toEqual([0, 1]);
});

it("tells how far a block is from the page's heading and from where one buys", () => {
  expect(featuresOfBlock(PAGE, "Add", ["titleLevels", "buttonLevels"])).toEqual([1, 0]);
  expect(featuresOfBlock(PAGE, "Wipe", ["titleLevels"])).toEqual([3]);
  const [near = 1, far = 0] = ["Wipe", "Oak"].flatMap((one) => featuresOfBlock(PAGE, one, ["titleBoxShare"]));
  expect(near).toBeLessThan(far);
});

it("says so where there is nothing to be far from", () => {
  expect(featuresOfBlock("<p>Oak lamp</p>", "Oak", ["titleLevels", "dataBoxShare", "buttonLevels"])).toEqual([
    -1, -1, -1,
  ]);
});

it("tells how much of the page is hidden with a block: a box over everything hides all of it for a moment", () => {
  const [some = 0] = featuresOfBlock(PAGE, "Sizes", ["hiddenShare"]);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(0.3);
  expect(featuresOfBlock(PAGE, "Oak", ["hiddenShare"])).toEqual([0]);
  expect(featuresOfBlock(`<div style="visibility: hidden">${PAGE}</div>`, "Oak", ["hiddenShare"])).toEqual([
    1,
  ]);
});

it("tells where the house speaks of itself", () => {
  const said = "<p>At Oak Loom we stand behind all lamps.</p><p>The lamp glows.</p>";
  const names = ["house", "namesSite"];
  const features = (beginning: string) =>
    featuresOfBlock(said, beginning, names, "https://www.oakloom.co.uk/lamp");
  expect(features("At Oak")).toEqual([1, 1]);
  expect(features("The lamp")).toEqual([0, 0]);
});

it("tells how much of a part somebody says of themselves", () => {
  const reviews =
    "<section><p>I like my lamp.</p><p>I use it daily.</p></section><section><p>It is small.</p></section>";
  expect(featuresOfBlock(reviews, "I like", ["firsts2"])).toEqual([1]);
  expect(featuresOfBlock(reviews, "It is", ["firsts1"])).toEqual([0]);
});

it("tells what stands under a heading of sending and paying, up to the next heading of its level", () => {
  const page = "<h2>Shipping</h2><p>It leaves at once.</p><h2>Care</h2><p>Wipe it.</p>";
  expect(featuresOfBlock(page, "It leaves", ["underUnspoken"])).toEqual([2]);
  expect(featuresOfBlock(page, "Wipe", ["underUnspoken"])).toEqual([20]);
});
