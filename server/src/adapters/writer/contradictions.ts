import type { LeftOut } from "#kernel/left-out";
import type { Fact, Page } from "#kernel/page";

/** Price and stock of which the page states different things: no script says them. */
export function contradictionsOf({ facts, type }: Pick<Page, "facts" | "type">): Fact[] {
  if (type !== "product") return [];
  const first = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  return [first("price"), first("availability")].filter((fact) => fact !== undefined).filter(isContradicted);
}

/** The statements that a reader has to decide between. */
export const leftOutOf = (contradictions: readonly Fact[]): LeftOut[] =>
  contradictions.map((fact) => ({
    reason: fact.kind === "price" ? "PRICE_CONFLICT" : "STOCK_CONFLICT",
    text: [fact, ...(fact.provenance?.others ?? [])].map(({ value }) => value).join(" / "),
  }));

/** Whether another place of the page states something else. */
const isContradicted = ({ kind, value, provenance }: Fact) =>
  (provenance?.others ?? []).some((other) =>
    kind === "price" ? Number(other.value) !== Number(value) : other.value !== value,
  );
