import type { Block } from "#kernel/page";
import { capitalized, isPluralLabel, UNSAYABLE } from "../cells-en.ts";

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
    return [[at, `${capitalized(name)}${name.includes(",") ? "," : ""} ${verb} ${text.trim()}.`]];
  });
  return new Map(told.length >= FEWEST ? told : []);
}
