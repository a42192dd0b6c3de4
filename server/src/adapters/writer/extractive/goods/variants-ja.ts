import type { Fact, Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import type { Draft, Offer } from "../draft.ts";
import { wholeAmount } from "../facts.ts";

const SUBJECT: Record<ScriptStyle, string> = {
  product: "価格は、",
  news: "価格は、",
  narration: "お値段は、",
  talk: "そしてお値段は、",
};

/** Tells the price of each size or kind, and which of them cannot be had. */
export function variantsTold(
  { blocks }: Page,
  style: ScriptStyle,
  { price, usual, variants }: Offer,
): Draft[] {
  if (!price) return [];
  const amounts = variants.map((one) => `${wholeAmount(one.price)}円`);
  const factId = price.id;
  const { excerpt = "", shown = "" } = price.provenance ?? {};
  const tax = /税込/.test(`${excerpt} ${shown}`) || blocks.some(({ text }) => ALL_WITH_TAX.test(text));
  const isOne = new Set(amounts).size === 1;
  const told = isOne
    ? `どれも${tax ? "税込みで" : ""}${amounts[0]}`
    : `${tax ? "税込みで、" : ""}${variants.map(({ name }, at) => `${name}が${amounts[at]}`).join("、")}`;
  // In one sentence, so that no short script leaves out that one of them is gone.
  const gone = variants.filter(({ stock }) => stock === "OutOfStock").map(({ name }) => name);
  const end = gone.length > 0 ? `ですが、${gone.join("と")}は、いまはお求めになれません。` : "です。";
  return [
    {
      text: `${SUBJECT[style]}${untilTold(price, usual)}${told}${end}`,
      ties: [...new Set(amounts)].map((text) => ({ text, blockIndex: null, factId })),
    },
  ];
}
/** Of a sale's price a listener hears how long it is asked. */
export function untilTold({ provenance }: Fact, usual: Fact | null): string {
  const { until = "", shown = "", excerpt = "" } = provenance ?? {};
  const isOfSale = usual !== null || /セール|特価|割引|値引|OFF/iu.test(`${shown} ${excerpt}`);
  return until && isOfSale ? `${until}、` : "";
}

/** 「価格はいずれも税込みです。」, but not 「送料はすべて税込」. */
const ALL_WITH_TAX =
  /(?:価格|値段)は、?(?:すべて|全て|いずれも)?[^。送]{0,8}税込|(?:すべて|全て|いずれも)の?税込(?:み)?の?価格/u;
