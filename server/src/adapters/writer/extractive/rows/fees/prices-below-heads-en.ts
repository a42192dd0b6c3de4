import type { Block } from "#kernel/page";
import { capitalized, isPluralLabel, UNSAYABLE, uncapitalized } from "../cells-en.ts";

const AMOUNT = /^(?:from )?[£$€]\d[\d,]*(?:\.\d{2})?(?: (?:a|an|per|each)(?: \p{Ll}+)?)?$/iu;
const LONGEST_HEAD = 45;
const FEWEST = 2;

/** "Open fire is $110.": prices that stand alone below the heads of cards, a sentence each by its place; none where one is alone. */
export function pricesBelowHeads(blocks: readonly Block[]): Map<number, string> {
  const told = blocks.flatMap(({ kind, text }, at): [number, string][] => {
    const head = blocks[at - 1];
    if (kind !== "paragraph" || head?.kind !== "heading" || !AMOUNT.test(text.trim())) return [];
    const name = head.text.trim();
    const isName = name.length <= LONGEST_HEAD && !/[.!?:;]$/.test(name) && !UNSAYABLE.test(name);
    if (!isName) return [];
    const [noun = ""] = name.split(",");
    const verb = isPluralLabel(noun) || / and /.test(noun) ? "are" : "is";
    const price = `${capitalized(name)}${name.includes(",") ? "," : ""} ${verb} ${text.trim()}`;
    return [[at, `${price}${forWhom(blocks[at + 1])}.`]];
  });
  return new Map(told.length >= FEWEST ? told : []);
}

const LONGEST_CASE = 90;
const CASE = /^For (?:an? |the |up to |two |three |each |one or |\d)/u;
const COUNTED = /^(?:two|three|four|five|six|\d+) or more /i;

/** "For a stove swept last year.", "Three or more flues on one visit.": the first words below a price say what it is for. */
function forWhom(below: Block | undefined): string {
  const [first = ""] =
    below?.kind === "paragraph" ? below.text.split(/(?<=[\p{L}\d)])\. ?(?=\p{Lu}|$)/u) : [];
  if (first.length > LONGEST_CASE || /[:;!?]/.test(first)) return "";
  if (CASE.test(first)) return `, ${uncapitalized(first)}`;
  return COUNTED.test(first) ? ` for ${uncapitalized(first)}` : "";
}
