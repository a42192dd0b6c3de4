/** The facts that a glance at a product looks for, in this order. */
const kinds = ["price", "availability", "rating", "brand"] as const;

/** The facts that stand on the card of a page: one of each kind. */
export const factChips = <Fact extends { kind: string }>(facts: readonly Fact[]): Fact[] =>
  kinds.flatMap((kind) => facts.find((fact) => fact.kind === kind) ?? []);
