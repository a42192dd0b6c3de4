import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock as said, textPage } from "#test/text-page";
import { titleOf } from "./title.ts";

const fact = (kind: Fact["kind"], value: string): Fact => ({
  id: kind,
  kind,
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
});
const nameOf = (title: string, facts: Fact[], text = "It is made of oak.") =>
  titleOf(textPage(title, [said(text)], { type: "product", facts }));

it.each([
  ["KX7d", "Tarn KX7d Dynamic Lamp", "Tarn KX7d Dynamic Lamp"],
  ["TB-4410-OAK-02", "Tarn TB-4410-OAK-02 Brook Lamp", "Tarn Brook Lamp"],
  ["TB4410X22", "Tarn Brook Lamp TB4410X22", "Tarn Brook Lamp"],
])("keeps the code %s of a name where it is the model's", (sku, title, name) => {
  expect(nameOf(title, [fact("name", title), fact("sku", sku)])).toBe(name);
});

it("keeps a code by which the text calls the thing", () => {
  const facts = [fact("name", "Brook Lamp TB44X"), fact("sku", "TB44X")];
  expect(nameOf("Brook Lamp TB44X", facts, "The TB44X lights a whole room.")).toBe("Brook Lamp TB44X");
  const long = "Brook Lamp TB-4410-OAK";
  expect(nameOf(long, [fact("name", long)], "The TB-4410-OAK lights a whole room.")).toBe("Brook Lamp");
});

it.each([
  ["Tarn Looms – Oak Model", "Tarn Looms, Oak Model"],
  ["Brook Lamp | 2020 Edition", "Brook Lamp, 2020 Edition"],
  ["Brook Lamp - 2nd Gen", "Brook Lamp, 2nd Gen"],
  ["Brook Lamp - Oak", "Brook Lamp"],
])("tells a thing from its siblings by its edition: %s", (title, name) => {
  expect(nameOf(title, [fact("name", title)])).toBe(name);
});

it.each([
  ["TARN Brook 20 oz Tumbler with Lid", "20 oz Tumbler", "TARN Brook 20 oz Tumbler"],
  ["Shop 20 oz Tumbler", "20 oz Tumbler", "20 oz Tumbler"],
  ["Brook® t7", "t7 Robot Mill", "Brook t7 Robot Mill"],
  ["TarnLoom Standing Loom", "TarnLoom - Weave in Minutes", "TarnLoom Standing Loom"],
  [
    "Tarn Side Loom 27in Oak 2020 9kg Frame",
    "Tarn - Side Loom - 27in - Oak 2020 - 9kg Frame",
    "Tarn Side Loom",
  ],
])("has the line's name from the title %s", (title, name, full) => {
  expect(nameOf(title, [fact("name", name)], "Each Brook keeps its word.")).toBe(full);
});

it.each([
  ["BROOK 100 ML (3.4 FL. OZ)", "Brook"],
  ["TARN oak, Table, Length: 235 cm", "TARN oak table"],
  ["TARN white, Cabinet with lamp, 100x14x96 cm", "TARN white cabinet with lamp"],
  ["Brook Chair W/Headrest", "Brook Chair with Headrest"],
  ["BROOK LANTERN", "Brook Lantern"],
])("says %s as one would", (title, name) => {
  expect(nameOf(title, [fact("name", title)])).toBe(name);
});

it("leaves the table in brackets behind a long name away", () => {
  const name = "Tarn Brook Strix Weaving Loom of Seasoned Highland Oak White Edition";
  const title = `${name} (4 shafts, 16 inch reed, 2 shuttles)`;
  expect(nameOf(title, [fact("name", title)])).toBe(name);
});

it.each([
  ["Tarn 24™ Folding Loom Bench", "Tarn 24", "Tarn 24 Folding Loom Bench"],
  ["Tarn 24 Oak And Ash", "Tarn 24", "Tarn 24"],
  ["Tarn Bench Oak", "Tarn Bench", "Tarn Bench"],
])("takes the kind of a thing from the title %s", (title, name, said) => {
  expect(nameOf(title, [fact("name", name)], "Fold your folding loom bench at night.")).toBe(said);
});

it("leaves no sign between a name and what was cut off behind it", () => {
  expect(nameOf("Tarn Loom Bench & Reviews", [])).toBe("Tarn Loom Bench");
});
