import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock as said, textPage } from "#test/text-page";
import { withoutLabels } from "./title-labels-en.ts";

const fact = (kind: Fact["kind"], value: string, label: string | null = null) =>
  ({ kind, value, label }) as Fact;
const labelled = (name: string, facts: Fact[] = [], text = "It is light.") =>
  withoutLabels(name, textPage(name, [said(text)], { type: "product", facts }));

it.each([
  ["Tarn Fur Throw, Platinum", "Tarn Fur Throw in platinum"],
  ["Tarn Fur Throw, Natural Grey", "Tarn Fur Throw in natural grey"],
  ["Tarn Fur Throw, Phantom Black", "Tarn Fur Throw in phantom black"],
  ["Tarn Kettle 1.7L, 2200W, Stainless Steel", "Tarn Kettle 1.7L in stainless steel"],
  ["Tarn Fur Throw (Black/White)", "Tarn Fur Throw in black and white"],
  ["Tarn Oak Chair: Birch", "Tarn Oak Chair in birch"],
])("says the colour behind the name: %s", (name, own) => {
  expect(labelled(name)).toBe(own);
});

it("takes for a colour what the page calls one", () => {
  const colour = fact("specification", "Moor", "Colour");
  expect(labelled("Tarn Fur Throw, Moor", [colour])).toBe("Tarn Fur Throw in moor");
  expect(labelled("Tarn Fur Throw, Moor")).toBe("Tarn Fur Throw");
});

it.each([
  ["Tarn Smart Speaker, 2nd Gen, Chalk", "second-generation Tarn Smart Speaker in chalk"],
  ["Tarn Smart Speaker (3rd Generation)", "third-generation Tarn Smart Speaker"],
])("says the generation before the name: %s", (name, own) => {
  expect(labelled(name)).toBe(own);
});

it.each([
  ["Tarn Iron Pan: Preseasoned, Non-Stick, 12 Inch", "Tarn Iron Pan"],
  ["Tarn Security 3.0: 1 User, 5 Devices", "Tarn Security 3.0"],
  ["Tarn Mower 400, 400 square metres", "Tarn Mower 400"],
  ["Wool Mug, earthy pottery mug handmade", "Wool Mug"],
  ["Tarn Reader (16 GB)", "Tarn Reader"],
  ["Tarn Make-Up Kit UK", "Tarn Make-Up Kit"],
  ["Tarn sales brochure 8 pg ORIGINAL", "Tarn sales brochure"],
  ["Tarn Wool Socks 2-pack", "Tarn Wool Socks"],
  ["Beginner’s Guide to Looms (LFD102)", "Beginner’s Guide to Looms"],
  ["Tarn Carrying Sink 可提式碗籃組 660416", "Tarn Carrying Sink"],
  ["Tarn Desk Pro 27-inch Intel Xeon W/32GB DDR4/1TB Fusion", "Tarn Desk Pro 27-inch"],
  ["TARN white mirror cab 2 door/built-in lighting", "TARN white mirror cabinet"],
])("leaves out what is for the shelf: %s", (name, own) => {
  expect(labelled(name)).toBe(own);
});

it.each([
  [
    "Tarn 5 Piece, Essential, Pots and Pans Set, Black",
    [],
    "Tarn 5-Piece Essential Pots and Pans Set in black",
  ],
  [
    "Tarn Mills, Potato Chips, Sour Cream, 10 Ounce",
    [fact("brand", "Tarn Mills")],
    "Sour Cream Potato Chips",
  ],
])("joins a name of parts between commas: %s", (name, facts, own) => {
  expect(labelled(name, facts as Fact[])).toBe(own);
});

it.each([
  "Eat, pray, weave",
  "Crosby, Stills, Brook",
  "The Loom, the Witch and the Wardrobe",
  "The Mill Revisited: A Portrait of Four Weavers",
  "Tarn Loom (with bench)",
  "Tarn Deck OLED",
])("keeps a name that has no labels: %s", (name) => {
  expect(labelled(name)).toBe(name);
});

it("keeps the title of a book as it is", () => {
  expect(labelled("The Last Loom: Red", [fact("gtin", "9780000000002")])).toBe("The Last Loom: Red");
});

it.each([
  ["Tarn Saga (PS5)", "Tarn Saga for the PS5"],
  ["Tarn Saga (PC)", "Tarn Saga for PC"],
])("says for which machine a game is: %s", (name, own) => {
  expect(labelled(name)).toBe(own);
});

it("leaves out codes behind a name, unless the text has them", () => {
  expect(labelled("Tarn Player Strat RW BCG")).toBe("Tarn Player Strat");
  expect(labelled("Tarn Player Strat RW BCG", [], "The RW has a neck of oak.")).toBe(
    "Tarn Player Strat RW BCG",
  );
});

it("says the size before one thing, and none of others", () => {
  expect(labelled("Tarn Cup 4oz")).toBe("4oz Tarn Cup");
  expect(labelled("Tarn Seoul 100 ml")).toBe("Tarn Seoul");
});

it("begins the name of one used thing with its year", () => {
  const facts = [fact("brand", "Tarn"), fact("specification", "Used", "Condition")];
  expect(labelled("Tarn Alto vxr 2010", facts)).toBe("2010 Tarn Alto vxr");
  expect(labelled("Tarn Manager 2010", [fact("brand", "Tarn")])).toBe("Tarn Manager 2010");
});
