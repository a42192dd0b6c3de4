import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { saidPlainly } from "./said-plainly.ts";

const goods = textPage("Tarn kettle", [], { type: "product" });
const said = (text: string, page = goods) => saidPlainly(text, page, null, false);

it("says a sentence without what stands before it for the eye, and with its end", () => {
  expect(said("【NO MORE DRIPS】The spout pours in a thin line")).toEqual([
    "The spout pours in a thin line.",
  ]);
  expect(said("• The lid locks with one hand;")).toEqual(["The lid locks with one hand."]);
});

it("says a phrase on goods with their pronoun where the phrase alone is none", () => {
  expect(said("A quiet kettle for small rooms.")).toContain("It is a quiet kettle for small rooms.");
  expect(said("Waterproof to ten metres.")).toContain("It is waterproof to ten metres.");
  expect(said("A quiet kettle for small rooms.", { ...goods, type: "article" })).toEqual([
    "A quiet kettle for small rooms.",
  ]);
});

it("says no row of a table, and nothing that announces what stands below it", () => {
  expect(said("Face: 40-denier nylon")).toEqual([]);
  expect(said("These parts lie in the box:")).toEqual([]);
});

it("says a report without the place and the agency before it", () => {
  const report = { ...goods, type: "article" as const };
  expect(said("TARN FALLS (MWB) -- The mill at the weir closes in May.", report)).toEqual([
    "The mill at the weir closes in May.",
  ]);
  expect(said("The mill at the weir -- the oldest of the valley -- closes in May.", report)).toEqual([
    "The mill at the weir -- the oldest of the valley -- closes in May.",
  ]);
});
