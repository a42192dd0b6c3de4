import { expect, it } from "vitest";
import { specification as row, saidBlock, textPage } from "#test/text-page";
import { specsOf } from "../specs.ts";

const said = (page: Parameters<typeof textPage>[1], ...facts: ReturnType<typeof row>[]) =>
  specsOf(textPage("Oak chair", page, { type: "product", facts })).map(
    ({ label, value }) => `${label}: ${value}`,
  );

it("tells the figures that matter most, wherever the table has them", () => {
  const rows = [row("Seat height", "45 cm"), row("Seat width", "50 cm"), row("Back height", "38 cm")];
  expect(said([], ...rows, row("Weight", "7 kg"))).toEqual([
    "Weight: 7 kg",
    "Seat height: 45 cm",
    "Seat width: 50 cm",
  ]);
});

it("reads a line of several rows, and no sentence with a colon", () => {
  expect(said([saidBlock("Seat height: 45 cm. Back height: 38 cm.")])).toEqual([
    "Seat height: 45 cm",
    "Back height: 38 cm",
  ]);
  expect(said([saidBlock("Seat height: 45 cm. It suits most tables.")])).toEqual([]);
});

it("takes a unit behind a single figure for no side of a thing", () => {
  expect(said([], row("Power", "1000W"), row("Dimensions", "35W x 27H x 22D"))).toEqual([
    "Dimensions: 35 by 27 by 22",
    "Power: 1000W",
  ]);
});
