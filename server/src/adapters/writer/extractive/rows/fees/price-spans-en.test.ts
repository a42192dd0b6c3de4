import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withEnglishRows } from "../told-rows-en.ts";

const rowsOf = (...texts: string[]): Block[] => texts.map((text) => ({ kind: "table_row", text }));
const BERTHS = [
  "Berth / April to June / July to March",
  "By the quay / £118.40 / £61.30",
  "In the basin / £84.60 / £35.20",
  "On the mud / £31.20 / Not available",
  "Each extra foot / £2.00 / £1.00",
];
const told = (caption: string, rows: string[]) =>
  withEnglishRows(
    textPage("Berths", [headingBlock("Berths"), saidBlock(caption), ...rowsOf(...rows)], { language: "en" }),
  )
    .blocks.map(({ text }) => text)
    .join("\n");

it("tells from where to where the amounts of a grid run, without what comes on top [6.2]", () => {
  expect(told("Berth charges per metre", BERTHS)).toContain(
    "Berth charges per metre are between £31.20 and £118.40.",
  );
  expect(told("Berth fees", BERTHS.with(3, "On the mud / £31.00 / £30.00"))).toContain(
    "Berth fees are between £30 and £118.40.",
  );
});

it("tells none where a cell is something else, or the caption does not say of what they are [7.3]", () => {
  expect(told("Berth charges per metre", BERTHS.with(1, "By the quay / £118.40 / ask us"))).not.toMatch(
    /are between/,
  );
  expect(told("Berths by season", BERTHS)).not.toMatch(/are between/);
  expect(told("Berth charges per metre", BERTHS.with(1, "By the quay / £118.40 / $61.30"))).not.toMatch(
    /are between/,
  );
});
