import { phrases } from "../text/phrases.ts";
import { type Amount, amountsIn } from "./amounts.ts";

/** A line of a card that may have an amount in it. */
export interface PricedLine {
  text: string;
  /** Crossed out, or marked as a former price. */
  isStruck: boolean;
}

export interface AskedPrice {
  price: string | null;
  former: string | null;
  isFrom: boolean;
}

/** Behind "$19" the rest of the amount, in a line of its own. */
const CENTS = /^\.?\d{2}$|^\.$/;
/** Behind an amount the time or the part that it is paid for. */
const PER =
  /^\(?(?:per|an?|each|every|\/)\s?\p{L}|^[/／]\s?\p{L}|^(?:1泊|[一1]か?月|月額|年額|.{0,4}(?:あたり|当たり|につき))/iu;
const NONE: AskedPrice = { price: null, former: null, isFrom: false };
const FORMER =
  /\b(?:was|list|msrp|rrp|uvp|reg(?:ular)?|orig(?:inal(?:ly)?)?|compared? (?:at|to|with)|before|previous(?:ly)?|retail)\b|定価|通常|希望小売|参考|元値|旧価格|値下げ前/i;
const NOW = /\b(?:now|sale|special|current|final|our)\b|特価|セール|販売価格|割引後/i;
/** Right before the amount: "Ships from Ohio" above it says nothing of it. */
const FROM = /\b(?:from|starting (?:at|from)|as low as):?\s*$|[〜～]\s*$/i;
/** Amounts that are paid for time, for a part of the thing, or that are saved. */
const NO_PRICE = phrases("no-price-of-things");
const RANGE = /\d\s*(?:[-–—〜～]|to)\s*(?:US|CA|AU)?[¥￥$€£]?\s?\d/i;
const TAXED = /税込/;

/** "Add to cart to see price": the amount beside it is not the one that is asked. */
const CART = "(?:your )?(?:cart|basket|bag)\\b";
const CONCEALED = new RegExp(
  [
    `\\b(?:add (?:it )?to|see (?:it )?in|view in|price in) ${CART}.{0,12}\\bprice\\b`,
    `\\b(?:see|lower) price in ${CART}`,
    "\\b(?:log|sign) in (?:to|for) (?:see )?(?:the |our |your )?(?:best )?price",
  ].join("|"),
  "i",
);

interface Seen extends Amount {
  isFormer: boolean;
  isNow: boolean;
  isFrom: boolean;
  line: string;
}

/**
 * The price that a card asks: the only amount in it, or beside one that is marked as a former price the other. A
 * card with any other amounts has no sure one.
 */
export function askedIn(lines: readonly PricedLine[]): AskedPrice {
  if (lines.some(({ text }) => CONCEALED.test(text))) return NONE;
  const whole = withWholeRanges(lines);
  const seen = whole.flatMap((line, at) =>
    isPart(whole[at + 1]?.text ?? "") ? [] : seenIn(line, whole[at - 1]),
  );
  if (seen.length === 0 || seen.some(({ line }) => RANGE.test(line))) return rangeIn(seen);
  const values = [...Map.groupBy(seen, ({ value }) => value).values()];
  const former = values.filter(
    (same) => same.some(({ isFormer }) => isFormer) && !same.some(({ isNow }) => isNow),
  );
  const asked = withoutTax(values.filter((same) => !former.includes(same)));
  const [one, ...others] = asked;
  const [first] = one ?? [];
  if (!first || others.length > 0 || former.length > 1) return NONE;
  const [before] = former[0] ?? [];
  // Nobody sells for more than before and calls it so.
  if (before && before.value <= first.value) return NONE;
  const isFrom = one?.some((same) => same.isFrom) ?? false;
  return { price: first.text, former: before?.text ?? null, isFrom };
}

/** "$85.93", and "- $115.00" in a box of its own. */
const withWholeRanges = (lines: readonly PricedLine[]): PricedLine[] =>
  lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (at > 0 && REST_OF_RANGE.test(line.text)) return [];
    return [next && REST_OF_RANGE.test(next.text) ? { ...line, text: `${line.text} ${next.text}` } : line];
  });
const REST_OF_RANGE = /^[-–—]\s?(?:US|CA|AU)?[¥￥$€£]\s?\d/;

const isPart = (below: string) => CENTS.test(below) || (below.length < LONGEST_LABEL && PER.test(below));

function seenIn({ text, isStruck }: PricedLine, before: PricedLine | undefined): Seen[] {
  const label =
    before && amountsIn(before.text).length === 0 && before.text.length < LONGEST_LABEL ? before.text : "";
  const amounts = amountsIn(text);
  if (NO_PRICE.test(text) || NO_PRICE.test(label)) return [];
  return amounts.map((amount, at) => {
    const [previous] = amounts.slice(at - 1, at);
    const start = at > 0 && previous ? previous.index + previous.text.length : 0;
    const lead = `${at === 0 ? label : ""} ${text.slice(start, amount.index)}`;
    const tail = text.slice(amount.index + amount.text.length, amounts[at + 1]?.index);
    return {
      ...amount,
      isFormer: isStruck || (FORMER.test(lead) && !NOW.test(lead) && !isPlainLabel(lead)),
      isNow: !isStruck && NOW.test(lead),
      isFrom: FROM.test(lead) || /^\s*(?:[〜～+]|から|より|and up)/.test(tail),
      line: text,
    };
  });
}
const LONGEST_LABEL = 24;
/** Shops write "Regular price" before the only one as well. */
const isPlainLabel = (lead: string) => /^\s*regular price:?\s*$/i.test(lead);

/** "1,000円（税込1,100円）": of an amount without tax and one with it the second is paid. */
function withoutTax(values: Seen[][]): Seen[][] {
  const [low, high] = values.toSorted((a, b) => (a[0]?.value ?? 0) - (b[0]?.value ?? 0));
  if (values.length !== 2 || !low?.[0] || !high?.[0]) return values;
  const share = high[0].value / low[0].value;
  const isTax = [1.08, 1.1].some((rate) => Math.abs(share - rate) < NEARLY);
  return isTax && high.some(({ line }) => TAXED.test(line)) ? [high] : values;
}
const NEARLY = 0.004;

/** "$10 – $20" is told by its lower end. */
function rangeIn(seen: readonly Seen[]): AskedPrice {
  const lines = new Set(seen.map(({ line }) => line));
  const values = [...new Set(seen.map(({ value }) => value))];
  if (lines.size !== 1 || values.length !== 2 || seen.some(({ isFormer }) => isFormer)) return NONE;
  const low = seen.find(({ value }) => value === Math.min(...values));
  return low ? { price: low.text, former: null, isFrom: true } : NONE;
}
