import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import type { PageType } from "#kernel/vocabulary";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import { withAllSayable } from "./pool.ts";

const blocks = [
  saidBlock(
    "The mill was moved to the river. It has two wheels. The mill was built for the village in 1820.",
  ),
  headingBlock("Newsletter"),
  saidBlock("Subscribe to our newsletter for more stories like this one."),
];
const page = textPage("The mill", blocks);
const line = (text: string, more: Partial<ProseLine> = {}): ProseLine => ({
  sentences: [text],
  blockIndex: 0,
  section: -1,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds: 3,
  kind: "paragraph",
  begins: true,
  gap: false,
  sought: 0,
  ...more,
});
const pool = (lines: ProseLine[], isFit = (_: string) => true) =>
  withAllSayable(lines, page, { name: "The mill", isFit });
const texts = (lines: readonly ProseLine[]) => lines.map(({ sentences }) => sentences.join(" "));

it("adds what can be said as it stands, and nothing that leans or speaks of the site [7.3]", () => {
  expect(texts(pool([]))).toEqual([
    "The mill was moved to the river.",
    "The mill was built for the village in 1820.",
  ]);
  expect(texts(pool([], (text) => !text.includes("1820")))).toEqual(["The mill was moved to the river."]);
});

it("keeps each line in its place on the page, however short it is", () => {
  const lines = ["The mill was moved to the river.", "It has two wheels."].map((text) => line(text));
  expect(texts(pool(lines))).toEqual([
    "The mill was moved to the river.",
    "It has two wheels.",
    "The mill was built for the village in 1820.",
  ]);
});

it("knows of a sentence that something before it is not told", () => {
  expect(pool([]).map(({ gap }) => gap)).toEqual([false, true]);
});

it("knows so at the beginning of a paragraph, too", () => {
  const split = textPage("The mill", [
    saidBlock("The mill was moved to the river. It has two wheels."),
    saidBlock("The mill was built for the village in 1820."),
  ]);
  const lines = withAllSayable([], split, { name: "The mill", isFit: () => true });
  expect(lines.map(({ begins, gap }) => [begins, gap])).toEqual([
    [true, false],
    [true, true],
  ]);
});

it("keeps what was made of a row in its place: behind the words of its own block, before those of the next", () => {
  const made = line("Entry is free for children.", { blockIndex: 1 });
  const [first, free] = ["The mill was moved to the river.", "Entry is free for children."];
  const last = "The mill was built for the village in 1820.";
  expect(texts(pool([line(first), made]))).toEqual([first, last, free]);
  expect(texts(pool([line(first), line(free)]))).toEqual([first, free, last]);
});

it("tells no caption, and of an article no item of a list", () => {
  const said = "The mill was moved to the river.";
  const blocksOf = (more: Partial<Block>): Block[] => [{ ...saidBlock(said), ...more }];
  const toldOf = (more: Partial<Block>, type: PageType = "article") =>
    texts(
      withAllSayable([], textPage("The wheel", blocksOf(more), { type }), {
        name: "The wheel",
        isFit: () => true,
      }),
    );
  expect(toldOf({})).toEqual([said]);
  expect(toldOf({ isCaption: true })).toEqual([]);
  expect(toldOf({ kind: "list_item" })).toEqual([]);
  expect(toldOf({ kind: "list_item" }, "product")).toEqual([said]);
});

it("quotes no half of a quotation [7.3]", () => {
  const essay = saidBlock(
    "“The mill says that the river is high. The mill counts it as a tide.” The mill was sold in 1820.",
  );
  const said = withAllSayable([], textPage("The mill", [essay]), { name: "The mill", isFit: () => true });
  expect(texts(said)).toEqual(["The mill was sold in 1820."]);
});

it("has a Japanese sentence that says what was done about the trouble before it, and none that leans by more than that word [7.3]", () => {
  const told = (answer: string) => {
    const tent = textPage(
      "前室テント",
      [saidBlock("山小屋の前で、傘をさしたまま麺を食べた方もいました。"), saidBlock(answer)],
      { language: "ja" },
    );
    const isFit = () => true;
    return texts(withAllSayable([], tent, { name: "前室テント", isFit })).slice(1);
  };
  const answer = "そこで二代目の前室は、120センチに延ばしました。";
  expect(told(answer)).toEqual([answer]);
  expect(told("そこで、これを120センチに延ばしました。")).toEqual([]);
  expect(told("しかし二代目の前室は、120センチに延ばしました。")).toEqual([]);
});
