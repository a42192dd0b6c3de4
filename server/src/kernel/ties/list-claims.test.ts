import { describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import type { Card } from "#kernel/shelf/card";
import { tieChecker, untiedIn } from "./check.ts";

const card = (at: number, name: string, price: string, other: Partial<Card> = {}): Card => ({
  at,
  name,
  rank: null,
  price,
  former: null,
  isFrom: false,
  by: null,
  isEmployer: false,
  date: null,
  rating: null,
  text: "",
  ...other,
});
const pageOf = (cards: readonly Card[], language: Page["language"] = "en"): Page => ({
  url: null,
  title: "Tents",
  site: null,
  language,
  type: "other",
  author: null,
  publishedAt: null,
  facts: [],
  blocks: cards.flatMap((one): Page["blocks"] => [
    { kind: "heading", level: 3, text: one.name, card: one },
    { kind: "list_item", text: `${one.price}${one.former ? ` was ${one.former}` : ""}` },
  ]),
});
const tents = pageOf([
  card(0, "Tarn Ridge 2", "$140"),
  card(1, "Tarn Fell 3 - Men's", "$96.73", { former: "$129" }),
  card(2, "Tarn Fell 5", "$180"),
  card(3, "Tarn Brook (2 poles)", "$40"),
  card(4, "Tarn Brook (4 poles)", "$55"),
  card(5, "Tarn Mill™ Dome", "$ 210"),
  card(6, "Tarn Glideⁿ", "$99"),
]);
const untied = (sentence: string, page = tents) => untiedIn(sentence, tieChecker(page)(sentence));

describe("a sentence of an English list", () => {
  it.each([
    "The list begins with Tarn Ridge 2, for $140; and the Fell 3 for men, at $96.73, down from $129.",
    "You will also find the Ridge 2, for $140; the Brook, from $40; and the Mill Dome, for $210.",
    "The list also has the Fell 5, for $180.",
  ])("has the prices of things whose names were made short: %s [7.3]", (sentence) => {
    expect(untied(sentence)).toEqual([]);
  });

  it.each([
    ["You will also find the Ridge 2, for $180; and the Brook, from $40.", ["$180"]],
    ["You will also find the Ridge 2, for $140; and the Mill Dome, for $180.", ["$180"]],
    ["The list also has the Fell 5, for $96.73.", ["$96.73"]],
  ])("has no price of another thing: %s [7.3]", (sentence, wrong) => {
    expect(untied(sentence)).toEqual(wrong);
  });

  it("has the former price behind “down from”, and only there [7.3]", () => {
    expect(untied("The list has the Fell 3, at $129.")).toEqual(["$129"]);
    expect(untied("The list has the Fell 3, at $96.73, down from $140.")).toEqual(["$140"]);
  });

  it("has the lowest price of those of one name behind “from” [7.3]", () => {
    expect(untied("The list has the Brook, from $55.")).toEqual(["$55"]);
  });

  it("has the numbers of names from the names [7.3]", () => {
    expect(untied("The list has the Fell 4, for $180.")).toContain("4");
    expect(untied("The list has the Ridge 3, for $140.")).toContain("3");
  });

  it("lets a range end at the lowest and the highest price [7.3]", () => {
    expect(untied("The prices run from $40 to $210.")).toEqual([]);
    expect(untied("The prices run from $55 to $210.")).toEqual(["$55"]);
    expect(untied("The prices run from $40 to $180.")).toEqual(["$180"]);
  });

  it("counts no fewer things than the page shows [7.3]", () => {
    const counted = { ...tents, blocks: [{ kind: "paragraph" as const, text: "48 tents" }, ...tents.blocks] };
    expect(untied("Here are a few of the 48 tents.", counted)).toEqual([]);
    expect(untied("Here are a few of the 5 tents.", counted)).toEqual(["5"]);
  });

  it("knows no count where the page shows no list [7.3]", () => {
    const told: Page = { ...tents, blocks: [{ kind: "paragraph", text: "There are 5 mills by the river." }] };
    expect(untied("Here are all 5 mills by the river.", told)).toEqual([]);
  });

  it("reads a range behind another number [7.3]", () => {
    const counted = { ...tents, blocks: [{ kind: "paragraph" as const, text: "48 tents" }, ...tents.blocks] };
    expect(untied("Of 48 tents the prices run from $40 to $210.", counted)).toEqual([]);
    expect(untied("Of 48 tents the prices run from $40 to $180.", counted)).toEqual(["$180"]);
  });

  it("ranks a thing as its own card does [7.3]", () => {
    const ranked = pageOf(
      ["Oak Loom", "Elm Wheel", "Ash Spindle", "Fir Shuttle"].map((name, at) =>
        card(at, name, `$${(at + 2) * 10}`, { rank: `#${at + 1}` }),
      ),
    );
    expect(untied("Number 2 is Elm Wheel, for $30.", ranked)).toEqual([]);
    expect(untied("Number 3 is Elm Wheel, for $30.", ranked)).toEqual(["3"]);
  });

  it("takes no headline about one of the things for its name [7.3]", () => {
    const review = { kind: "heading" as const, level: 3, text: "Testing the Acme Tarn Fell 3" };
    const teaser = { kind: "paragraph" as const, text: "Two nights in the rain." };
    const tested = { ...tents, blocks: [review, teaser, ...tents.blocks] };
    expect(untied("The list has the Acme Tarn Fell 5, for $180.", tested)).toEqual([]);
  });

  it("is not told by what all the things are called [7.3]", () => {
    const repairs = { kind: "paragraph" as const, text: "Any seam is mended at the works for $75." };
    const shop = { ...tents, blocks: [repairs, ...tents.blocks] };
    expect(untied("The list also has Tarn repairs, for $75.", shop)).toEqual([]);
  });

  it("knows a name without the marks behind it [7.3]", () => {
    expect(untied("The list has the Glide, for $140.")).toEqual(["$140"]);
  });

  it("leaves a sentence alone that names none of the things [7.3]", () => {
    const told = "The tent poles are sold apart, for $55.";
    expect(untied(told)).toEqual([]);
  });
});

it("counts no fewer things of a Japanese list than the page shows [7.3]", () => {
  const names = ["藍の飯碗", "灰釉の長皿", "鉄絵の湯呑", "三島の小皿"];
  const shelf = pageOf(
    names.map((name, at) => card(at, name, `${at + 1},500円`)),
    "ja",
  );
  const page = { ...shelf, blocks: [{ kind: "paragraph" as const, text: "全68点 1 2 3" }, ...shelf.blocks] };
  expect(untied("「器の店」から、全68点のうち、いくつかをご紹介します。", page)).toEqual([]);
  expect(untied("「器の店」から、全3点のうち、いくつかをご紹介します。", page)).toEqual(["3点"]);
});

it("takes the cells of a table's row for no name of a listed thing [7.3]", () => {
  const rows = [
    "Job / Price / Time",
    "Loose valve pin, each / £12 / Same visit",
    "Full valve care / £420 / A day",
  ];
  const page: Page = {
    ...pageOf([]),
    title: "Organs",
    blocks: [
      { kind: "heading", level: 3, text: "Valve care" },
      { kind: "paragraph", text: "£78" },
      ...rows.map((text) => ({ kind: "table_row" as const, text })),
    ],
  };
  expect(untiedIn("Valve care is £78.", tieChecker(page)("Valve care is £78."))).toEqual([]);
});

it("knows a sum that stands alone below a heading for the heading's, whatever is read around it [7.3]", () => {
  const texts = ["£58", "For a stove with a liner of steel. The room is left as it was.", "£72"];
  const names = ["Stove cleaning", "", "Cleaning of a hearth"];
  const page: Page = {
    ...pageOf([]),
    title: "Chimneys",
    blocks: texts.flatMap((text, at) => [
      ...(names[at] ? [{ kind: "heading" as const, level: 3, text: names[at] }] : []),
      { kind: "paragraph" as const, text },
    ]),
  };
  const untiedOf = (text: string) => untiedIn(text, tieChecker(page)(text));
  expect(untiedOf("Stove cleaning is £58.")).toEqual([]);
  expect(untiedOf("Stove cleaning is £73.")).toEqual(["£73"]);
});

it("takes a sum for no heading's that stands below a line or a short word [7.3]", () => {
  const claim = "The list has the Tarn Fell 5, for $75.";
  const beside = (kind: "heading" | "paragraph", head: string, text: string): Page => ({
    ...tents,
    blocks: [
      ...tents.blocks,
      kind === "heading" ? { kind, level: 3, text: head } : { kind, text: head },
      { kind: "paragraph", text },
    ],
  });
  expect(untied(claim, beside("heading", "Tarn Fell 5", "$75"))).toEqual([]);
  expect(untied(claim, beside("paragraph", "Tarn Fell 5", "$75"))).toEqual(["$75"]);
  expect(untied(claim, beside("heading", "Tarn", "$75"))).toEqual(["$75"]);
});
