import { eq, max } from "drizzle-orm";
import type { Executor } from "#db/client";
import { revisions } from "#db/schema/index";

/** Padded to four digits, so that the order of the texts is the order of the numbers. */
export const revisionNumber = (n: number) => String(n).padStart(4, "0");

/** The highest so far and one. Sure while the caller holds the entry's row lock. */
export async function nextNumber(db: Executor, entryId: string): Promise<string> {
  const [row] = await db
    .select({ highest: max(revisions.number) })
    .from(revisions)
    .where(eq(revisions.entryId, entryId));
  return revisionNumber(Number(row?.highest ?? 0) + 1);
}
