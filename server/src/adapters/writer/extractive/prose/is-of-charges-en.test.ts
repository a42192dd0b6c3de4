import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withEnglishRows } from "../rows/told-rows-en.ts";
import { isOfCharges } from "./is-of-charges-en.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const BLOCKS = [
  saidBlock(
    [
      "The harbour has three basins and a slip, and all of them are open the year round.",
      "The board met in May and heard from the owners of boats.",
      "It has changed the hours of the office, too, which is closed on Mondays.",
    ].join(" "),
  ),
  saidBlock(
    [
      "The slip was laid in 1881 for the boats of the pilots, who rowed out to the ships that waited in the roads.",
      "The pilots kept it clear of weed with brooms, and paid a boy to do it on Sundays.",
      "Nobody knows what became of the brooms.",
    ].join(" "),
  ),
  headingBlock("Berths"),
  saidBlock("Berth charges per metre"),
  row("Berth / April to June / July to March"),
  row("By the quay / £118.40 / £61.30"),
  row("In the basin / £84.60 / £35.20"),
  row("On the mud / £31.20 / £22.10"),
  saidBlock("A boat is measured from the stem to the stern, and its rudder is left out of the count."),
];

describe("an English page of charges", () => {
  const page = textPage("Harbour charges", BLOCKS, { language: "en" });

  it("is known by its title and the amounts of its rows", () => {
    const isKnown = (title: string, blocks: Block[]) =>
      isOfCharges(withEnglishRows({ ...page, title, blocks }));
    expect(isKnown("Harbour charges", BLOCKS)).toBe(true);
    expect(isKnown("The harbour", BLOCKS)).toBe(false);
    expect(isKnown("Harbour charges", BLOCKS.slice(0, 6))).toBe(false);
  });

  it("is known by the list of what a house asks for its work", () => {
    const list = [row("Hull scrape: £60"), row("Mast check: £45"), row("Bilge clean: £30")];
    const isKnown = (heading: string, rows: Block[]) =>
      isOfCharges(
        withEnglishRows({ ...page, title: "The boatwright", blocks: [headingBlock(heading), ...rows] }),
      );
    expect(isKnown("My prices", list)).toBe(true);
    expect(isKnown("My prices", list.slice(0, 2))).toBe(false);
    expect(isKnown("Money saved", list)).toBe(false);
  });

  it("says its amounts, where a text from its beginning would not come to them [6.2]", async () => {
    const told = async (title: string) =>
      (await paragraphsWritten({ ...page, title }, 36, "narration")).flat().join(" ");
    const amounts = "Berth charges per metre are between £22.10 and £118.40.";
    expect(await told("Harbour charges")).toContain(amounts);
    expect(await told("The harbour")).not.toContain(amounts);
  });
});
