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

it("knows a row told without its brackets, and with と for its plus [7.3]", () => {
  const fritters = page("ja", ["桜えび（釜揚げ）: 80g", "薄力粉: 大さじ2＋90g", "冷水: 130ml"], "list_item");
  expect(untied(fritters, "材料は、桜えび80g、薄力粉大さじ2と90g、冷水130mlです。")).toEqual([]);
  expect(untied(fritters, "材料は、桜えび90g、薄力粉大さじ2と90g、冷水130mlです。")).toEqual(["90g"]);
  expect(untied(fritters, "材料は、桜えび80g、薄力粉大さじ2と80g、冷水130mlです。")).toEqual(["80g"]);
});

it("knows a row told without the note behind it [7.3]", () => {
  const rolls = page(
    "en",
    ["300 g bread flour (2½ cups)", "260 ml milk, warmed to 35 °C", "7 g yeast, dry"],
    "list_item",
  );
  expect(untied(rolls, "The ingredients are 300 g bread flour, 260 ml milk and 7 g yeast.")).toEqual([]);
  expect(untied(rolls, "The ingredients are 7 g bread flour, 260 ml milk and 7 g yeast.")).toEqual(["7 g"]);
});

it("takes the number of a step for no count [7.3]", () => {
  const steps = ["1: 粉をまぶします。", "5: 油を切ります。", "材料（4人分）"];
  const recipe = page("ja", steps, "list_item");
  recipe.blocks = recipe.blocks.map((block) => ({ ...block, kind: "table_row" }));
  expect(untied(recipe, "できあがりは、4人分です。")).toEqual([]);
  expect(untied(recipe, "できあがりは、5人分です。")).toEqual(["5人"]);
});

it("has each number of an English list from its own row [7.3]", () => {
  const shop = page("en", ["leeks 2 kg", "flour 200 g", "butter 50 g", "salt 5 g"], "list_item");
  expect(untied(shop, "You need leeks 2 kg, flour 200 g and butter 50 g.")).toEqual([]);
  expect(untied(shop, "You need leeks 2 kg, flour 200 g and butter 200 g.")).toEqual(["200 g"]);
});

it("lets a sentence of its own words take a row's number from where it stands [7.3]", () => {
  expect(untied(potatoes, "竹串は2本、里芋6個（350g）が並びます。")).toEqual([]);
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

it.each([
  ["骨の検査は、69歳までが800円、70歳以上が350円です。", []],
  ["骨の検査は、69歳までが801円、70歳以上が350円です。", ["801円"]],
  ["骨の検査は、69歳までが800円、70歳以上が200円です。", ["200円"]],
])("has each price of a row that asks several: %s [7.3]", (sentence, wrong) => {
  const rows = ["胃の検査 / エックス線 / 900円 / 400円", "腸の検査 / 便の検査 / 500円 / 200円"];
  const fees = page(
    "ja",
    [
      "種類 / 内容 / 69歳まで / 70歳以上",
      ...rows,
      "肺の検査 / 写真 / 300円 / 100円",
      "骨の検査 / 超音波 / 800円 / 350円",
      "歯の検査 / 診察 / 700円 / 100円",
    ],
    "paragraph",
  );
  const blocks = fees.blocks.map(({ text }) => ({ kind: "table_row" as const, text }));
  expect(untied({ ...fees, blocks }, sentence)).toEqual(wrong);
});

it.each([
  ["手順1、里芋は皮ごと洗い、電子レンジで8分加熱します。", []],
  ["手順2、里芋は皮ごと洗い、電子レンジで8分加熱します。", ["2"]],
  ["手順2、ねぎは斜めに切り、焼き色がつくまで炒めます。", []],
  ["手順3、ねぎは斜めに切り、焼き色がつくまで炒めます。", ["3"]],
])("has the number of a step from its place in the list: %s [7.3]", (sentence, wrong) => {
  const steps = [
    "里芋は皮ごと洗い、電子レンジで8分。",
    "ねぎは斜めに切り、焼き色がつくまで炒めます。",
    "2を1に加えます。",
  ];
  expect(untied(page("ja", steps, "list_item"), sentence)).toEqual(wrong);
});

it("has the number of a step from the row that has it in front [7.3]", () => {
  const steps = ["1: 玉ねぎは薄く切り、粉をまぶします。", "2: 冷水に酢を入れ、粉をふり入れます。"];
  const rows = page("ja", ["玉ねぎ: 1個", ...steps], "list_item");
  expect(untied(rows, "手順2、冷水に酢を入れ、粉をふり入れます。")).toEqual([]);
  expect(untied(rows, "手順3、冷水に酢を入れ、粉をふり入れます。")).toEqual(["3"]);
});

it("gives the number of a step no unit of the amount behind it [7.3]", () => {
  const rows = page("ja", ["1: 生地を5分休ませます。", "2: 170度の油に入れます。"], "list_item");
  expect(untied(rows, "手順2、170度の油に入れます。")).toEqual([]);
  expect(untied(rows, "手順1、170度の油に入れます。")).toEqual(["1"]);
});

it("takes a step in a list for no count of people [7.3]", () => {
  const recipe = page("ja", ["材料（2人分）", "残りを並べて3をかけます。"], "list_item");
  expect(untied(recipe, "分量は、2人分です。")).toEqual([]);
  expect(untied(recipe, "分量は、3人分です。")).toEqual(["3人"]);
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

it("knows rows with commas of their own between semicolons, and without their brackets", () => {
  const bread = page(
    "en",
    [
      "1 1/2 cups cold buttermilk (360 ml)",
      "2 tablespoons molasses (40 g)",
      "3 tablespoons butter, in two pieces (42 g)",
      "Above 5,000 feet, use 1 1/4 teaspoons of baking soda and 2 tablespoons more buttermilk.",
    ],
    "list_item",
  );
  const told = (spoons: number) =>
    `You need 1 1/2 cups cold buttermilk; ${spoons} tablespoons molasses; and 3 tablespoons butter, in two pieces.`;
  expect(untied(bread, told(2))).toEqual([]);
  expect(untied(bread, told(5))).toEqual(["5"]);
});
