import { expect, it } from "vitest";
import { ledgerRows } from "./ledger-rows";

const accounts = {
  grant: ["issued", "wallet"],
  hold: ["wallet", "held"],
  capture: ["held", "spent"],
  release: ["held", "wallet"],
} as const;
const posting = (kind: keyof typeof accounts, amount: number, queueId: string | null = null) => {
  const [debit, credit] = accounts[kind];
  return { kind, amount, queueId, debit, credit };
};

it("has one row for a job that ended, one for a job under way, and none for what came to nothing", () => {
  const rows = ledgerRows([
    posting("hold", 9, "under way"),
    posting("release", 2, "ended"),
    posting("capture", 18, "ended"),
    posting("hold", 20, "ended"),
    posting("release", 7, "failed"),
    posting("hold", 7, "failed"),
    posting("grant", 150),
  ]);
  expect(rows.map(({ posting: { kind }, change, isHeld }) => [kind, change, isHeld])).toEqual([
    ["hold", -9, true],
    ["capture", -18, false],
    ["grant", 150, false],
  ]);
});
