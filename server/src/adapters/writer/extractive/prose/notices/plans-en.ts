import type { Block, Page } from "#kernel/page";
import type { Draft } from "../../draft.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { tiesToBlock } from "../../ties.ts";
import { headPlansOn } from "./plan-heads-en.ts";
import { isChoice, isPlanName } from "./plan-names-en.ts";
import { termPlansOn } from "./plan-terms-en.ts";

const OF_PRICE = /^(?:(?:monthly|yearly|annual|weekly|daily|hourly) )?(?:fee|price|cost|rate)$/i;
/** One amount: of "was $19, now $9" nobody knows by ear which one counts. */
const PRICE = /^[^$£€]*[$£€]\s?\d[^$£€]*$/;
const FORMER = /\b(?:was|now|before|instead|save|rrp|off)\b/i;
const CORNER = /^(?:|(?:our )?(?:plans?|features?|accounts?|packages?|tiers?|memberships?))$/i;
const LONGEST_PRICE = 40;

/** Tells what each plan costs, by the table that compares them or by their own cards; null where neither says so. */
export function plansOn({ blocks, language }: Page): Draft | null {
  if (language !== "en") return null;
  return tabledOn(blocks) ?? cardsOn(blocks) ?? headPlansOn(blocks) ?? termPlansOn(blocks);
}

function tabledOn(blocks: readonly Block[]): Draft | null {
  const rows = blocks.map(({ kind, text }) => (kind === "table_row" ? cellsOf(text) : []));
  for (const [at, [label = "", ...prices]] of rows.entries()) {
    if (!OF_PRICE.test(label) || prices.length < 2) continue;
    if (!prices.every(isOneAmount)) continue;
    // The row above all others names the plans; its corner is empty.
    const start = rows.findLastIndex((row, index) => index < at && row.length === 0) + 1;
    const above = rows[start] ?? [];
    const hasCorner = above.length === prices.length + 1 && CORNER.test(above[0] ?? "");
    const names = hasCorner ? above.slice(1) : above;
    const isNamed = names.length === prices.length && names.every(isPlanName) && isChoice(names);
    if (start === at || !isNamed || isOfTwo(rows.slice(start, at + 1))) continue;
    const told = prices.map((price, index) => `${price} for ${names[index]}`);
    const text = `The ${label.toLowerCase()} is ${listedInEnglish(told)}.`;
    return { text, ties: tiesToBlock(text, at) };
  }
  return null;
}

/** "£9 a month", "$12 / mo". */
const A_PERIOD = /^([$£€]\s?\d[\d,.]*)\s?(?:\/|an?|per)\s?(month|mo|year|yr|week)\.?$/i;
const PERIODS: Record<string, string> = { mo: "month", yr: "year" };

/** Plans that have a heading each and right below it their price, all for the same time. */
function cardsOn(blocks: readonly Block[]): Draft | null {
  const plans = blocks.flatMap(({ kind, text }, at) => {
    const [, amount = "", period = ""] = A_PERIOD.exec(blocks[at + 1]?.text.trim() ?? "") ?? [];
    return kind === "heading" && isPlanName(text.trim()) && amount
      ? [{ at: at + 1, name: text.trim(), amount, period: period.toLowerCase() }]
      : [];
  });
  const periods = new Set(plans.map(({ period }) => PERIODS[period] ?? period));
  if (periods.size > 1 || !isChoice(plans.map(({ name }) => name))) return null;
  const told = plans.map(({ amount, name }) => `${amount} for ${name}`);
  return {
    text: `The price a ${[...periods].join("")} is ${listedInEnglish(told)}.`,
    ties: plans.flatMap(({ amount, at }) => tiesToBlock(amount, at)),
  };
}

const isOneAmount = (price: string) =>
  PRICE.test(price) && !FORMER.test(price) && price.length <= LONGEST_PRICE;
/** Whether a second table follows the first with nothing between: a row has more cells or fewer, or a corner again. */
const isOfTwo = ([, ...rows]: readonly string[][]) => {
  const width = rows.at(-1)?.length;
  return rows.some((row) => row.length !== width || CORNER.test(row[0] ?? ""));
};

const cellsOf = (text: string) =>
  text.split(/ \/ |: /).map((cell) => speakable(cell, "en").replace(/\*+$/, "").trim());
