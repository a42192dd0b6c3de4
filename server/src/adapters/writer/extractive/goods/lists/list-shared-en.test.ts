import { expect, it } from "vitest";
import type { Item } from "#kernel/shelf/items";
import { withoutShared } from "./list-shared-en.ts";

const namesOf = (names: string[], list: string) =>
  withoutShared(
    names.map(
      (name, blockIndex): Item => ({ name, rank: null, price: "$9", rows: [], text: "", blockIndex }),
    ),
    list,
  ).map(({ name }) => name);

it("does not say with each thing what the whole list is called", () => {
  const names = ["Brook 20 Sleeping Bag", "Fell 5 Sleeping Bag - Men's", "Ridge Sleeping Bag", "Tarn Quilt"];
  expect(namesOf(names, "Sleeping Bags")).toEqual(["Brook 20", "Fell 5 - Men's", "Ridge", "Tarn Quilt"]);
});

it("leaves the label before a name away", () => {
  expect(namesOf(["Item Number: TARN-1", "Item Number: FELL-2"], "Mills")).toEqual(["TARN-1", "FELL-2"]);
});

it("says of what kind a bare code is", () => {
  const names = ["TX800", "Brook robotic mill TX1", "Fell robotic mill TX2", "Ridge robotic mill TX3"];
  expect(namesOf(names, "Robotic mills")).toEqual([
    "TX800 robotic mill",
    "Brook TX1",
    "Fell TX2",
    "Ridge TX3",
  ]);
});

it("keeps what tells two things apart, and the kind where few have it", () => {
  const same = ["Brook Sleeping Bag", "Brook", "Fell Sleeping Bag", "Ridge Sleeping Bag"];
  expect(namesOf(same, "Sleeping Bags").slice(0, 2)).toEqual(["Brook Sleeping Bag", "Brook"]);
  const few = ["Brook Sleeping Bag", "Fell Quilt", "Ridge Pillow", "Tarn Mat"];
  expect(namesOf(few, "Sleeping Bags")).toEqual(few);
});

it("keeps the kind behind a word that waits for it", () => {
  const names = [
    "Brook 20 Sleeping Bag",
    "Fell Down Sleeping Bag",
    "Ridge Sleeping Bag",
    "Tarn 5 Sleeping Bag",
  ];
  expect(namesOf(names, "Sleeping Bags")).toEqual(["Brook 20", "Fell Down Sleeping Bag", "Ridge", "Tarn 5"]);
});

it("names the house of nearly all things once, and explains an abbreviation once", () => {
  const names = [
    "Brook Alder with OAS (Obstacle Alarm System)",
    "Brook Birch",
    "Brook Cedar OAS (Obstacle Alarm System)",
    "Brook Elder",
    "Fell Fir",
  ];
  expect(namesOf(names, "Mills")).toEqual([
    "Brook Alder with OAS (Obstacle Alarm System)",
    "Birch",
    "Cedar OAS",
    "Elder",
    "Fell Fir",
  ]);
});

it("reads a bracket that never closes as fast as any other", () => {
  const names = Array.from({ length: 4 }, (_, at) => `Loom ${at} OAS (${"a".repeat(400)}`);
  const began = performance.now();
  expect(namesOf(names, "Mills")).toHaveLength(4);
  expect(performance.now() - began).toBeLessThan(1_000);
});
