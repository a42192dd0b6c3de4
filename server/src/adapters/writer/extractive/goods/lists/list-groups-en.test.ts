import { describe, expect, it } from "vitest";
import { groupedInEnglish, groupedWithin, isWholeName } from "./list-groups-en.ts";
import type { SaidItem } from "./said-item.ts";

const item = (name: string, said: string | null, blockIndex = 0, more: Partial<SaidItem> = {}): SaidItem => ({
  name,
  said,
  blockIndex,
  rank: null,
  price: said,
  rows: [],
  gist: null,
  tax: null,
  ...more,
});
const texts = (items: SaidItem[]) => groupedInEnglish(items).map(({ text }) => text);

describe("things of a long list", () => {
  it("are told three in a sentence, each with its own price", () => {
    const all = [item("Tarn Ash", "$40"), item("Tarn Elm", "$55"), item("Tarn Fir", "$60")];
    expect(texts(all)).toEqual([
      "The list begins with Tarn Ash, for $40; Tarn Elm, for $55; and Tarn Fir, for $60.",
    ]);
  });

  it("share a price that is the same", () => {
    const all = [
      item("Tarn Ash", "$40"),
      item("Tarn Elm", "$55"),
      item("Tarn Fir", "$40"),
      item("Tarn Oak", "$40"),
    ];
    expect(texts(all)).toEqual([
      "The list begins with Tarn Ash, Tarn Fir and Tarn Oak, for $40 each; and Tarn Elm, for $55.",
    ]);
  });

  it("leave no single name for a sentence at the end", () => {
    const all = ["Ash", "Elm", "Fir", "Oak"].map((name, at) => item(`Tarn ${name}`, `$${at + 1}`));
    expect(texts(all)).toHaveLength(1);
  });

  it("get an article where the name ends with a kind of goods, and are told for whom they are", () => {
    const all = [item("Fell 20 Backpack - Women's", "$90"), item("Fell Socks", "$9"), item("Fell 5", "$12")];
    expect(texts(all)).toEqual([
      "The list begins with the Fell 20 Backpack for women, at $90; Fell Socks, for $9; and Fell 5, for $12.",
    ]);
  });

  it("are one for several kinds of people", () => {
    const all = [item("Fell 5 - Men's", "$90"), item("Fell 5 - Women's", "$90"), item("Fell 9", "$12")];
    expect(texts(all)).toEqual([
      "The list begins with Fell 5 for men and women, at $90 each; and Fell 9, for $12.",
    ]);
  });

  it("fill no sentence that nobody can say in a breath", () => {
    const long = "of old oak with four shafts, a wide reed and a bench for two weavers";
    const all = ["Ash", "Elm", "Fir", "Oak"].map((name, at) => item(`${name} ${long}`, `$${at + 1}`));
    expect(texts(all).every((text) => text.split(" ").length <= 45)).toBe(true);
    expect(texts(all)).toHaveLength(2);
  });

  it("say what they cost before, and what is sold out", () => {
    const card = { former: "$20" } as SaidItem["card"];
    const all = [item("Tarn Ash", "$12", 0, { card }), item("Tarn Elm", "$8", 1, { isSoldOut: true })];
    expect(texts(all)).toEqual([
      "The list begins with Tarn Ash, for $12, down from $20; and Tarn Elm, for $8, now sold out.",
    ]);
  });

  it("have each number tied to the block of its own thing", () => {
    const [told] = groupedInEnglish([item("Tarn Ash", "$40", 3), item("Tarn Elm", "$55", 7)]);
    expect(told?.ties).toEqual([
      { text: "$40", blockIndex: 3, factId: null },
      { text: "$55", blockIndex: 7, factId: null },
    ]);
  });

  it("are as many as there is time for, without names that would end the sentence", () => {
    const all = [
      item("Holm Bros. Wonder", "$1"),
      ...["Ash", "Elm", "Fir", "Oak", "Yew", "Lime", "Pine"].map((name) =>
        item(`Tarn ${name}`, `$4${name.length}`),
      ),
    ];
    const grouped = groupedWithin(all, () => true, 13.5);
    expect(grouped?.told.map(({ name }) => name)).toEqual([
      "Tarn Ash",
      "Tarn Elm",
      "Tarn Fir",
      "Tarn Oak",
      "Tarn Yew",
      "Tarn Lime",
    ]);
    expect(grouped?.said.flat()).toHaveLength(2);
  });
});

it("leave out a name that is a heap of marks, and begin with no other in its stead", () => {
  const all = ["Fell 5 R/W/B", "Ash", "Elm", "Fir", "Oak", "Yew"].map((name, at) => item(name, `$${at + 1}`));
  expect(groupedWithin(all, () => true, 9)?.said.flat()[0]?.text).toMatch(
    /^The list has Ash, for \$2; Elm, for \$3;/,
  );
});

it("are of the list, and of nothing said before", () => {
  const all = ["Ash", "Elm", "Fir", "Oak", "Yew", "Lime", "Pine", "Box", "Asp"].map((name, at) =>
    item(`Tarn ${name}`, `$${at + 1}`),
  );
  expect(texts(all)[2]).toMatch(/^The list also has Tarn Pine, for \$7;/);
});

it("are left to sentences of their own where an editor refuses one that tells several", () => {
  expect(groupedWithin([item("Tarn Ash", "$40"), item("Tarn Elm", "$55")], () => false, 20)).toBeNull();
});

describe("a line that was cut", () => {
  it.each(["7 offers from", "Tea and"])("%s is no name", (name) => expect(isWholeName(name)).toBe(false));
  it.each(["Tea from Tarn", "Tea for Two", "Mill"])("%s is one", (name) =>
    expect(isWholeName(name)).toBe(true),
  );
});

it("names two things of a list where three last too long, and only for a length that was missed", () => {
  const all = ["Ash", "Elm", "Fir"].map((name, at) =>
    item(`Tarn ${name} of the high valley`, `$${at + 4},999.99`),
  );
  const count = (isExact: boolean) => groupedWithin(all, () => true, 14, isExact)?.told.length;
  expect(count(true)).toBe(2);
  expect(count(false)).toBe(3);
});
