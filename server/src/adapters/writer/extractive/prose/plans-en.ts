import type { Page } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { listedInEnglish } from "../text/noun-phrase.ts";
import { speakable } from "../text/speakable.ts";
import { tiesToBlock } from "../ties.ts";

const FEWEST = 2;
const MOST = 4;
const OF_PRICE = /^(?:(?:monthly|yearly|annual|weekly|daily|hourly) )?(?:fee|price|cost|rate)$/i;
const PRICE = /[$£€]\s?\d/;
const NAME = /^\p{Lu}[\p{L} &’'-]{1,24}$/u;
const LONGEST_PRICE = 40;

/** Tells what each plan costs, by the table that compares them; null where no row of it says so. */
export function plansOn({ blocks, language }: Page): Draft | null {
  if (language !== "en") return null;
  const rows = blocks.map(({ kind, text }) => (kind === "table_row" ? cellsOf(text) : []));
  for (const [at, [label = "", ...prices]] of rows.entries()) {
    if (!OF_PRICE.test(label) || prices.length < FEWEST || prices.length > MOST) continue;
    if (!prices.every((price) => PRICE.test(price) && price.length <= LONGEST_PRICE)) continue;
    // The row above all others names the plans; its corner is empty.
    const start = rows.findLastIndex((row, index) => index < at && row.length === 0) + 1;
    const names = rows[start]?.slice(-prices.length) ?? [];
    if (start === at || names.length < prices.length || !names.every((name) => NAME.test(name))) continue;
    const told = prices.map((price, index) => `${price} for ${names[index]}`);
    const text = `The ${label.toLowerCase()} is ${listedInEnglish(told)}.`;
    return { text, ties: tiesToBlock(text, at) };
  }
  return null;
}

const cellsOf = (text: string) =>
  text.split(/ \/ |: /).map((cell) => speakable(cell, "en").replace(/\*+$/, "").trim());
