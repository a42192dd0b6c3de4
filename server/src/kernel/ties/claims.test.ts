import { expect, it } from "vitest";
import { specification, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

it("a row is told in parts, and with other numbers before them [7.3]", () => {
  const plane = textPage("平鉋", [], {
    type: "product",
    language: "ja",
    facts: [
      specification("台", "白樫 長さ275×幅82×高さ34ミリ"),
      specification("電話", "000-000-0000"),
      specification("寝床", "80 x 58 cm"),
    ],
  });
  const said = (sentence: string) => untiedIn(sentence, tieChecker(plane)(sentence));
  expect(said("台は白樫で、長さ27.5センチ、幅82ミリ、高さ34ミリです。")).toEqual([]);
  expect(said("寝床は、横が80cmで縦が58です。")).toEqual([]);
  expect(said("台は白樫で、長さ27.6センチです。")).toEqual(["27.6センチ"]);
});
