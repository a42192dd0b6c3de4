import type { Block } from "#kernel/page";
import type { Draft } from "../../draft.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { tiesToBlock } from "../../ties.ts";
import { isChoice, isPlanName } from "./plan-names-en.ts";

interface Plan {
  name: string;
  /** "costs $3.50 per person a month billed yearly" */
  told: string;
  /** Amounts, each with the block that states it. */
  amounts: { amount: string; at: number }[];
}

const AMOUNT = String.raw`[$£€]\s?\d[\d,.]*`;
const FREE = /^(?:free(?: (?:for good|forever|plan|for ever))?|[$£€]\s?0)(?=$|[,.;](?!\d)| \/)/i;
/** "$5.00 $3.50 per person / month", "£4 per user a month", "$3/user/month" */
const RATE = new RegExp(
  `(${AMOUNT})\\s?(?:per |\\/ ?|an? )(person|user|seat|member|employee|agent|editor|team)\\s?(?:\\/|per|an?),? ?(month|mo|year|yr)\\b`,
  "i",
);
/** "billed yearly, or $5.00 billed monthly" */
const BILLED = new RegExp(`^billed (yearly|annually)(?:, or (${AMOUNT}) billed monthly)?\\b`, "i");
/** A plan's price stands among the first lines of its card. */
const LINES = 3;

/** Plans whose card has its price for one person, and how it is billed, below the name; one of them may be free. */
export function headPlansOn(blocks: readonly Block[]): Draft | null {
  const plans = blocks.flatMap((block, at) => planAt(block, at, blocks) ?? []);
  const hasPrice = plans.some(({ amounts }) => amounts.length > 0);
  if (!hasPrice || !isChoice(plans.map(({ name }) => name))) return null;
  return {
    text: `${listedInEnglish(plans.map(({ name, told }) => `${name} ${told}`))}.`,
    ties: plans.flatMap(({ amounts }) => amounts.flatMap(({ amount, at }) => tiesToBlock(amount, at))),
  };
}

function planAt({ kind, text }: Block, at: number, blocks: readonly Block[]): Plan | null {
  const name = text.trim();
  if (kind !== "heading" || !isPlanName(name)) return null;
  const end = blocks.findIndex((block, index) => index > at && block.kind === "heading");
  const card = blocks.slice(at + 1, Math.min(end === -1 ? blocks.length : end, at + 1 + LINES));
  if (card.some((block) => FREE.test(block.text.trim()))) return { name, told: "is free", amounts: [] };
  const line = card.findIndex((block) => RATE.test(block.text));
  const [, amount = "", who = "", period = ""] = RATE.exec(card[line]?.text ?? "") ?? [];
  if (!amount) return null;
  const [, billed, monthly] = BILLED.exec(card[line + 1]?.text.trim() ?? "") ?? [];
  // Of two amounts nobody knows which one counts, unless the next line says what the other is.
  const stated = (card[line]?.text.match(new RegExp(AMOUNT, "g")) ?? []).filter((one) => one !== amount);
  if (stated.some((one) => one !== monthly)) return null;
  const rate = `costs ${amount} per ${who} a ${/^y/i.test(period) ? "year" : "month"}`;
  const how = billed ? ` billed ${billed}${monthly ? ` or ${monthly} billed monthly` : ""}` : "";
  return {
    name,
    told: rate + how,
    amounts: [{ amount, at: at + 1 + line }, ...(monthly ? [{ amount: monthly, at: at + 2 + line }] : [])],
  };
}
