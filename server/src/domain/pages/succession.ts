import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Fact, Page } from "#kernel/page";
import { comparable } from "#kernel/running-text";

const keyOf = ({ kind, label }: Pick<Fact, "kind" | "label">) => `${kind}\n${label ?? ""}`;

/**
 * Facts of a new reading with the ids that they had before. The same value comes first, then the same
 * kind and label, so that a fact whose value has changed is still that fact.
 */
export function withKnownIds(found: readonly Omit<Fact, "id">[], known: readonly Fact[]): Fact[] {
  const free = new Set(known);
  const take = (matches: (fact: Fact) => boolean) => {
    const fact = [...free].find(matches);
    if (fact) free.delete(fact);
    return fact?.id;
  };
  const same = found.map((fact) =>
    take((one) => keyOf(one) === keyOf(fact) && one.value === fact.value && one.currency === fact.currency),
  );
  return found.map((fact, index) => ({
    ...fact,
    id: same[index] ?? take((one) => keyOf(one) === keyOf(fact)) ?? randomUUID(),
  }));
}

/** Whether two readings found the same: where it was found, and how surely, is no matter of the page. */
export function saysTheSame(a: Page, b: Page): boolean {
  const [before, after] = comparable(a, b);
  return isDeepStrictEqual(essence(before), essence(after));
}

const essence = ({ title, language, author, publishedAt, blocks, facts }: Page) => ({
  title,
  language,
  author,
  publishedAt,
  blocks: blocks.map(({ kind, text }) => ({ kind, text })),
  facts: facts.map(({ kind, label, value, currency }) => ({ kind, label, value, currency })),
});
