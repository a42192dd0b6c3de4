import type { LedgerKind } from "#kernel/vocabulary";

type Account = "issued" | "wallet" | "held" | "spent";

/** Between which two accounts each kind of posting moves credits. */
export const postings: Record<LedgerKind, { debit: Account; credit: Account }> = {
  grant: { debit: "issued", credit: "wallet" },
  purchase: { debit: "issued", credit: "wallet" },
  adjust: { debit: "issued", credit: "wallet" },
  hold: { debit: "wallet", credit: "held" },
  capture: { debit: "held", credit: "spent" },
  release: { debit: "held", credit: "wallet" },
};
