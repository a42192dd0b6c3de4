import { expect, it } from "vitest";
import { isJapanese } from "#kernel/text/language";
import { saidBlock, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const untied = (source: string, sentence: string) => {
  const language = isJapanese(source) ? "ja" : "en";
  return untiedIn(sentence, tieChecker(textPage("", [saidBlock(source)], { language }))(sentence));
};

it.each([
  ["It brought the data down from 16 GB to 4 GB.", "It fell from 16 gigabytes to 4.", []],
  ["It brought the data down from 16 GB to 4 GB.", "It fell from 16 gigabytes to 5.", ["5"]],
  ["H 20.5cm x W 29cm x D 17cm", "It stands 20.5 cm high, 29 wide and 17 deep.", []],
  ["H 20.5cm x W 29cm x D 17cm", "It stands 20.5 cm high, 28 wide and 17 deep.", ["28"]],
  ["Shure SM58 LC / £99 — SM57 LC / £98", "The one costs 99 pounds, the other is 98.", []],
])("a bare number may have the measure before it: %s → %s [7.3]", (source, sentence, marked) => {
  expect(untied(source, sentence)).toEqual(marked);
});

it("and where a word tells its side, it is that side alone [7.3]", () => {
  const source = "H 20.5cm x W 29cm x D 17cm";
  expect(untied(source, "It stands 20.5 cm high, 17 wide.")).toEqual(["17"]);
});

it.each([
  ["1月17日と1月31日に開きます。", "1月17日と31日に開きます。", []],
  ["1月17日と1月31日に開きます。", "1月17日と30日に開きます。", ["30日"]],
  ["1月17日と3月30日に開きます。", "1月17日と30日に開きます。", ["30日"]],
])("a day may be one of the month before it: %s → %s [7.3]", (source, sentence, marked) => {
  expect(untied(source, sentence)).toEqual(marked);
});

it.each([
  ["間口は210cmです。", "間口は2メートル10センチです。", []],
  ["間口は210cmです。", "間口は2メートル20センチです。", ["2メートル", "20センチ"]],
  ["It takes 80 minutes.", "It takes 1 hour and 20 minutes.", []],
  ["It takes 80 minutes.", "It takes 1 hour and 30 minutes.", ["1 hour", "30 minutes"]],
  ["The chair has 5 ft of cable and 9 legs.", "It has five foot nine.", []],
])("a measure may have two parts: %s → %s [7.3]", (source, sentence, marked) => {
  expect(untied(source, sentence)).toEqual(marked);
});

it("a count of what the sentence names before it needs no place on the page [7.3]", () => {
  const source = "小麦粉、卵を使っています。";
  expect(untied(source, "アレルギーの品目は小麦と卵の二つです。")).toEqual([]);
  expect(untied(source, "アレルギーの品目は小麦と卵の三つです。")).toEqual(["三つ"]);
});
