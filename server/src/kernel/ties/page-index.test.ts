import { expect, it } from "vitest";
import { saidBlock, specification, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const juice = textPage("青汁", [saidBlock("石臼でひいた粉を、七対三で合わせます。")], {
  language: "ja",
  type: "product",
  summary: "旨みを2種のかおりで包みました。畑は9枚あります。",
  facts: [
    specification("定期便の条件", "2回目以降は毎月自動でお届けします。回数の縛りはありません"),
    {
      ...specification("", "ご注文から2営業日以内に発送。開封前に限り8日以内の返品を承ります。"),
      kind: "shipping",
      label: null,
    },
  ],
});
const untied = (sentence: string) => untiedIn(sentence, tieChecker(juice)(sentence));

it("takes the words of a row for the page's own, where no block has them [7.3]", () => {
  expect(untied("2回目以降は毎月自動でお届けします。")).toEqual([]);
  expect(untied("3回目以降は毎月自動でお届けします。")).toEqual(["3回"]);
});

it("takes the words of a note on sending before other days of the page [7.3]", () => {
  expect(untied("ご注文から2営業日以内に発送します。")).toEqual([]);
  expect(untied("ご注文から8日以内に発送します。")).toEqual(["8日"]);
});

it("marks what a page's summary of itself says otherwise, and confirms nothing by it [7.3]", () => {
  expect(untied("旨みを七種のかおりで包みました。")).toEqual(["七種"]);
  expect(untied("畑は9枚あります。")).toEqual(["9枚"]);
});
