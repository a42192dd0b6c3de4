import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withoutLinesAboveName } from "./above-name-en.ts";

const WANTED = [headingBlock("Wanted"), saidBlock("Shed lamps, school desks. Will collect.")];
const NAMED = saidBlock("Ticket cabinet, kauri pine");
const TOLD = saidBlock("It has 240 slots in twelve banks of twenty.");
const name = { kind: "name", value: "Ticket cabinet, kauri pine" } as Fact;
const left = (blocks: typeof WANTED, facts = [name]) =>
  withoutLinesAboveName(textPage("Tarn Salvage", blocks, { type: "product", facts })).blocks.map(
    ({ text }) => text,
  );

it("leaves out a shop's own lines above the one that names the thing [7.3]", () => {
  expect(left([...WANTED, NAMED, TOLD])).toEqual(["", "", NAMED.text, TOLD.text]);
});

it("keeps what is told above its name, and all of a page that names nothing [7.3]", () => {
  const long = saidBlock(`${TOLD.text} ${TOLD.text}`);
  expect(left([long, NAMED])).toEqual([long.text, NAMED.text]);
  expect(left([...WANTED, TOLD])).toEqual([...WANTED, TOLD].map(({ text }) => text));
  expect(left([...WANTED, NAMED], [])).toEqual([...WANTED, NAMED].map(({ text }) => text));
});

it("leaves out the boxes of a shop's news above the heading that names the thing [7.3]", () => {
  const news = saidBlock(
    "Ida is away until 14 May, so all mending takes about five weeks longer than usual.",
  );
  const boxes = [headingBlock("News"), news];
  const headed = headingBlock(NAMED.text);
  expect(left([...boxes, headed, TOLD])).toEqual(["", "", NAMED.text, TOLD.text]);
  // A paragraph without a heading may be the thing's own.
  expect(left([TOLD, headed])).toEqual([TOLD.text, NAMED.text]);
});

it("keeps above the name that the thing cannot be had [7.3]", () => {
  const gone = saidBlock("Currently unavailable.");
  expect(left([...WANTED, gone, NAMED, TOLD])).toEqual(["", "", gone.text, NAMED.text, TOLD.text]);
});
