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
