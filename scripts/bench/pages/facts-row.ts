const FIELDS = [
  "name",
  "brand",
  "price",
  "currency",
  "list_price",
  "availability",
  "rating",
  "review_count",
  "sku",
  "gtin",
] as const;

export type FactsRow = Record<(typeof FIELDS)[number], string | null>;

/** A page's facts, one value a field; the currency is the price's. */
export function factsRow(
  facts: readonly { kind: string; value: string; currency?: string | null }[],
): FactsRow {
  const of = (kind: string) => facts.find((fact) => fact.kind === kind);
  return Object.fromEntries(
    FIELDS.map((field) => [field, (field === "currency" ? of("price")?.currency : of(field)?.value) ?? null]),
  ) as FactsRow;
}
