import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const page = (language: Page["language"], texts: string[], kind: "list_item" | "paragraph"): Page => ({
  url: null,
  title: "",
  site: null,
  language,
  type: "other",
  author: null,
  publishedAt: null,
  blocks: texts.map((text) => ({ kind, text })),
  facts: [],
});
const untied = (page: Page, sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

const potatoes = page(
  "ja",
  ["里芋 6個（350g）", "長ねぎ 1本", "鶏もも肉 120g", "豆乳 200ml", "竹串 2本"],
  "list_item",
);

it.each([
  ["材料は、里芋6個（350g）、長ねぎ1本、鶏もも肉120g、豆乳200mlです。", []],
  ["材料は、里芋6個（350g）、長ねぎ2本、鶏もも肉120g、豆乳200mlです。", ["2本"]],
  ["材料は、里芋6個（120g）、長ねぎ1本、鶏もも肉120g、豆乳200mlです。", ["120g"]],
])("has each number of a list told row by row from its own row: %s [7.3]", (sentence, wrong) => {
  expect(untied(potatoes, sentence)).toEqual(wrong);
});

it("has each number of an English list from its own row [7.3]", () => {
  const shop = page("en", ["leeks 2 kg", "flour 200 g", "butter 50 g", "salt 5 g"], "list_item");
  expect(untied(shop, "You need leeks 2 kg, flour 200 g and butter 50 g.")).toEqual([]);
  expect(untied(shop, "You need leeks 2 kg, flour 200 g and butter 200 g.")).toEqual(["200 g"]);
});

it("lets a sentence of its own words take a row's number from anywhere [7.3]", () => {
  expect(untied(potatoes, "長ねぎ2本と書かれた札があり、里芋6個（350g）が並びます。")).toEqual([]);
});

it.each([
  ["申し込みは、0120-00-5374です。", []],
  ["申し込みは、0120（00）5374です。", []],
  ["申し込みは、0120-01-5374です。", ["0120-01-5374"]],
  ["申し込みは、0121-00-5374です。", ["0121-00-5374"]],
])("has a telephone number as a whole: %s [7.3]", (sentence, wrong) => {
  const notice = page("ja", ["受付 電話0120-00-5374（午前8時30分から）", "全121品、01番まで"], "paragraph");
  expect(untied(notice, sentence)).toEqual(wrong);
});

it("knows a step by the number that the page has alone [7.3]", () => {
  const recipe = page(
    "ja",
    ["豆乳とみそを混ぜて2に入れ、弱火にします。", "残りを並べて3をかけます。"],
    "list_item",
  );
  expect(untied(recipe, "豆乳とみそを混ぜて手順2に入れ、弱火にします。")).toEqual([]);
  expect(untied(recipe, "豆乳とみそを混ぜて手順3に入れ、弱火にします。")).toEqual(["3"]);
});
