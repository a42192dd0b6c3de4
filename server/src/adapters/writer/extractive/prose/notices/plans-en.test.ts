import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
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

const cardsOf = (...cards: [string, string][]) =>
  plansOn(
    textPage(
      "The mill",
      cards.flatMap(([name, price]) => [
        headingBlock(name, 3),
        saidBlock(price),
        saidBlock("For a small mill."),
      ]),
    ),
  );

it("says what each plan costs that has a card of its own", () => {
  const said = cardsOf(["Stone", "£9 a month"], ["Wheel", "£16 / month"], ["River", "£27 per month"]);
  expect(said?.text).toBe("The price a month is £9 for Stone, £16 for Wheel and £27 for River.");
  expect(said?.ties.map(({ text, blockIndex }) => [text, blockIndex])).toEqual([
    ["£9", 1],
    ["£16", 4],
    ["£27", 7],
  ]);
});

it.each<[string, [string, string][]]>([
  ["one card", [["Stone", "£9 a month"]]],
  [
    "cards of different times",
    [
      ["Stone", "£9 a month"],
      ["Wheel", "£90 a year"],
    ],
  ],
  [
    "cards with a former price",
    [
      ["Stone", "Was £12, now £9 a month"],
      ["Wheel", "£16 a month"],
    ],
  ],
  [
    "cards that are marks",
    [
      ["Most popular", "£9 a month"],
      ["Best value", "£16 a month"],
    ],
  ],
  [
    "things that are bought once",
    [
      ["Stone", "£9"],
      ["Wheel", "£16"],
    ],
  ],
])("says no price of %s", (_, cards) => {
  expect(cardsOf(...cards)).toBeNull();
});

const headed = (...cards: string[][]) =>
  plansOn(
    textPage(
      "The mill",
      cards.flatMap(([name = "", ...lines]) => [headingBlock(name, 3), ...lines.map(saidBlock)]),
    ),
  );

it("says what each plan costs for one person, how it is billed, and which one is free", () => {
  const said = headed(
    ["Stone", "For one small mill.", "Free for good, up to 8 hands"],
    [
      "Wheel",
      "For mills that grind.",
      "$5.00 $3.50 per person / month",
      "billed yearly, or $5.00 billed monthly",
    ],
    ["River", "For valleys.", "$6.00 per person / month", "Minimum 40 people."],
  );
  expect(said?.text).toBe(
    "Stone is free, Wheel costs $3.50 per person a month billed yearly or $5.00 billed monthly and River costs $6.00 per person a month.",
  );
  expect(said?.ties.map(({ text, blockIndex }) => [text, blockIndex])).toEqual([
    ["$3.50", 5],
    ["$5.00", 6],
    ["$6.00", 9],
  ]);
});

it("takes no price of a few cents for none", () => {
  const said = headed(["Stone", "$0.50 per user / month"], ["Wheel", "$3.50 per user / month"]);
  expect(said?.text).toBe("Stone costs $0.50 per user a month and Wheel costs $3.50 per user a month.");
});

it.each([
  ["an amount that nothing explains", ["Wheel", "$5.00 $3.50 per person / month"]],
  ["a price for all", ["Wheel", "$50 a barrel"]],
])("says no price of plans with %s", (_, card) => {
  expect(headed(["Stone", "Free"], card)).toBeNull();
});
