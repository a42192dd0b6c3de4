import type { Fact, Variant } from "#kernel/page";
import { inOnePiece } from "#kernel/ties/variant-claims";

/** Marks the kinds with a price that the page shows to be gone; nobody should hear what they cost as if they could be had. */
export function withGoneKinds(kinds: readonly Variant[], stock: Fact | null): readonly Variant[] {
  const gone = stock?.value === "InStock" ? (stock.provenance?.gone ?? []).map(nameOf) : [];
  const names = kinds.map(({ name }) => nameOf(name));
  // One that has no price here is of another choice, and is told with the stock.
  if (gone.length === 0 || !gone.every((name) => names.filter((one) => one === name).length === 1))
    return kinds;
  const isGone = (name: string) => gone.includes(nameOf(name));
  return kinds.map((kind) => (isGone(kind.name) ? { ...kind, stock: "OutOfStock" as const } : kind));
}

const nameOf = (text: string) => inOnePiece(text).normalize("NFKC").replace(/\s/gu, "");
