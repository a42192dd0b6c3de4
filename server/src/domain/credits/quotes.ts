import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { quotes } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { QUOTE_MINUTES } from "#kernel/limits";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { QueueKind } from "#kernel/vocabulary";
import type { CreditsService } from "./credits.service.ts";

/** The request that a price is for; it does not hold for another text or other settings. */
export interface Priced {
  entryId: string;
  queueType: QueueKind;
  inputHash: string;
}

export interface Quote {
  id: string;
  credits: number;
  expiresAt: Date;
  /** Sentences that must be made, of all; audio only. */
  changedSentences: number | null;
  sentences: number | null;
  /** How many of the sentences that were asked for once more are made; audio only. */
  againSentences: number | null;
  /** About how long the audio lasts; audio only. */
  seconds: number | null;
  /** About how long a script can be when the page has too little for the length asked; scripts only. */
  availableSeconds: number | null;
  /** Credits that the viewer can spend now. */
  balance: number;
}

export const hashOf = (input: unknown) => createHash("sha256").update(JSON.stringify(input)).digest("hex");

/** A price, and what it is for. */
export interface Price {
  credits: number;
  priced: Priced;
  /** Sentences that must be made, of all; audio only. */
  changedSentences?: number | null;
  sentences?: number | null;
  /** How many of the sentences that were asked for once more are made; audio only. */
  againSentences?: number | null;
  /** About how long the audio lasts; audio only. */
  seconds?: number | null;
  /** About how long a script can be when the page has too little for the length asked; scripts only. */
  availableSeconds?: number | null;
}

/** Keeps a price that is shown, so that the order can be held to it. */
export async function saveQuote(
  { db, credits: account }: { db: Database; credits: Pick<CreditsService, "balance"> },
  viewer: Viewer,
  {
    credits,
    priced,
    changedSentences = null,
    sentences = null,
    againSentences = null,
    seconds = null,
    availableSeconds = null,
  }: Price,
): Promise<Quote> {
  const expiresAt = new Date(Date.now() + QUOTE_MINUTES * 60_000);
  const [row] = await db
    .insert(quotes)
    .values({ ...priced, userId: viewer.uid, credits, expiresAt })
    .returning({ id: quotes.id });
  if (!row) throw new Error("a quote was not written");
  const { balance } = await account.balance(viewer);
  const told = { changedSentences, sentences, againSentences, seconds, availableSeconds };
  return { id: row.id, credits, expiresAt, ...told, balance };
}

/** The price that was shown for exactly this request, while it holds. */
export async function redeemQuote(tx: Transaction, viewer: Viewer, quoteId: string, priced: Priced) {
  const [row] = isId(quoteId)
    ? await tx
        .select({ credits: quotes.credits })
        .from(quotes)
        .where(
          and(
            eq(quotes.id, quoteId),
            eq(quotes.userId, viewer.uid),
            eq(quotes.entryId, priced.entryId),
            eq(quotes.queueType, priced.queueType),
            eq(quotes.inputHash, priced.inputHash),
            gt(quotes.expiresAt, new Date()),
          ),
        )
    : [];
  if (!row)
    throw new AppError("CONFLICT", {
      message: "This price does not hold any more; ask for a new one",
      reason: "QUOTE_EXPIRED",
    });
  return row.credits;
}
