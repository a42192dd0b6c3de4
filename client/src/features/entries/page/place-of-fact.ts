import type { WantedPlace } from "#lib/events";

interface Fact {
  kind: string;
  value: string;
  source: string;
  provenance?: { excerpt: string } | null;
}

/** What to look for in the text of a page to find a fact there: as it is shown, and as data says it. */
export const placeOfFact = <F extends Fact>(fact: F, textOf: (fact: F) => string): WantedPlace => ({
  block: null,
  excerpt: fact.provenance?.excerpt ?? null,
  texts: [textOf(fact), fact.value],
});
