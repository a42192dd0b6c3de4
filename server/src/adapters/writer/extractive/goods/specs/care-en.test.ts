import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { textPage } from "#test/text-page";
import { forbiddenCare, isLineOfCare, washingIn } from "./care-en.ts";
import { labelledLinesOf } from "./labelled-lines-en.ts";
import { specifiedInEnglish } from "./specified-en.ts";

const page = (...items: string[]) => ({
  ...textPage("Oak loom", [], { type: "product", language: "en" }),
  blocks: items.map((text): Block => ({ kind: "list_item", text })),
});
const said = (item: string) => labelledLinesOf(page(item)).map((row) => specifiedInEnglish([row]).text);

it.each([
  ["Machine wash at 30°C", "It can be machine washed at 30 °C."],
  ["Hand wash only", "It has to be washed by hand."],
  ["Dishwasher safe", "It is dishwasher safe."],
  [
    "Care instructions: Do not tumble dry, machine wash at 40°C, Do not iron",
    "It can be machine washed at 40 °C.",
  ],
])("tells a line of care like a row: %s", (item, text) => {
  expect(said(item)).toEqual([text]);
});

it.each(["Machine wash cycles in eight minutes", "Hand wash basin", "Wash bag", "Washable cover"])(
  "reads no care in %s",
  (item) => {
    expect(said(item)).toEqual([]);
    expect(washingIn(item)).toBeNull();
  },
);

it("tells in one sentence what is forbidden, and nothing that has been told", () => {
  const forbidden = page("Do not bleach", "Don’t tumble dry", "Do not iron", "Do not lean");
  const texts = (told: string) =>
    forbiddenCare(forbidden, (deed) => told.includes(deed)).map(({ text }) => text);
  expect(texts("")).toEqual(["It should not be bleached, tumble dried or ironed."]);
  expect(texts("It must never be bleached or ironed.")).toEqual(["It should not be tumble dried."]);
  expect(forbiddenCare(page("Oak and ash"), () => false)).toEqual([]);
  expect(forbiddenCare(page("Oak", "Do not bleach"), () => false)).toEqual([]);
  expect(forbiddenCare(page("Oak", "Do not machine wash"), () => false)[0]?.text).toBe(
    "It should not be machine washed.",
  );
});

it("keeps advice that is more than a line of care", () => {
  expect(["Do not dry clean", "Iron on medium heat settings", "Flat dry"].every(isLineOfCare)).toBe(true);
  expect(["Do not dry clean the frame, as oil would be lost", "Iron frame"].some(isLineOfCare)).toBe(false);
});
