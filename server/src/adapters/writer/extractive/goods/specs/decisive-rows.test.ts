import { expect, it } from "vitest";
import { specification as row, saidBlock, textPage } from "#test/text-page";
import { decisiveRows } from "./decisive-rows.ts";
import { specsOf } from "./specs.ts";

const FIRST = ["Head style", "Body style", "Neck style", "Lid style", "Leg style", "Back style"];
const facts = [
  ...FIRST.map((label, at) => row(label, ["round", "flat", "long", "tall", "bent", "broad"][at] ?? "")),
  row("Cable style", "coiled"),
  row("Shutter style", "leaf"),
  row("Weight", "2 kg"),
];
const labels = (text: string) => {
  const page = textPage("Arden lamp", [saidBlock(text)], { type: "product", facts });
  return decisiveRows(specsOf(page), page).map(({ label }) => label);
};

it("tells four rows: what is asked for, what the text speaks of, and the first of the table", () => {
  const told = labels("The shutter of the lamp closes by itself at night. ".repeat(13));
  expect(told).toContain("Weight");
  expect(told).not.toContain("Cable style");
  expect(told).toHaveLength(4);
});

it("tells all rows where the page says little besides", () => {
  expect(labels("The lamp stands on a table.")).toContain("Cable style");
});
