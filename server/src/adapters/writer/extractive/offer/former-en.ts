import type { Fact } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";

/** Words beside an amount that a maker wishes, and that nobody need ever have asked. */
const WISHED: readonly [RegExp, string][] = [
  [
    /\b(?:M\.?S\.?R\.?P|S\.?R\.?P|suggested(?: retail)? price|suggested retail)\b/i,
    "a suggested retail price",
  ],
  [/\b(?:R\.?R\.?P|recommended(?: retail)? price|recommended retail)\b/i, "a recommended retail price"],
  [
    /\b(?:list(?: price)?(?=\W*(?:[$€£]|\d|[A-Z]{3}\b|$))|list price|publisher['’]s price)\b/i,
    "a list price",
  ],
];
const PAID_ONCE =
  /\b(?:was|were|before|previous(?:ly)?|regular(?:ly)?|reg|original(?:ly)?|usual(?:ly)?|normal(?:ly)?)\b/i;

/** "a list price" of "MSRP: $52"; null where the amount was once asked. */
export function wishedIn(usual: Fact | null): string | null {
  const words = usual?.provenance?.excerpt ?? "";
  return PAID_ONCE.test(words) ? null : (WISHED.find(([pattern]) => pattern.test(words))?.[1] ?? null);
}

/** The price of goods before, or by their maker's wish, as it stands behind their price. */
export function formerTold(usual: Fact | null, before: string | null, style: ScriptStyle): string {
  if (!before) return "";
  const wished = wishedIn(usual);
  if (wished) return `, against ${wished} of ${before}`;
  if (style === "narration") return `; it used to be ${before}`;
  return style === "talk" ? ` instead of ${before}` : `, down from ${before}`;
}
