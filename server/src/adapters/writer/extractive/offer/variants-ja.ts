import type { Fact, Page, Variant } from "#kernel/page";
import { byWhatMakesPrice, inOnePiece } from "#kernel/ties/variant-claims";
import type { ScriptStyle } from "#kernel/vocabulary";
import type { Draft, Offer } from "../draft.ts";
import { wholeAmount } from "../facts.ts";

const SUBJECT: Record<ScriptStyle, string> = {
  product: "価格は、",
  news: "価格は、",
  narration: "お値段は、",
  talk: "そしてお値段は、",
};

/** 「定期便の価格は、初回が…」: without it, a listener takes the first price for that of one thing. */
function subjectOf(style: ScriptStyle, variants: Offer["variants"], blocks: Page["blocks"]): string {
  if (!variants.some(({ name }) => name === "初回")) return SUBJECT[style];
  const called = blocks.map(({ text }) => SUBSCRIPTION.exec(text)?.[0]).find(Boolean) ?? "定期購入";
  return SUBJECT[style].replace(/(?=価格|お値段)/u, `${called}の`);
}
const SUBSCRIPTION = /定期(?:お届け)?便|定期コース/u;

/** 「全6回分の価格は、」: else a listener takes it for the price of one delivery. */
const ofTimes = (words: string, subject: string) => {
  const [times = ""] = /全\s?\d{1,2}回(?=分)/u.exec(words.normalize("NFKC")) ?? [];
  return times ? subject.replace(/(?=価格|お値段)/u, `${times.replace(/\s/gu, "")}分の`) : subject;
};

/** 「3回以上の継続を条件に、」: else nobody gets the first price. */
const onCondition = ({ provenance }: Fact) => (provenance?.terms ? `${provenance.terms}を条件に、` : "");
/** 「月払いの料金は、」: on other terms other prices are asked. */
const ofPlans = ({ provenance }: Fact) => `${provenance?.terms ? `${provenance.terms}の` : ""}料金は、`;

/** Tells the price of each size or kind, and which of them cannot be had. */
export function variantsTold(
  { blocks, facts }: Page,
  style: ScriptStyle,
  { price, usual, variants: all }: Offer,
): Draft[] {
  if (!price) return [];
  const variants = byWhatMakesPrice(all);
  const amounts = variants.map(amountOf);
  const factId = price.id;
  const { excerpt = "", shown = "" } = price.provenance ?? {};
  const words = `${excerpt} ${shown}`;
  const isTaxed = /税込/.test(words) || isTaxedByNote(facts) || areTaxedByNote(blocks);
  const isPlan = variants.some(({ per }) => per);
  const isUntaxed = (isPlan && /税[抜別]/.test(words)) || isUntaxedByNote(blocks);
  const tax = isTaxed ? "税込みで" : isUntaxed ? "税抜きで" : "";
  const isOne = new Set(amounts).size === 1 && !isPlan;
  const isGone = ({ stock }: Variant) => stock === "OutOfStock";
  const areAllGone = variants.every(isGone);
  // Nobody pays for a kind that cannot be had.
  const sold = areAllGone || isOne ? variants : variants.filter((one) => !isGone(one));
  const range = isPlan ? null : rangeTold(sold);
  const told = isOne
    ? `どれも${tax}${amounts[0]}`
    : `${tax && `${tax}、`}${isPlan ? "" : onCondition(price)}${range ?? pricesTold(sold)}`;
  // In one sentence, so that no short script leaves out that one of them is gone.
  const gone = areAllGone
    ? "どれも"
    : `${variants
        .filter(isGone)
        .map(({ name }) => inOnePiece(name))
        .join("と")}は`;
  const end = variants.some(isGone)
    ? `${isOne || areAllGone ? "ですが" : "で"}、${gone}品切れです。`
    : "です。";
  const said = new Set((range ? endsOf(sold) : sold).map(amountOf));
  return [
    {
      text: `${isPlan ? ofPlans(price) : ofTimes(words, subjectOf(style, variants, blocks))}${untilTold(price, usual)}${told}${end}`,
      ties: [...said].map((text) => ({ text, blockIndex: null, factId })),
    },
  ];
}
const amountOf = ({ price }: Variant) => `${wholeAmount(price)}円`;
/** 「白と青が980円、黒が1,080円」: kinds of one price are told together. */
function pricesTold(variants: readonly Variant[]): string {
  const asked = Map.groupBy(variants, (one) => `${one.per ?? ""}${amountOf(one)}`);
  return [...asked]
    .map(([amount, some]) => `${some.map(({ name }) => inOnePiece(name)).join("と")}が${amount}`)
    .join("、");
}
/** A listener keeps so many prices. */
const MOST_PRICES = 3;
/** 「20cmの7,150円から、28cmの10,450円まで」: of more prices than one keeps the least and the highest; null of fewer. */
function rangeTold(variants: readonly Variant[]): string | null {
  if (new Set(variants.map(amountOf)).size <= MOST_PRICES) return null;
  const [least, highest] = endsOf(variants).map((one) => `${inOnePiece(one.name)}の${amountOf(one)}`);
  return `${least}から、${highest}まで`;
}
const endsOf = (variants: readonly Variant[]) => {
  const sorted = variants.toSorted((a, b) => Number(a.price) - Number(b.price));
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
};

/** Of a sale's price a listener hears how long it is asked. */
export function untilTold({ provenance }: Fact, usual: Fact | null): string {
  const { until = "", shown = "", excerpt = "" } = provenance ?? {};
  const isOfSale = usual !== null || /セール|特価|割引|値引|OFF/iu.test(`${shown} ${excerpt}`);
  return until && isOfSale ? `${until}、` : "";
}

/** Whether a note says of all prices that the tax is in them. */
export const areTaxedByNote = (blocks: Page["blocks"]): boolean =>
  blocks.some(({ text }) => ALL_WITH_TAX.test(text));
/** 「価格はいずれも税込みです。」, but not 「送料はすべて税込」. */
const ALL_WITH_TAX =
  /(?:価格|値段)は、?(?:すべて|全て|いずれも)?[^。送]{0,8}税込|(?:すべて|全て|いずれも)の?税込(?:み)?の?価格/u;

/** 「価格はすべて税別です。」 */
export const isUntaxedByNote = (blocks: Page["blocks"]): boolean =>
  blocks.some(({ text }) => ALL_WITHOUT_TAX.test(text));
const ALL_WITHOUT_TAX =
  /(?:価格|値段|金額)(?:表示)?(?:は、?(?:すべて|全て|いずれも)?[^。送]{0,6}|\s?[（(])税[別抜]/u;

/** 「税込 / 送料別」: the note below the price begins with it. */
export const isTaxedByNote = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind, value }) => kind === "shipping" && TAX_NOTE.test(value.trim()));
const TAX_NOTE = /^[（(]?(?:消費)?税(?:込み?|こみ)(?=[・、。／/\s）)])/u;
