import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const page = (language: Page["language"], ...texts: string[]) =>
  textPage("", texts.map(saidBlock), { language });
const untied = (source: Page, sentence: string) => untiedIn(sentence, tieChecker(source)(sentence));

const market = page(
  "ja",
  "朝市は2026年6月13日（土）と14日に開きます。",
  "2026年6月14日（日）は雨でも開きます。",
  "申し込みは5月9日(月)まで。",
);

it.each([
  ["朝市は2026年6月13日土曜日に開きます。", []],
  ["朝市は2026年6月14日土曜日に開きます。", ["2026年6月14日"]],
  ["朝市は6月14日（土）に開きます。", ["6月14日"]],
  // The page's own mistake stays the page's.
  ["申し込みは5月9日月曜日までです。", []],
  ["申し込みは5月9日までです。", []],
])("ties a day to its weekday as the page has them: %s", (sentence, marked) => {
  expect(untied(market, sentence)).toEqual(marked);
});

it.each([
  ["The fair opens on Saturday, June 13, 2026.", []],
  ["The fair opens on Saturday, June 14, 2026.", ["June 14, 2026"]],
  ["The fair opens on Saturday 14 June 2026.", ["14 June 2026"]],
])("knows the calendar where the page has no weekday: %s", (sentence, marked) => {
  const fair = page("en", "Dates: June 13, 2026, June 14, 2026", "14 June 2026 is the last day.");
  expect(untied(fair, sentence)).toEqual(marked);
});
