import { describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const shelf: Page = {
  url: null,
  title: "Stools",
  site: null,
  language: "en",
  type: "other",
  author: null,
  publishedAt: null,
  facts: [],
  blocks: ["Oak stool", "$40", "Elm stool", "$55", "Ash stool", "$60", "Pine stool", "$25"].map((text, at) =>
    at % 2 === 0 ? { kind: "heading", level: 3, text } : { kind: "list_item", text },
  ),
};
const untied = (sentence: string) => untiedIn(sentence, tieChecker(shelf)(sentence));

it("has the price of a thing from its own part of a row that tells several", () => {
  const rows = [
    "黄瀬戸の向付 菜の花の色。 2,750円 / 鉄絵の湯呑 すすきの絵。 1,980円 / 刷毛目の鉢 煮物に。 5,500円",
    "白磁の醤油差し 液だれしない。 2,420円 / 三島の小皿 小さな皿。 880円 / 飴釉の片口 酒に。 3,080円",
  ];
  const page: Page = {
    ...shelf,
    language: "ja",
    blocks: rows.map((text) => ({ kind: "table_row", text })),
  };
  const words = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));
  expect(words("「刷毛目の鉢」は、5,500円です。")).toEqual([]);
  expect(words("「刷毛目の鉢」は、2,750円です。")).toEqual(["2,750円"]);
});

describe("a sentence that tells several things of a list", () => {
  it("has each price tied to the thing of its own clause", () => {
    expect(untied("The list has the Oak stool, for $40; and the Elm stool, for $55.")).toEqual([]);
  });

  it("has a price of the neighbour untied", () => {
    expect(untied("The list has the Oak stool, for $40; and the Elm stool, for $60.")).toEqual(["$60"]);
  });

  it("is read as a whole where a clause names nothing of the list", () => {
    expect(untied("The Oak stool is a favourite; it costs $40.")).toEqual([]);
    expect(untied("The Oak stool is a favourite; it costs $55.")).toEqual(["$55"]);
  });
});
