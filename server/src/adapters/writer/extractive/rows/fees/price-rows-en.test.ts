import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, textPage } from "#test/text-page";
import { withEnglishRows } from "../told-rows-en.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const told = (heading: string, rows: string[]) =>
  withEnglishRows(textPage("Boiler care", [headingBlock(heading), ...rows.map(row)], { language: "en" }))
    .blocks.slice(1)
    .map(({ text }) => text);

const ROWS = [
  "Yearly service, gas or oil: £95",
  "Second boiler (same visit): £60",
  "Tests and reports: £52",
  "Landlord certificate: from £70",
];

it("tells in a sentence each what a house does and what it costs [6.2]", () => {
  expect(told("Prices from 1 March 2025", ROWS)).toContain(
    "Yearly service, gas or oil, is £95. Second boiler, same visit, is £60. Tests and reports are £52. Landlord certificate is from £70.",
  );
});

it("tells no sums as prices below another heading, nor rows of something else", () => {
  expect(told("Discounts", ROWS).join()).not.toContain(" is ");
  expect(
    told("Prices", ["Monday: by appointment", "Tuesday: closed", ...ROWS.slice(0, 2)]).join(),
  ).not.toContain(" is ");
});

it("tells rows that name things below a head of jobs, and not below another [6.2]", () => {
  const rows = [
    "Job: Price inc. tax",
    "Loom, one beam: $130",
    "Loom, two beams: $165",
    "Built-in loom: $175",
  ];
  expect(told("Prices from 1 July 2025", rows).join(" ").trim()).toBe(
    "Loom, one beam, is $130. Loom, two beams, is $165. Built-in loom is $175.",
  );
  expect(told("Prices from 1 July 2025", ["Loom: $130", "Beam: $165"]).join(" ")).not.toContain(" is ");
});
