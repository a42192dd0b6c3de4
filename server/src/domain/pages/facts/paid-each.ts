import { paidPeriod } from "#kernel/shelf/paid-period";
import type { FoundFact } from "./found.ts";
import type { Line } from "./lines.ts";

/** "€42 a month, delivery included": a place of a price says little more. */
const LONGEST = 60;
/** "or €42 a month with PayBit", "12 payments of €42 a month": a part of another price. */
const OF_PARTS = /^or\b|\b(?:payments?|instal?ments?|pay|finance|financing|interest|apr|first|with)\b/i;

/** The price with the period that the page names right behind it, "month"; a text tells that of its blocks itself. */
export const withPeriod = (lines: readonly Line[], facts: readonly FoundFact[]): FoundFact[] =>
  facts.map((fact) => {
    const [period] = fact.kind === "price" && fact.provenance ? periodsOf(lines, fact.value) : [];
    return period && fact.provenance ? { ...fact, provenance: { ...fact.provenance, period } } : fact;
  });

const periodsOf = (lines: readonly Line[], amount: string): string[] =>
  lines.flatMap(({ text, elsewhere }) => {
    const isPlace = !elsewhere && text.length <= LONGEST && !OF_PARTS.test(text);
    const period = isPlace ? paidPeriod(text, amount) : null;
    return period ? [period] : [];
  });
