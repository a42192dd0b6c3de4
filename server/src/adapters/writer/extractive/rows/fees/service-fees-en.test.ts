import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withEnglishRows } from "../told-rows-en.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const FEES = [
  row("Visit / Length / Fee"),
  row("First visit and assessment / 45 minutes / €75"),
  row("Return visit / 30 minutes / €55"),
  row("Children under 16, first visit / 30 minutes / €50"),
  row("Verruca needling / 40 minutes / €160 a foot"),
];
const told = (heading: string, rows = FEES) =>
  withEnglishRows(textPage("Foot clinic", [headingBlock(heading), ...rows], { language: "en" }))
    .blocks.map(({ text }) => text)
    .join("\n");

it("tells what a house asks for what it does, by the names that can be said [6.2]", () => {
  expect(told("Fees")).toContain(
    "The fees include €75 for first visit and assessment; €55 for return visit; and €160 a foot for verruca needling.",
  );
  expect(told("Our prices")).toContain("The prices include €75 for");
});

it("tells no prices below another heading, nor where but one can be said [6.2]", () => {
  expect(told("What we found")).not.toContain("include €75");
  expect(told("Fees", [...FEES.slice(0, 2), row("Return visit / 30 minutes / on request")])).not.toContain(
    "include",
  );
});

it("tells fees and hours in a minute, before the colour of the page [6.2]", async () => {
  const colour = (name: string) =>
    saidBlock(
      `${name} has been on the quay since 1974, and people come to it by boat and by bicycle from both sides of the bay. It looks at how you stand and how you walk, and it reads your shoes.`,
    );
  const week = ["Monday 9 am – 5 pm", "Tuesday 9 am – 5 pm", "Wednesday 9 am – 5 pm", "Thursday Closed"];
  const blocks = [
    saidBlock("The Quay Foot Clinic sees feet of every age by appointment on four days of the week."),
    ...["The clinic", "The room", "The lift", "The house"].map(colour),
    headingBlock("Fees"),
    ...FEES,
    headingBlock("Opening hours"),
    ...week.map(itemBlock),
    headingBlock("The quay"),
    ...["The quay", "The bay"].map(colour),
  ];
  const text = (
    await paragraphsWritten(
      textPage("Foot care on the quay", blocks, { language: "en", type: "article" }),
      45,
    )
  )
    .flat()
    .join(" ");
  expect(text).toContain("The fees include €75 for first visit and assessment");
  expect(text).toContain("Opening hours are 9 am to 5 pm from Monday to Wednesday.");
});

it("tells what jobs cost below the name of the work, a deed as one [6.2]", () => {
  const rows = [
    row("Job / Price / Time"),
    row("Replace one string / £32 / Same visit"),
    row("Loose pin, each / £12 / Same visit"),
    row("Hammer shaping / £190 / Half a day"),
    row("Moth treatment / from £240 / Two weeks"),
  ];
  expect(told("Repairs and servicing", rows)).toContain(
    "The prices for repairs and servicing include £32 to replace one string and £190 for hammer shaping.",
  );
});
