import type { WantedPlace } from "#lib/events";
import { priceTexts } from "./price-texts";

interface Fact {
  kind: string;
  value: string;
  currency?: string | null;
  provenance?: { excerpt: string } | null;
}

/** The words by which a fact is found in the text of a page: as it is shown, as pages write it, as data says it. */
export const placeOfFact = <F extends Fact>(fact: F, textOf: (fact: F) => string): WantedPlace => {
  const excerpt = fact.provenance?.excerpt ?? null;
  return {
    block: null,
    // The excerpt of data is the bare value: it has no words around it.
    excerpt: excerpt === fact.value ? null : excerpt,
    texts: [...new Set([textOf(fact), ...writtenOn(fact), fact.value])],
  };
};

/** A number with what tells beside it what it counts. */
function writtenOn({ kind, value, currency }: Fact): string[] {
  const number = Number(value);
  if (!Number.isFinite(number)) return [];
  if (currency) return priceTexts(number, currency);
  if (kind === "rating") return [`${value} / 5`, `★${value}`, `${value} out of 5`, `${value} stars`];
  if (kind !== "review_count") return [];
  return [...new Set([number.toLocaleString("en"), value])].flatMap((count) => [
    `${count}件のレビュー`,
    `レビュー${count}件`,
    `レビュー(${count}件)`,
    `${count} reviews`,
    `${count} ratings`,
  ]);
}
