import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withEnglishRows } from "../told-rows-en.ts";

const rowsOf = (...texts: string[]): Block[] => texts.map((text) => ({ kind: "table_row", text }));
const FEES = [
  "Landing / Spaces / Resident / Non-resident",
  "Tern Landing / 72 / $85 / $140",
  "Old Ropewalk / 52 / $85 / $140",
  "Gull Pond (fresh water) / 24 / $65 / $110",
];
const told = (heading: string, rows: string[]) =>
  withEnglishRows(textPage("Racks", [headingBlock(heading), ...rowsOf(...rows)], { language: "en" }))
    .blocks.map(({ text }) => text)
    .join("\n");

it("tells what each kind of people pays where, and equal fees once [6.2]", () => {
  expect(told("Locations and fees", FEES)).toContain(
    "Fees at Tern Landing and Old Ropewalk are $85 for residents and $140 for non-residents, and at Gull Pond $65 and $110.",
  );
  expect(told("Admission", ["Show / Adult / Child", "Lamps / €8 / €5", "Looms / €9 / €6"])).toContain(
    "Fees for Lamps are €8 for adults and €5 for children, and for Looms €9 and €6.",
  );
});

it("tells none where one pays by request, under another heading, or where there are too many to keep in mind [6.2]", () => {
  expect(told("Locations and fees", FEES.with(3, "Gull Pond / 24 / $65 / ask us"))).not.toMatch(
    /Fees (?:at|for)/u,
  );
  expect(told("Locations", FEES)).not.toMatch(/Fees (?:at|for)/u);
  const many = ["A", "B", "C", "D"].map((name, at) => `Hall ${name} / 20 / $${40 + at} / $${50 + at}`);
  expect(told("Locations and fees", [FEES[0] ?? "", ...many])).not.toMatch(/Fees (?:at|for)/u);
});

it("says in a minute until when one may apply and what it costs, before the ways of the house [6.2]", async () => {
  const filler = (name: string) =>
    saidBlock(
      `${name} has stood on the quay since 1974, and people come to it by boat and by bicycle from both sides of the bay, in every weather.`,
    );
  const due = "Applications will be accepted from Monday, November 3, until Friday, December 5, at 4:30 p.m.";
  const blocks = [
    saidBlock("The City rents 148 rack spaces for kayaks at three landings by lottery."),
    ...["The rack", "The shed", "The lift", "The house", "The crane"].map(filler),
    saidBlock(due),
    ...["The quay", "The bay"].map(filler),
    headingBlock("Locations and fees"),
    ...rowsOf(...FEES),
    ...["The ramp", "The pier"].map(filler),
  ];
  const text = (
    await paragraphsWritten(textPage("Kayak rack lottery", blocks, { language: "en", type: "article" }), 45)
  )
    .flat()
    .join(" ");
  expect(text).toContain("until Friday, December 5");
  expect(text).toContain("Fees at Tern Landing and Old Ropewalk are $85 for residents");
});
