import type { Fact } from "#kernel/page";
import type { FactKind, FactSource } from "#kernel/vocabulary";

export type FoundFact = Omit<Fact, "id">;

/** How far each kind of source is believed before the others are heard. */
const CONFIDENCE: Record<FactSource, number> = {
  user: 1,
  "json-ld": 0.95,
  microdata: 0.9,
  rdfa: 0.85,
  opengraph: 0.8,
  visible: 0.6,
};

interface Found {
  kind: FactKind;
  value: string | null | undefined;
  source: FactSource;
  path: string;
  excerpt?: string;
  label?: string;
  currency?: string | null | undefined;
  /** Where the place says less, or more, than its source usually does. */
  confidence?: number;
}

/** A fact with its provenance; nothing for an empty value. */
export function found({
  kind,
  value,
  source,
  path,
  excerpt,
  label,
  currency,
  confidence,
}: Found): FoundFact[] {
  if (!value) return [];
  return [
    {
      kind,
      label: label ?? null,
      value: value.slice(0, 1_000),
      currency: currency ?? null,
      source,
      confidence: confidence ?? CONFIDENCE[source],
      provenance: { path, excerpt: (excerpt ?? value).slice(0, 200) },
    },
  ];
}
