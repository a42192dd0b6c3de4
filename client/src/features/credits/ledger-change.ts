export interface Movement {
  amount: number;
  debit: string;
  credit: string;
}

/** Effect of a posting on the balance; a capture takes from what is already held. */
export function changeOf({ amount, debit, credit }: Movement): number {
  if (credit === "wallet") return amount;
  return debit === "wallet" ? -amount : 0;
}
