import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { fetchedTold } from "./fetched-en.ts";

it.each([
  ["Pickup only.", 1],
  ["Works well. Collection only from the farm.", 1],
  ["The pickup only hums a little.", 0],
])("says that a thing has to be fetched where its seller sends nothing: %s [7.3]", (text, count) => {
  expect(fetchedTold(textPage("Oak loom", [saidBlock(text)]))).toHaveLength(count);
});

it("says so neither of a heading nor of a long text that has the words in it [7.3]", () => {
  const heading = { kind: "heading" as const, level: 2, text: "Pickup only." };
  expect(fetchedTold(textPage("Oak loom", [heading]))).toEqual([]);
  const long = `Pickup only. ${"The loom stands in a barn by the weir. ".repeat(12)}`;
  expect(fetchedTold(textPage("Oak loom", [saidBlock(long)]))).toEqual([]);
});
