import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { kindFiled } from "./filed-kind-en.ts";
import { kindOf } from "./named-en.ts";

const fact = (kind: Fact["kind"], value: string, filed: string[] = [], called?: string): Fact => ({
  id: kind,
  kind,
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 0.8,
  provenance: { path: "h1", excerpt: value, filed, ...(called && { called }) },
});
const pageWith = (name: string, filed: string[], text: string, called?: string) => ({
  ...textPage(name, [saidBlock(text)], { type: "product" }),
  facts: [fact("name", name, filed, called)],
});
const kindIn = (name: string, filed: string[], text: string) => kindFiled(name, pageWith(name, filed, text));

it("says the kind of the nearest shelf that holds one kind of goods, as one of them", () => {
  const shelves = ["Tarn", "New Arrivals", "Office Chairs", "Furniture", "Home"];
  expect(kindIn("Aero 300", shelves, "A chair that tilts.")).toBe("an office chair");
  expect(kindIn("Aero 300", ["Mobile Phones in Leeds"], "This phone is new.")).toBe("a mobile phone");
  expect(kindIn("Aero 300", ["Free To Play Games"], "A game of boats.")).toBe("a free-to-play game");
  expect(kindIn("Aero 300", ["Mens Running Shoes"], "Light shoes.")).toBe("a pair of running shoes");
});

it("says it behind the name", () => {
  expect(kindOf({ name: "Aero 300", page: pageWith("Aero 300", ["Lamps"], "The lamp is bright.") })).toBe(
    ", a lamp",
  );
});

it("says the kind that a row of the thing states", () => {
  const page = pageWith("Aero 300", ["Furniture"], "A chair that tilts.");
  const withRow = (value: string) => ({
    ...page,
    facts: [...page.facts, { ...fact("specification", value), label: "Product type" }],
  });
  expect(kindFiled("Aero 300", withRow("Office Chair"))).toBe("an office chair");
  expect(kindFiled("Aero 300", withRow("Ergonomic"))).toBeNull();
});

it("says none where the name has a word for it", () => {
  expect(kindIn("Tarn Oak Stool", ["Kitchen Chairs"], "A chair.")).toBeNull();
  expect(kindIn("Tarn Trail 25 Pack", ["Daypacks"], "A daypack.")).toBeNull();
  expect(kindIn("Tarn Vessels", ["Vases"], "A vase.")).toBeNull();
});

it.each([
  "Chairs & Stools",
  "Chair Accessories",
  "ST Style Chairs",
  "Best Chairs",
  "Home",
  "Up to 10 chairs",
  "Chair 300",
])("says none of the shelf “%s”", (shelf) => {
  expect(kindIn("Aero 300", [shelf], "A chair and its style.")).toBeNull();
});

it("says none that the page itself does not know", () => {
  expect(kindIn("Aero 300", ["Electric Scooters"], "A set of sponges.")).toBeNull();
});

it("calls a book a book, whatever its title speaks of", () => {
  const book = (title: string) => ({
    ...textPage(title, [], { type: "product" }),
    facts: [fact("name", title), fact("gtin", "9780735211292")],
  });
  expect(kindFiled("The Chair and the Mill", book("The Chair and the Mill"))).toBe("a book");
  expect(kindFiled("The Mill Cookbook", book("The Mill Cookbook"))).toBeNull();
});

it("says the kind of a shelf whose word has no plural, where the text knows it [7.3]", () => {
  expect(kindIn("Holm Reserve", ["Cheese", "Shop"], "Leave the cheese in its paper.")).toBe("a cheese");
  expect(kindIn("Holm Reserve", ["Hard Cheese"], "Leave the cheese in its paper.")).toBe("a hard cheese");
  expect(kindIn("Holm Cheese Board", ["Cheese"], "A board for cheese.")).toBeNull();
  expect(kindIn("Holm Reserve", ["Cheese"], "The board is of oak.")).toBeNull();
  expect(kindIn("Holm Reserve", ["Equipment"], "The equipment is of oak.")).toBeNull();
});

it("knows a game by the rows for its players and for how long they play [7.3]", () => {
  const game = (text: string, ...labels: string[]) => {
    const page = pageWith("Ferrymen", [], text);
    const rows = labels.map((label) => ({ ...fact("specification", "2–4"), id: label, label }));
    return kindFiled("Ferrymen", { ...page, facts: [...page.facts, ...rows] });
  };
  expect(game("It has a folding board.", "Players", "Playing time")).toBe("a board game");
  expect(game("A card game of boats.", "Players", "Play time")).toBe("a card game");
  expect(game("Ferries cross a river.", "Number of players", "Duration")).toBe("a game");
  expect(game("It has a folding board.", "Players")).toBeNull();
  expect(game("It has a folding board.", "Playing time")).toBeNull();
});

it.each([
  ["Slack", "e-paper tide clock", "an e-paper tide clock"],
  ["Kolm 65", "mechanical keyboard", "a mechanical keyboard"],
  ["Kolm 65", "quiet winter", null],
  ["Kolm Keyboard", "mechanical keyboard", null],
])("says of %s what the title of its page calls it, %s [7.3]", (name, called, kind) => {
  const page = pageWith(name, ["Home"], "It is quiet, and it stays where it is put.", called);
  expect(kindFiled(name, page)).toBe(kind);
});
