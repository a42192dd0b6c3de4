import type { Fact } from "#kernel/page";

/** The fact by which a page shows a thing's stock; `excerpt` has its own words. */
export const stockFact = (value: string, excerpt: string, gone?: string[]): Fact => ({
  id: "stock",
  kind: "availability",
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 0.8,
  provenance: { path: "p", excerpt, ...(gone && { gone }) },
});
