import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withSignposts } from "../frames/signposts.ts";
import { withAnswersApart, withQuestionsAnnounced } from "./questions-announced-ja.ts";

const page = textPage(
  "水車の粉ひき",
  [
    saidBlock("お持ちの麦を、石臼でひきます。"),
    headingBlock("よくある質問", 2),
    headingBlock("Q1. 米もひけますか？", 3),
    saidBlock("乾いた米なら、ひけます。"),
    headingBlock("Q2. 袋はいりますか？", 3),
    saidBlock("紙の袋を用意しています。"),
  ],
  { language: "ja", type: "other" },
);
const said = (at: number) => ({ text: page.blocks[at]?.text ?? "", blockIndex: at });

it("asks each question before its answer, and says once that they are often asked", () => {
  const apart = withAnswersApart([[said(0)], [said(3), said(5)]], page);
  const told = withQuestionsAnnounced(
    withSignposts(apart, page, () => true),
    page,
    () => true,
  );
  expect(told.map((paragraph) => paragraph.map(({ text }) => text))).toEqual([
    ["お持ちの麦を、石臼でひきます。"],
    ["よくある質問にも、答えています。", "米もひけますか？", "乾いた米なら、ひけます。"],
    ["袋はいりますか？", "紙の袋を用意しています。"],
  ]);
});

it("announces none on a page that is nothing else, and none that it does not tell", () => {
  expect(withQuestionsAnnounced([[said(2)]], page, () => true)).toEqual([[said(2)]]);
  expect(withQuestionsAnnounced([[said(0)]], page, () => true)).toEqual([[said(0)]]);
});
