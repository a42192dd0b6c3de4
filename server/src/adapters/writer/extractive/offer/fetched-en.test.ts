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
