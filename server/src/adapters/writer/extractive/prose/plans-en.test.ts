import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { textPage } from "#test/text-page";
import { plansOn } from "./plans-en.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const saidOf = (...rows: string[]) =>
  plansOn(textPage("The mill", [{ kind: "heading", text: "Plans" }, ...rows.map(row)]))?.text;

it("says what each plan of a table costs", () => {
  expect(
    saidOf(
      "Stone / Wheel / River",
      "Sacks a year / 40 / 400 / any",
      "Monthly fee / $49 / $89 / from $150 a mill",
    ),
  ).toBe("The monthly fee is $49 for Stone, $89 for Wheel and from $150 a mill for River.");
});

it.each([
  ["a table without prices", ["Stone / Wheel", "Sacks a year / 40 / 400"]],
  ["a plan whose price is another's matter", ["Stone / Wheel", "Price / $49 / on request"]],
  ["amounts below amounts", ["1–2 / 3–9", "Price / $49 / $44"]],
  ["prices that no row names", ["Price / $49 / $44"]],
])("says no price of %s", (_, rows) => {
  expect(saidOf(...rows)).toBeUndefined();
});
