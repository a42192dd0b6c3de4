import { describe, expect, it } from "vitest";
import type { Item } from "#kernel/shelf/items";
import { isHeap, namedForTheEar } from "./list-names-en.ts";

const item = (name: string, price: string | null, more: Partial<Item> = {}): Item => ({
  name,
  rank: null,
  price,
  rows: [],
  text: "",
  blockIndex: 0,
  ...more,
});
const goods = (list: string, ...names: string[]) =>
  namedForTheEar(
    names.map((name) => item(name, "$9")),
    list,
  ).map(({ name }) => name);
const texts = (...names: string[]) =>
  namedForTheEar(
    names.map((name) => item(name, null)),
    "News",
  ).map(({ name }) => name);

describe("names of a list of goods", () => {
  it("have an article where one is of a thing that one holds, and none where it is of many", () => {
    expect(goods("Sleeping Bags", "Tarn 20", "Fell Mips", "Fell Socks", "the Brook")).toEqual([
      "the Tarn 20",
      "the Fell Mips",
      "Fell Socks",
      "the Brook",
    ]);
    expect(goods("Cookbooks", "Salt and Smoke")).toEqual(["Salt and Smoke"]);
  });

  it("lose the hyphens of addresses, where all are written so", () => {
    expect(goods("Mills", "Tarn-TX800", "Fell-C2-PRO", "Brook-Mill-2", "Ridge-9")[1]).toBe("Fell C2 PRO");
    expect(goods("Mills", "Tarn-TX800", "Fell Mill", "Brook Mill", "Ridge Mill")[0]).toBe("Tarn-TX800");
  });

  it("lose a shop's letters for colours and woods, and keep what several end with", () => {
    const looms = [
      "Tarn II Loom MN OW",
      "Fell Loom BTB",
      "Brook Loom LPB",
      "Ridge Loom 2TSB",
      "Holm BTB Set",
    ];
    expect(goods("Wool", ...looms)).toEqual([
      "Tarn II Loom",
      "Fell Loom",
      "Brook Loom",
      "Ridge Loom",
      "Holm Set",
    ]);
    const helmets = ["Tarn MIPS", "Fell MIPS", "Brook MIPS", "Ridge LED"];
    expect(goods("Wool", ...helmets)).toEqual(helmets);
  });

  it("lose counts and strengths, and of several sizes the least price is told", () => {
    const sizes = [item("Berry Sweets - (30ct) 1,500mg", "$50"), item("Berry Sweets - (10ct) 250mg", "$19")];
    expect(namedForTheEar(sizes, "Sweets")).toMatchObject([
      { name: "Berry Sweets", price: "$19", isFrom: true },
    ]);
  });

  it("end before all that the shop praises", () => {
    const long = "Tarn Power Strip - HOLM 8 Outlets 4 Ports, Multi Plug Outlet Extender, 5 ft Braided Exte";
    expect(goods("Best Sellers", long)).toEqual(["Tarn Power Strip"]);
  });
});

describe("names of a list of texts", () => {
  it("have no codes in brackets, no marks for feet and no sums behind them", () => {
    expect(
      texts(
        "Holm Mill (YC W21) is hiring",
        "(Pack of 2) Reed",
        "Cable, 3'",
        "Car Charger-White",
        "Weaver at Holm – $20K-$30K",
      ),
    ).toEqual(["Holm Mill is hiring", "Reed", "Cable, 3 feet", "Car Charger", "Weaver at Holm"]);
  });

  it("lose the name of the series that nearly all begin with", () => {
    expect(texts("NEWS: Looms", "NEWS: Mills", "NEWS: Wool", "NEWS: Felt", "Extra: Reeds")).toEqual([
      "Looms",
      "Mills",
      "Wool",
      "Felt",
      "Extra: Reeds",
    ]);
  });

  it("of jobs say who is sought, and each once", () => {
    const card = { by: "Tarn", isEmployer: true } as Item["card"];
    const jobs = [
      item("Tarn Senior Weaver (wool)", null, { card }),
      item("Dyer - Full-time - EU", null),
      item("Dyer WW-PT", null),
    ];
    expect(namedForTheEar(jobs, "Jobs").map(({ name }) => name)).toEqual(["Senior Weaver", "Dyer"]);
  });
});

it.each(["Striped Relic R/W/B", "Loom EW 835 Q1-6", "Loom KM184 mt Set"])("nobody can say %s", (name) =>
  expect(isHeap(name)).toBe(true),
);
it.each(["Sea to Summit Boab 15F", "Fell 5 - Men's", "Holm ST-20"])("one can say %s", (name) =>
  expect(isHeap(name)).toBe(false),
);
