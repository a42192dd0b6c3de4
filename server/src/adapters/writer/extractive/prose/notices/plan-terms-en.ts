import type { Block } from "#kernel/page";
import type { Draft } from "../../draft.ts";
import { tiesToBlock } from "../../ties.ts";
import { isChoice, isPlanName } from "./plan-names-en.ts";

/** "£81 up front, £13.50 a box", "£150 12 boxes, £12.50 a box" */
const TERMS = /^([£$€]\s?\d[\d,]*(?:\.\d{2})?)(?:[ ,]\s?((?:[^.!?;:()]|\.(?=\d)){2,40}))?$/u;
const FORMER = /\b(?:was|now|before|instead|save|rrp|off)\b/i;
/** "Pick a plan", "Our memberships": calls those whose names stand below it. */
const KIND = /\b(plan|package|membership|subscription|ticket|pass)(?:e?s)?\b/i;

/**
 * "The plans are “Monthly” at £14.50 a month; and “Six months” at £81 up front, £13.50 a box.": below a heading that calls them so,
 * names with a price each, on whatever terms. Null where one of them has none.
 */
export function termPlansOn(blocks: readonly Block[]): Draft | null {
  const plans = blocks.flatMap(({ kind, level, text }, at) => {
    const [, amount = "", terms = ""] = TERMS.exec(blocks[at + 1]?.text.trim() ?? "") ?? [];
    const isPlan = kind === "heading" && isPlanName(text.trim()) && amount !== "" && !FORMER.test(terms);
    return isPlan ? [{ at, level: level ?? 0, name: text.trim(), amount, terms }] : [];
  });
  const [first] = plans;
  const last = plans.at(-1);
  if (!first || !last || !isChoice(plans.map(({ name }) => name))) return null;
  const above = blocks.findLast(
    ({ kind, level }, at) => kind === "heading" && at < first.at && (level ?? 0) < first.level,
  );
  const [, noun = ""] = KIND.exec(above?.text ?? "") ?? [];
  // A plan without a price among them may be the one that is asked for.
  const others = blocks
    .slice(first.at, last.at)
    .filter(({ kind, level }) => kind === "heading" && (level ?? 0) <= first.level);
  if (!noun || others.length !== plans.length - 1) return null;
  const told = plans.map(
    ({ name, amount, terms }) =>
      `“${name}” at ${amount}${/^\d/.test(terms) ? "," : ""}${terms && ` ${terms}`}`,
  );
  const named = /s$/.test(noun) ? `${noun}es` : `${noun}s`;
  return {
    text: `The ${named.toLowerCase()} are ${told.slice(0, -1).join("; ")}; and ${told.at(-1)}.`,
    ties: plans.flatMap(({ amount, at }) => tiesToBlock(amount, at + 1)),
  };
}
