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

it("takes the names of plans from behind the corner of their table", () => {
  expect(saidOf("Account / Basic / Silver / Gold", "Price / $9 / $19 / $29")).toBe(
    "The price is $9 for Basic, $19 for Silver and $29 for Gold.",
  );
});

it.each([
  ["a cell too many", ["Stone / Wheel / Best Value / River", "Price / $9 / $19 / $29"]],
  ["a mark among the plans", ["Account / Basic / Best Value / Gold", "Price / $9 / $19 / $29"]],
  ["calls", ["Our Plans / Compare / Choose", "Price / $1 / $2 / $3"]],
  ["sizes", ["Size / Small / Large", "Price / $1 / $2"]],
  ["former prices", ["Before / After", "Price / $90 / $40"]],
  ["rivals", ["Us / Others", "Price / $9 / $40"]],
  ["an amount that was another", ["Stone / Wheel", "Price / Was $19, now $9 / $40"]],
  ["two tables", ["Stone / Wheel", "Fee a sack / $1 / $2", "River / Lake", "Price / $9 / $40"]],
  [
    "two tables with corners",
    ["Plan / Stone / Wheel", "Sacks / 1 / 2", "Plan / River / Lake", "Price / $9 / $40"],
  ],
  ["a table without prices", ["Stone / Wheel", "Sacks a year / 40 / 400"]],
  ["a plan whose price is another's matter", ["Stone / Wheel", "Price / $49 / on request"]],
  ["amounts below amounts", ["1–2 / 3–9", "Price / $49 / $44"]],
  ["prices that no row names", ["Price / $49 / $44"]],
])("says no price of %s", (_, rows) => {
  expect(saidOf(...rows)).toBeUndefined();
});
