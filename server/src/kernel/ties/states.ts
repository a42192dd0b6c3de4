import type { Fact } from "#kernel/page";
import { around } from "./sources.ts";
import type { Tie } from "./tie.ts";
import { inOnePiece } from "./variant-claims.ts";

const THERE = /在庫があります|在庫あり|(?<!not |n't )\bin stock\b/giu;
const GONE =
  /在庫がありません|品切れです|品切れ|売り切れです|売り切れました|売り切れ|在庫切れです|在庫切れ|\bout of stock\b|\bsold out\b/giu;

/** To order before it is there, or on demand, is another thing. */
const THERE_VALUES = new Set(["InStock", "LimitedAvailability", "OnlineOnly", "InStoreOnly"]);

/** Between the name of a choice and its state. */
const BEHIND_CHOICE = /(?:は|が|も|\s(?:is|are))\s?$/u;

/** Says that the product is there, or is not: tied where the page says so, and marked where it says the other. */
export function statesIn(sentence: string, facts: readonly Fact[]): Tie[] {
  const fact = facts.find(({ kind }) => kind === "availability");
  if (!fact) return [];
  const isThere = THERE_VALUES.has(fact.value);
  const isGone = fact.value === "OutOfStock" || fact.value === "SoldOut" || fact.value === "Discontinued";
  const gone = [
    ...(fact.provenance?.gone ?? []),
    ...facts.flatMap(({ provenance }) =>
      (provenance?.variants ?? []).filter(({ stock }) => stock === "OutOfStock").map(({ name }) => name),
    ),
  ].map(inOnePiece);
  /** "The blue one is sold out" of a thing that is there in other colours. */
  const isOfChoice = (before: string) =>
    gone.some((name) => inOnePiece(before.replace(BEHIND_CHOICE, "")).endsWith(name));
  const ties = (pattern: RegExp, right: boolean): Tie[] =>
    [...sentence.matchAll(pattern)].map(({ 0: text, index }) =>
      right || (pattern === GONE && isOfChoice(sentence.slice(0, index)))
        ? {
            text,
            blockIndex: null,
            factId: fact.id,
            excerpt: around(fact.provenance?.excerpt ?? fact.value, -1),
          }
        : { text, blockIndex: null, factId: null, absent: true },
    );
  return [...ties(THERE, isThere), ...ties(GONE, isGone)];
}
