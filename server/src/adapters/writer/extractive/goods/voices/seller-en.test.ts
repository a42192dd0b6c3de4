import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { specification, textPage } from "#test/text-page";
import { quotedSeller } from "./seller-en.ts";

const heading = (text: string): Block => ({ kind: "heading", level: 2, text });
const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const NAME = "Vintage Tarn Oak Loom";
const page = (blocks: Block[], facts = [specification("Condition", "Used")]) => ({
  ...textPage(NAME, [], { type: "product", language: "en", facts }),
  blocks,
});
const said = (...parameters: Parameters<typeof page>) =>
  quotedSeller(page(...parameters), NAME, [], 60).map(({ text }) => text);

it("quotes what a seller says of a used thing, up to what is asked of buyers, and goes on behind it", () => {
  const text =
    "Lovely vintage oak loom, made in Tarn, it has some scratches on the frame, please refer to photos for more details, good condition for its years, new brass fittings, 15 x 9 x 3 5/8 inches";
  expect(said([paragraph(text)])).toEqual([
    "The seller writes: “Lovely vintage oak loom, made in Tarn, it has some scratches on the frame.”",
    "The seller adds: “Good condition for its years, new brass fittings.”",
  ]);
});

it("quotes what tells of one owner, below others' requests", () => {
  const blocks = [
    paragraph("Pickup only."),
    paragraph("Need gone soon as we move house and need the room."),
    paragraph("Well used but still works fine, was given to my aunt in 1998."),
  ];
  expect(quotedSeller(page(blocks), NAME, [], 60)).toEqual([
    {
      text: "The seller writes: “Well used but still works fine, was given to my aunt in 1998.”",
      ties: [{ text: "1998", blockIndex: 2, factId: null }],
    },
  ]);
});

it("calms a note that is written in capitals, and leaves out a clause that only names the thing", () => {
  expect(
    said(
      [],
      [specification("Condition", "Used"), specification("Seller notes", "“CLEAN AND IN WORKING ORDER”")],
    ),
  ).toEqual(["The seller writes: “Clean and in working order.”"]);
  expect(said([paragraph("Tarn oak loom ,2nd owner ,complete with its papers & tools")])).toEqual([
    "The seller writes: “2nd owner, complete with its papers and tools.”",
  ]);
});

it("stops with a whole clause before the words are too many", () => {
  const clause = "the oak loom of my aunt has ten old parts,";
  const [quote = ""] = said([paragraph(`${clause} ${clause} ${clause} ${clause} ${clause} ${clause}`)]);
  expect(quote.split(" ")).toHaveLength(43);
});

it.each<[string, Block[]]>([
  [
    "of cookies",
    [paragraph("You agree to cookies on the vintage Tarn oak loom, and to processing of personal data.")],
  ],
  [
    "below a heading of others",
    [heading("More from here"), paragraph("A vintage oak loom, well used, works fine.")],
  ],
  ["in a list of others", [{ kind: "list_item", text: "Vintage oak loom, 2nd owner, works fine" }]],
])("quotes nothing %s", (_, blocks) => {
  expect(said(blocks)).toEqual([]);
});

it("quotes nobody on a page of new goods, behind a description, or what has been told", () => {
  const blocks = [heading("Description"), paragraph("This oak loom is a vintage one from Tarn.")];
  expect(said(blocks)).toHaveLength(1);
  expect(quotedSeller({ ...page(blocks, []), title: "Tarn Oak Loom" }, NAME, [], 60)).toEqual([]);
  expect(quotedSeller(page(blocks), NAME, ["This oak loom is a vintage one from Tarn."], 60)).toEqual([]);
  const long = "It is a very long story that fills most of the time that there is for it.";
  expect(quotedSeller(page(blocks), NAME, Array(8).fill(long), 60)).toEqual([]);
});
