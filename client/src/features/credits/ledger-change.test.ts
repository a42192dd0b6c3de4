import { expect, it } from "vitest";
import { changeOf } from "./ledger-change";

it.each([
  ["a grant", "issued", "wallet", 5],
  ["a hold", "wallet", "held", -5],
  ["a capture", "held", "spent", 0],
  ["a release", "held", "wallet", 5],
  ["an adjustment that takes back", "wallet", "issued", -5],
])("%s changes what can be spent", (_, debit, credit, change) => {
  expect(changeOf({ amount: 5, debit, credit })).toBe(change);
});
