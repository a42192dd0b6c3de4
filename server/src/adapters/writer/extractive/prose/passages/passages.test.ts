import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, saidBlock as said, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
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

const HEAD = headingBlock("The guild");
it("tells no rest of a paragraph whose beginning leans on what is untold [7.3]", () => {
  const rest = "A reed of steel is sixty years old.";
  expect(passages([said(LEAD), HEAD, said(`However, they kept them dry. ${rest}`)])).toEqual([[LEAD]]);
  expect(passages([said(LEAD), HEAD, said(`The guild kept its reeds dry. ${rest}`)])).toEqual([
    [LEAD],
    ["The guild kept its reeds dry.", rest],
  ]);
});

it("begins a part with its first sentence, whose subject the heading names [7.3]", () => {
  const opens = "The idea of a guild came from Anna Reed, and her sons kept it.";
  expect(passages([said(LEAD), HEAD, said(opens)])).toEqual([[LEAD], [opens]]);
  expect(passages([said(LEAD), HEAD, said("Although the guild is old, these are its own reeds.")])).toEqual([
    [LEAD],
  ]);
});

it("ends no passage behind the short sentence that begins a paragraph [7.3]", () => {
  const page = textPage("How a reed is kept", [said(LEAD), HEAD, said(`The guild kept reeds. ${MATTER}`)]);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  expect(textPassagesOf(lines, page.title, page).map(({ cuts }) => cuts)).toEqual([[1], [2]]);
});

it("takes all of a paragraph that mostly sets the scene for a warm-up [7.3]", () => {
  const scene = [
    WARM_UP,
    "With its wide hall it has room for all.",
    "Many people have never been happier there.",
  ];
  const warm = (texts: string[]) => {
    const page = textPage("How a reed is kept", [said(texts.join(" ")), HEAD, said(MATTER)]);
    const lines = proseLinesOf(page, "polite", () => true, 80);
    return textPassagesOf(lines, page.title, page).map(({ warmsUp }) => warmsUp);
  };
  expect(warm(scene).slice(0, -1)).not.toContain(false);
  expect(warm([...scene.slice(0, 2), MATTER])).toContain(false);
});

it("begins a part with what leans on its heading only where the heading can be told [7.3]", () => {
  const leans = "A weaver can build her own by hand in a year.";
  const below = (heading: string, text: string) =>
    passages([said(LEAD), headingBlock(heading), said(text)]).slice(1);
  expect(below("The idea of a loom", leans)).toEqual([[leans]]);
  expect(below("Your loom, your way", leans)).toEqual([]);
  expect(below("If you live by the river", "A weaver in such a house pays nothing.")).toEqual([]);
});

it("tells of each of several things behind the sentence that names them [7.3]", () => {
  const named = "The mill makes the most amazing reeds of the valley for its weavers.";
  const each = "Each reed has been bound by hand in the dry house.";
  expect(passages([said(LEAD), said(`${named} ${each}`)])).toContainEqual([named, each]);
});

it("begins a text within a paragraph whose first words lean on what nobody tells, and no section [7.3]", () => {
  const leaning = said(`And they write to me of these reeds each week. ${MATTER}`);
  expect(passages([said("Letters, wool and reeds"), leaning])).toEqual([[MATTER]]);
  expect(passages([headingBlock("Reeds of the north"), said("Letters, wool and reeds"), leaning])).toEqual(
    [],
  );
});

it("begins a text with its first sentence, below the line that says how long one reads it", () => {
  const [first, second] = ["There were forty of them.", "My sister counted them by the light of one lamp."];
  expect(passages([said("9 minute read"), said(`${first} ${second}`)], "Reeds")).toEqual([[first, second]]);
});

it("begins with the first sentence that is told, where what stood above it was left out", () => {
  const first =
    "No boats will cross to their island before Thursday, the mill said, after the sea took the stones.";
  const rest = "The weir was hit at dawn by a wave of nine feet.";
  expect(passages([said(""), said(`${first} ${rest}`)])[0]).toEqual([first, rest]);
});
