import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { entriesOn } from "./index-en.ts";

const NAMES = [
  "The old mill of Arden opens again",
  "A weaver’s loom is sold for nine pounds",
  "Wool costs more than it did in spring",
  "Two bridges over the Tarn are closed",
  "The fair of Holm has a new hall",
  "Oak beams are found below the church",
];
const page = (blocks: Block[]) => textPage("News of the valley", blocks);
const names = (blocks: Block[]) => entriesOn(page(blocks)).map(({ name }) => name);

it("finds the entries of an index by the notes of when they were made [7.3]", () => {
  expect(names(NAMES.flatMap((name, at) => [said(name), said(`${at + 2} hours ago`)]))).toEqual(NAMES);
  expect(
    names(NAMES.flatMap((name, at) => [headingBlock(name), said(`Posted by Anna on Mar ${at + 1}`)])),
  ).toEqual(NAMES);
  const rows = NAMES.flatMap((name, at): Block[] => [
    { kind: "table_row", text: `${at + 1}.: ${name} (mill.example)` },
    said(`${at + 1} days ago`),
  ]);
  expect(names(rows)).toEqual(NAMES);
});

it("tells them one by one, each with the sentence below it [7.3]", async () => {
  const teaser = "The wheel was made anew by two carpenters of the valley.";
  const [first = "", ...others] = NAMES;
  const blocks = [
    said(first),
    said("2 hours ago"),
    said(teaser),
    ...others.flatMap((name) => [said(name), said("3 hours ago")]),
  ];
  const told = (await paragraphsWritten(page(blocks), 60, "narration")).flat();
  expect(told.slice(0, 4)).toEqual([
    "This is “News of the valley”.",
    "Here are some of the entries.",
    `The first is “${first}”.`,
    teaser,
  ]);
});

it.each(["Home", "Tarn Times"])("calls a site's first page by the site: %s [7.3]", async (title) => {
  const blocks = NAMES.flatMap((name) => [headingBlock(name), said("3 hours ago")]);
  const home = { ...page(blocks), title, site: "Tarn Times", url: "https://times.example/" };
  const told = (await paragraphsWritten(home, 60, "narration")).flat();
  expect(told.slice(0, 2)).toEqual([
    "This is the front page of Tarn Times.",
    "Here are some of its entries.",
  ]);
});

it("knows a department's front page by headlines with hardly a text below them [7.3]", () => {
  const headlines = [...NAMES, ...NAMES].slice(0, 10).map((name, at) => headingBlock(`${name} ${at}`));
  const note = said("The valley's own paper has come out every week since the mill was built.");
  const department = { ...page([...headlines, note]), type: "other" as const };
  expect(entriesOn(department).map(({ name }) => name)).toEqual(headlines.map(({ text }) => text));
  expect(entriesOn({ ...department, blocks: headlines.flatMap((one) => [one, note]) })).toEqual([]);
});

it.each<[string, Block[]]>([
  ["lines without notes", NAMES.map(itemBlock)],
  ["few lines", NAMES.slice(0, 5).flatMap((name) => [said(name), said("2 hours ago")])],
  ["sentences", NAMES.flatMap((name) => [said(`${name}.`), said("2 hours ago")])],
  ["rows with one label", NAMES.flatMap((name) => [said(`Pricing: ${name}`), said("2 hours ago")])],
  [
    "headings of a text below which a few notes stand",
    [...NAMES, ...NAMES].flatMap((name, at) => [
      headingBlock(`${name} ${at}`),
      said(at < 3 ? "2 hours ago" : "The carpenters of the valley tell why this took nine years."),
    ]),
  ],
])("takes no text for an index: %s [7.3]", (_, blocks) => {
  expect(entriesOn(page(blocks))).toEqual([]);
});

it("takes no page of goods and no signed text for an index [7.3]", () => {
  const blocks = NAMES.flatMap((name) => [said(name), said("2 hours ago")]);
  expect(entriesOn({ ...page(blocks), type: "product" })).toEqual([]);
  expect(entriesOn({ ...page(blocks), author: "Anna Tarn" })).toEqual([]);
});
