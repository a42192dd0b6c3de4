import { expect, it } from "vitest";
import { saidBlock, specification, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const fact = (kind: "price" | "member_price" | "unit_price", value: string, currency: string) => ({
  ...specification(`${kind}${value}`, value),
  kind,
  label: null,
  currency,
});
const lamp = textPage(
  "Lamp",
  [
    saidBlock("Free shipping in the US. Everyone else: $28."),
    saidBlock("Our other lamp is $59, or $7 a month."),
    saidBlock("Subscribers pay $39."),
  ],
  { type: "product", facts: [fact("price", "49", "USD"), fact("member_price", "39", "USD")] },
);
const pan = textPage(
  "玉子焼き器",
  [
    saidBlock("送料は本州660円、九州770円、北海道1,100円。"),
    saidBlock("本体価格3,800円＋消費税380円"),
    saidBlock("親子鍋は5,280円。"),
  ],
  { type: "product", language: "ja", facts: [fact("price", "4180", "JPY")] },
);
const untied = (page: typeof lamp, sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

it.each([
  [lamp, "Shipping is free at home, and buyers elsewhere pay $28."],
  [lamp, "It costs $49, or $39 for members."],
  [pan, "送料は本州が660円、九州が770円、北海道は1,100円です。"],
  [pan, "お値段は4,180円で、内訳は本体3,800円に消費税が380円です。"],
])("a sum beside the price is its own (%#) [7.3]", (page, sentence) => {
  expect(untied(page, sentence)).toEqual([]);
});

it.each([
  [lamp, "Shipping is quick, and it sells for $59.", ["$59"]],
  [lamp, "Shipping is free, and it is yours for $28.", ["$28"]],
  [lamp, "It costs $39.", ["$39"]],
  [lamp, "Members pay $59 for it.", ["$59"]],
  [pan, "送料は無料で、5,280円です。お値段は5,280円です。", ["5,280円"]],
  [pan, "本体価格は5,280円です。", ["5,280円"]],
])("and no price is (%#) [7.3]", (page, sentence, marked) => {
  expect(untied(page, sentence)).toEqual(marked);
});
