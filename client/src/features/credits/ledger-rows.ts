import { changeOf, type Movement } from "./ledger-change";

interface Posting extends Movement {
  kind: string;
  queueId: string | null;
}

export interface LedgerRow<P> {
  posting: P;
  /** The row's change of the balance, in credits, with its sign. */
  change: number;
  /** It is set aside for a job that is under way. */
  isHeld: boolean;
}

/**
 * One row a purchase: what a job used, once it has ended, and what is held for it until then. What was set aside
 * and given back is no news. Postings are newest first, so a hold's end stands above it.
 */
export function ledgerRows<P extends Posting>(postings: readonly P[]): LedgerRow<P>[] {
  const ended = new Set<string>();
  return postings.flatMap((posting): LedgerRow<P>[] => {
    const { kind, queueId, amount } = posting;
    if (kind === "capture" || kind === "release") {
      if (queueId) ended.add(queueId);
      return kind === "capture" ? [{ posting, change: -amount, isHeld: false }] : [];
    }
    if (kind === "hold" && queueId && ended.has(queueId)) return [];
    return [{ posting, change: changeOf(posting), isHeld: kind === "hold" }];
  });
}
