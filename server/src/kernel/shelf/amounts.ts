/** An amount of money as a page writes it, with its place in the line. */
export interface Amount {
  text: string;
  index: number;
  value: number;
}

const AMOUNT = /(?:US|CA|AU)?[¥￥$€£]\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?(?:万?円|€)/g;
/** Words beside an amount that is no price of a thing: freight, fees, points, savings, parts of a price and additions to it. */
const NO_PRICE = new RegExp(
  [
    String.raw`追加(?:料金|で)?\s?[¥￥]?\d|別途|送料|配送|手数料|管理費|敷|礼金|ポイント|クーポン|会員|初回|定期`,
    "(?:以上|以下|未満|割引|引き|オフ|OFF)",
    String.raw`\b(?:shipping|delivery|save|off|over|under|up to|members?|coupon|a month|per|each|deposit)\b`,
    String.raw`\/\s?(?:mo|month|kg|g|oz|lb|week|yr)`,
  ].join("|"),
  "i",
);
/** "$72B", "$3 million": sums of the news. */
const LARGE = /^\s?(?:[KMB]|bn|m|k|thousand|million|billion|trillion|億|兆)(?![\p{L}\d])/u;
const REACH = 8;

/** The amounts of a line that may be the price of a thing. */
export function amountsIn(line: string): Amount[] {
  return [...line.matchAll(AMOUNT)].flatMap(({ 0: text, index }) => {
    const around = line.slice(Math.max(0, index - REACH), index + text.length + REACH);
    const value = Number(text.replace(/[^\d.]/g, "")) * (text.includes("万") ? 10_000 : 1);
    const isLarge = LARGE.test(line.slice(index + text.length));
    return NO_PRICE.test(around) || isLarge || !(value > 0) ? [] : [{ text, index, value }];
  });
}

/** The price of a thing with these amounts: the lower of a former and a present one; of more, none is sure. */
export function priceOf(amounts: readonly Amount[]): Amount | null {
  const different = [...new Map(amounts.map((one) => [one.value, one])).values()];
  if (different.length > 2) return null;
  const [low, high] = different.toSorted((a, b) => a.value - b.value);
  if (!low) return null;
  // Far apart, they are a range or two things.
  return high && low.value < high.value * LEAST_SHARE ? null : low;
}
const LEAST_SHARE = 0.4;

/** Whether a line states an amount as the lowest of several: "from £78.00", 「1,200円〜」. */
export const isLowest = (text: string): boolean =>
  /\b(?:from|starting (?:at|from)|as low as):?\s*(?:US|CA|AU)?[¥￥$€£]\s?\d|\d\s?円\s?(?:[〜～]|から|より)/i.test(
    text,
  );

/** 「参加費：無料」 ends the rows of an event as an amount does. */
const FREE = /^(?:参加|受講|入場|入館|観覧|鑑賞|聴講|体験)[料費]\s?[：:]\s?無料/u;
export const isFree = (text: string): boolean => FREE.test(text);
