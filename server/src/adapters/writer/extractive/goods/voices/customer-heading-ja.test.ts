import { expect, it } from "vitest";
import { sectionsOf } from "../../sections.ts";
import { isCustomerInJapanese } from "./customer-heading-ja.ts";

const kindsBelow = (heading: string) =>
  sectionsOf(
    [
      { kind: "paragraph", text: "杉の板を竹の輪でしめた、一升の水が入る桶です。" },
      { kind: "heading", level: 3, text: heading },
      { kind: "paragraph", text: "軽くて、母も片手で運べます。" },
    ],
    "product",
  ).map(({ kind }) => kind);

it.each([["森野市 K様（40代）"], ["さちさん（60歳・女性）"], ["使っているご家庭から"], ["お使いの方々より"]])(
  "gives a customer the words below the name: %s [7.3]",
  (heading) => {
    expect(kindsBelow(heading)).toEqual(["own", "review", "review"]);
  },
);

it.each([
  ["お客さまへ（必ずお読みください）"],
  ["川辺さん（木工）"],
  ["職人 K様式の桶（40代目）の話"],
  ["桶の持ち方"],
  ["はじめて使う方へ"],
])("takes no other heading for a customer: %s [7.3]", (heading) => {
  expect(isCustomerInJapanese(heading)).toBe(false);
  expect(kindsBelow(heading)).toEqual(["own", "own", "own"]);
});
