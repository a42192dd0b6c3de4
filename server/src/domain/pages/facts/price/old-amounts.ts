import type { FoundFact } from "../found.ts";
import type { Line } from "../lines.ts";
import type { VisiblePrices } from "./visible-price.ts";

/** Another amount that scores nearly as much may be the price as well. */
const CLEAR = 0.6;

/**
 * The price that a buyer plainly sees, whoever says it first, with those other statements marked as old whose
 * amounts the page shows nowhere, or as what it asked before: nobody is asked them. They stay beside it, and it
 * stays less sure.
 */
export function withOldAmounts(
  facts: FoundFact[],
  { best, candidates, past }: VisiblePrices,
  lines: readonly Line[],
): FoundFact[] {
  // 「通常価格 14,300円」 with no lower amount beside it is simply the price.
  if (best?.kind !== "current" && best?.kind !== "former") return facts;
  const isRivalled = candidates.some(
    ({ amount, score }) => Number(amount) !== Number(best.amount) && score > best.score - CLEAR,
  );
  if (isRivalled) return facts;
  const marked = facts.map((fact) => {
    const others = fact.kind === "price" ? fact.provenance?.others : undefined;
    if (!fact.provenance || !others || Number(fact.value) !== Number(best.amount)) return fact;
    const shown = amountsOn(lines);
    const isCurrent = (amount: number) => candidates.some((one) => Number(one.amount) === amount);
    const isAsked = (amount: number) => shown.has(amount) && (!past.has(amount) || isCurrent(amount));
    const told = others.map((other) =>
      other.source === "visible" || isAsked(Number(other.value)) ? other : { ...other, isOld: true },
    );
    return { ...fact, provenance: { ...fact.provenance, others: told } };
  });
  return withOldStock(marked);
}

/** Data that asks an old amount, or that of another kind, says as little of the stock that the page shows in words. */
function withOldStock(facts: FoundFact[]): FoundFact[] {
  const price = facts.find(({ kind }) => kind === "price");
  const old = new Set((price?.provenance?.others ?? []).flatMap((one) => (one.isOld ? [one.source] : [])));
  return facts.map((fact) => {
    const others = fact.kind === "availability" && fact.source === "visible" && fact.provenance?.others;
    if (!fact.provenance || !others) return fact;
    const told = others.map((other) => (old.has(other.source) ? { ...other, isOld: true } : other));
    return { ...fact, provenance: { ...fact.provenance, others: told } };
  });
}

/** Every number that the page shows, wherever it stands. */
const amountsOn = (lines: readonly Line[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ text }) =>
      [...text.normalize("NFKC").matchAll(/\d[\d,]*(?:\.\d+)?/gu)].map(([digits]) =>
        Number(digits.replaceAll(",", "")),
      ),
    ),
  );
