import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { cardedItems } from "#kernel/shelf/items";
import { saidBlock } from "#test/text-page";
import { withBrands } from "./card-brands-en.ts";

const card = (name: string, lines: string, at: number): Block => ({
  kind: "list_item",
  text: lines,
  card: {
    at,
    name,
    rank: null,
    price: "$40",
    former: null,
    isFrom: false,
    by: null,
    isEmployer: false,
    date: null,
    rating: null,
    text: "",
  },
});
const namesOn = (above: readonly string[], text = "All looms fold.") => {
  const names = ["Ash 2 Loom", "Elm Loom", "Fir Loom", "Oak Loom"];
  const cards = names.map((name, at) => card(name, `Top Rated / ${above[at]} / ${name} / $40`, at));
  const blocks = [saidBlock(text), ...cards];
  return withBrands(cardedItems(blocks), blocks).map(({ name }) => name);
};

it("says the maker that the cards of a shop have above each name", () => {
  expect(namesOn(["Tarn", "Holm & Co", "Tarn", "Arden"])).toEqual([
    "Tarn Ash 2 Loom",
    "Holm & Co Elm Loom",
    "Tarn Fir Loom",
    "Arden Oak Loom",
  ]);
});

it("takes no badges, kinds or departments for makers", () => {
  const plain = ["Ash 2 Loom", "Elm Loom", "Fir Loom", "Oak Loom"];
  expect(namesOn(["New", "New", "New", "New"])).toEqual(plain);
  expect(namesOn(["Men's Shoes", "Boots", "Sandals", "Boots"])).toEqual(plain);
  expect(namesOn(["Outdoor", "Kitchen", "Garden", "Kitchen"], "For outdoor, kitchen and garden.")).toEqual(
    plain,
  );
});

it("takes what stands above a job for no maker of it", () => {
  const cards = ["Weaver", "Dyer", "Miller", "Carder"].map((name, at) => {
    const block = card(name, `${["Tarn Plus", "Holm", "Arden", "Fell"][at]} / ${name}`, at);
    return { ...block, card: block.card && { ...block.card, price: null, isEmployer: at === 1 } };
  });
  expect(withBrands(cardedItems(cards), cards).map(({ name }) => name)).toEqual([
    "Weaver",
    "Dyer",
    "Miller",
    "Carder",
  ]);
});
