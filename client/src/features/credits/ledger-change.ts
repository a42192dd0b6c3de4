interface Posting {
  amount: number;
  debit: string;
  credit: string;
}

/** What a posting does to the credits that can be spent; a capture takes from what is held already. */
export function changeOf({ amount, debit, credit }: Posting): number {
  if (credit === "wallet") return amount;
  return debit === "wallet" ? -amount : 0;
}
