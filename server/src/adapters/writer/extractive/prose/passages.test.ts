import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, saidBlock as said, textPage } from "#test/text-page";
import { proseLinesOf } from "./lines.ts";
import { textPassagesOf } from "./passages.ts";

const passages = (blocks: Block[], title = "How a reed is kept") => {
  const page = textPage(title, blocks);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  return textPassagesOf(lines, page.title, page).map((passage) =>
    passage.lines.map(({ sentences }) => sentences.join(" ")),
  );
};

const LEAD = "The reed of a loom keeps the threads of the warp apart.";
const POINTS = [
  "Steel reeds were made in a dry house for sixty years.",
  "Cane reeds were bound by hand in winter.",
  "The edges of the wires have to be free of rust.",
];

it.each(["Key takeaways", "At a glance", "TL;DR"])(
  "tells a page's own points together: %s [7.3]",
  (heading) => {
    expect(passages([said(LEAD), headingBlock(heading), ...POINTS.map(itemBlock)])).toEqual([[LEAD], POINTS]);
  },
);

it.each(["Reeds of the north", "Key rings"])("divides the items of any other list: %s [7.3]", (heading) => {
  expect(passages([said(LEAD), headingBlock(heading), ...POINTS.map(itemBlock)])).toEqual(
    [LEAD, ...POINTS].map((one) => [one]),
  );
});

const MATTER = "Steel reeds were made in a dry house for sixty years.";
const begun = (before: string, next = MATTER) =>
  passages([said(`${before} ${next}`)]).map(([first]) => first);
const WARM_UP = "Many people who weave in Tarn have an old reed in the house.";

it("begins a paragraph anew behind what only warms up, and goes on behind any other sentence [7.3]", () => {
  expect(begun(WARM_UP)).toEqual([WARM_UP, MATTER]);
  const matter = "The reed of a loom keeps the threads of the warp apart.";
  expect(begun(matter)).toEqual([matter]);
});

it.each([
  "These reeds of steel are sixty years old.",
  "But reeds of steel are sixty years old.",
  "No reed of steel is older than sixty years.",
])("keeps what goes on from a warm-up: %s [7.3]", (next) => {
  expect(begun(WARM_UP, next)).toEqual([WARM_UP]);
});

it("keeps a question with its answer, and a warm-up's paragraph with no other one [7.3]", () => {
  const question = "How old is a reed of steel?";
  expect(begun(question)).toEqual([question]);
  expect(passages([said(WARM_UP), said(MATTER)])).toEqual([[WARM_UP], [MATTER]]);
});
