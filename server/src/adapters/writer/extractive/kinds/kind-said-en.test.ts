import { expect, it } from "vitest";
import { saidBlock as said } from "#test/text-page";
import { sectionsOf } from "../sections.ts";
import { beginsWithKind, isOfGoodsOnly, kindSaid } from "./kind-said-en.ts";

it.each([
  [
    "A thrown, speckled vessel in white with a clear rim.",
    "It is a thrown, speckled vessel in white with a clear rim.",
  ],
  [
    "Our first kit for weavers, perfectly sized for small looms.",
    "It is our first kit for weavers, perfectly sized for small looms.",
  ],
  ["A modern, light and bright fragrance.", "It is a modern, light and bright fragrance."],
  ["A plain protein which can help you wake up.", "It is a plain protein which can help you wake up."],
])("gives its verb to a phrase that says what the thing is: %s", (text, whole) => {
  expect(kindSaid(text, "Tarn Weaver's Set")).toBe(whole);
});

it.each([
  "A vessel in white holds tea for two.",
  "A vessel that holds tea lasts for years.",
  "A walk in boots with nails.",
  "A handle with a soft grip.",
  "A lamp and table.",
  "Our kit includes a pair of shears.",
])("leaves a sentence, and what is no kind of goods, alone: %s", (text) => {
  expect(kindSaid(text, "Tarn Set")).toBeNull();
});

it("takes no other goods for those of the title", () => {
  expect(kindSaid("A charger that fits in a pocket.", "Oak Kettle")).toBeNull();
  expect(kindSaid("A note about the new kettle.", "Oak Kettle")).toBeNull();
  expect(kindSaid("A small kettle that sings.", "Oak Kettle")).toBe("It is a small kettle that sings.");
  expect(kindSaid("A kit for beginners.", "Tarn Toolkit")).toBe("It is a kit for beginners.");
});

it("takes a part for no kind of goods whose name has none of the nouns", () => {
  expect(kindSaid("A wide speaker with three levels.", "Tarn Soundbar")).toBeNull();
});

it("begins the description again below the terms in a window", () => {
  const blocks = [
    { ...said("Return policy"), kind: "heading" as const, level: 2 },
    said("Some items must meet these conditions:"),
    said("Fresh eau de toilette. Notes of cedar and rain."),
    said("It is made by hand."),
  ];
  const kinds = sectionsOf(blocks, "product").map(({ kind }) => kind);
  expect(kinds).toEqual(["unspoken", "unspoken", "own", "own"]);
  expect(beginsWithKind("Send the lamp back in its box.")).toBe(false);
});

it("tells goods from their parts", () => {
  expect(isOfGoodsOnly("a fresh fragrance", "fragrance")).toBe(true);
  expect(isOfGoodsOnly("a leather belt", "belt")).toBe(false);
});
