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

/** Marks of direction and of width, which some shops set around each value. */
const UNSEEN = /[\u200b\u200e\u200f\ufeff]/g;

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
  const bare = value?.replace(UNSEEN, "").trim();
  if (!bare) return [];
  return [
    {
      kind,
      label: label ?? null,
      value: bare.slice(0, 1_000),
      currency: currency ?? null,
      source,
      confidence: confidence ?? CONFIDENCE[source],
      provenance: { path, excerpt: (excerpt ?? bare).slice(0, 200) },
    },
  ];
}
