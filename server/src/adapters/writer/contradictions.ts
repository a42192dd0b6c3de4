import type { LeftOut } from "#kernel/left-out";
import type { Fact, Page } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";

/** Price and stock of which the page states different things: no script says them. */
export function contradictionsOf({ facts, type }: Pick<Page, "facts" | "type">): Fact[] {
  if (type !== "product") return [];
  const first = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  return [first("price"), first("availability")].filter((fact) => fact !== undefined).filter(isContradicted);
}

/** The statements that a reader has to decide between: amounts as the page's language writes them, or words of availability. */
export const leftOutOf = (contradictions: readonly Fact[], language: Language): LeftOut[] =>
  contradictions.map((fact) => ({
    reason: fact.kind === "price" ? "PRICE_CONFLICT" : "STOCK_CONFLICT",
    text: [fact, ...(fact.provenance?.others ?? [])]
      .map(({ value }) => shown(value, fact.currency, language))
      .join(" / "),
  }));

const shown = (value: string, currency: string | null, language: Language) =>
  currency ? new Intl.NumberFormat(language, { style: "currency", currency }).format(Number(value)) : value;

/** Whether another place of the page states something else. */
const isContradicted = ({ kind, value, provenance }: Fact) =>
  (provenance?.others ?? []).some((other) =>
    kind === "price" ? Number(other.value) !== Number(value) : other.value !== value,
  );
