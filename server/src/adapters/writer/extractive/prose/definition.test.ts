import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { textPage as page, paragraphsWritten, saidBlock as said } from "#test/text-page";
import { definesPlainly, opensText, tellsOfPage } from "./definition.ts";

const written = async (of: Page) => (await paragraphsWritten(of)).flat();

const REST = said(
  "A wheel has thirty-two of them, and each pulls the rim towards the hub with the same force.",
);

it("begins with what a thing is where notes on its state stand above", async () => {
  const notes = "This part is known everywhere. It has been sold since 2015.";
  const definition = "The spoke is a thin rod between the hub and the rim of a wheel.";
  const told = await written(page("Spoke: the rod of a wheel", [said(`${notes} ${definition}`), REST]));
  expect(told[1]).toBe(definition);
  expect(told.join(" ")).not.toContain("known everywhere");
});

it("keeps an introduction that stands by itself", async () => {
  const introduction = "Wheels break where nobody looks.";
  const told = await written(
    page("Spokes", [said(`${introduction} The spoke is a thin rod between the hub and the rim.`), REST]),
  );
  expect(told[1]).toBe(introduction);
});

it("says whose words they are only where somebody says we", async () => {
  const ours = said(
    "We bend each spoke by hand, and our wheels have crossed three deserts since the spring.",
  );
  const house = "This is “Spokes”, in the words of Wheel House.";
  const site = { site: "Wheel House", publishedAt: "2026-03-01" };
  expect(await written(page("Spokes", [REST, ours], site))).toContain(house);
  expect(await written(page("Spokes", [REST], site))).not.toContain(house);
});

it.each([
  ["Machine weaving is a branch of weaving that leaves the loom to a motor.", true],
  ["Looms for machine weaving are frames of steel.", true],
  ["Machine weaving is not an art that one learns in a week.", false],
  ["Machine weaving means that a motor throws the shuttle.", true],
  ["Machine weaving is behind most of the cloth that is worn today.", false],
  ["Machine weaving is one of the most popular crafts.", false],
  ["Knowing how machine weaving works is a joy to its owners.", false],
  ["The valley is a place of rain.", false],
  ["And while machine weaving is a simple craft, it takes years.", false],
])("knows what says of the title's subject what it is: %s", (text, defines) => {
  expect(definesPlainly(text, page("Machine weaving, told by its makers", []))).toBe(defines);
});

it("knows what says of the page's house what it is, below a title that calls out [7.3]", () => {
  const text = "Tarnloom is a marketplace for those who weave.";
  const defines = (site: string | null) =>
    definesPlainly(text, page("Hire the best of the north", [], { site }));
  expect(defines("tarnloom.example")).toBe(true);
  expect(defines("Tarnloom")).toBe(true);
  expect(defines("Brook Mills")).toBe(false);
  expect(defines(null)).toBe(false);
});

it("begins with what a page is for, though a question before it is left out [7.3]", async () => {
  const parts = [1, 2, 3, 4, 5, 6, 7, 8].map((part) =>
    said(
      `Spokes of batch ${part} are drawn from steel and bent while the rods are still warm from the oven.`,
    ),
  );
  const told = await written(
    page("First steps", [
      said("Eager to ride? This page gives an introduction to the Tarn wheel."),
      ...parts,
    ]),
  );
  expect(told[1]).toBe("The page gives an introduction to the Tarn wheel.");
});

it.each([
  ["This page gives an introduction to weaving.", true],
  ["In this guide, old hands show how a loom is set up.", true],
  ["This guide assumes that a loom stands ready.", false],
  ["This loom gives good cloth.", false],
])("knows what says what a page is for: %s", (text, tells) => {
  expect(tellsOfPage(text)).toBe(tells);
});

it.each([
  ["There are several tools for mending a reed.", true],
  ["There are several ways to do this.", false],
])("knows where a text may begin: %s", (text, opens) => {
  expect(opensText(text)).toBe(opens);
});
