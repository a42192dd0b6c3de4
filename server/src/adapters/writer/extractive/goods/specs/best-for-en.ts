import type { Page } from "#kernel/page";
import type { Draft } from "../../draft.ts";
import { tiedTo } from "../../offer/stated.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { speakable } from "../../text/signs/speakable.ts";

const BEST_FOR = /^(?:best|ideal|good|great|recommended|perfect) (?:used )?for$/i;
const THIS_ONE = /\((?:this (?:one|item|model|product|size|page)|shown(?: here)?)\)/i;
const LABELLED = /^(best|ideal|good|great|recommended|perfect) (?:used )?for:\s+(.+)$/i;
const SAID = /\b(?:best|ideal|recommended|perfect|suited) (?:used )?(?:for|to)\b/i;
const [LONGEST, MOST] = [90, 4];
const cellsOf = (text: string) => text.split(" / ").map((cell) => cell.trim());

/**
 * The use that goods are best for, by a line with that label, or by the row for them in a table of their kin:
 * "It is best for seed trays and herbs." Nothing where the page says it in a sentence.
 */
export function bestFor({ blocks, language, type }: Page, isMany: boolean): Draft[] {
  if (language !== "en" || type !== "product") return [];
  if (blocks.some(({ kind, text }) => kind === "paragraph" && SAID.test(text) && !LABELLED.test(text)))
    return [];
  for (const [at, { kind, text }] of blocks.entries()) {
    if (kind === "heading") continue;
    const value = LABELLED.exec(text.trim())?.[2] ?? (kind === "table_row" ? inTable(blocks, at) : null);
    const uses = value && usesIn(value);
    if (uses) return [tiedTo(`${isMany ? "They are" : "It is"} best for ${uses}.`, at)];
  }
  return [];
}

/** The cell of the row that is marked as the page's own, below such a head. */
function inTable(blocks: Page["blocks"], at: number): string | null {
  const cells = cellsOf(blocks[at]?.text ?? "");
  if (!cells.some((cell) => THIS_ONE.test(cell))) return null;
  const isHead = ({ kind, text }: Page["blocks"][number]) =>
    kind === "table_row" &&
    cellsOf(text).length === cells.length &&
    cellsOf(text).some((one) => BEST_FOR.test(one));
  const heads = cellsOf(blocks.slice(0, at).findLast(isHead)?.text ?? "");
  return cells[heads.findIndex((cell) => BEST_FOR.test(cell))] ?? null;
}

/** "Seed trays, herbs" as "seed trays and herbs"; null for a sentence, and for more than a listener keeps. */
function usesIn(value: string): string | null {
  const text = speakable(value, "en").replace(/\.$/, "");
  const uses = text
    .split(/, (?:and )?|; /)
    .map((one) => one.replace(/^\p{Lu}(?=\p{Ll}+(?:[ -]|$))/u, (sign) => sign.toLowerCase()));
  const isPlain = uses.length <= MOST && uses.every((one) => /^\p{Ll}[\p{L}’' -]+$/u.test(one));
  return text.length <= LONGEST && isPlain ? listedInEnglish(uses) : null;
}
