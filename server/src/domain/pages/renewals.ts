import { and, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type EntryRow, pages } from "#db/schema/index";
import type { Jobs } from "#ports/jobs";
import { isOutdated, mayBeAsked } from "./analysis-version.ts";

/** The task that reads a stored page anew. */
export const RENEW_PAGE = "renew_page";

interface Needs {
  db: Database;
  jobs: Pick<Jobs, "enqueue">;
}

export type PageRenewals = ReturnType<typeof pageRenewals>;

/** Pages that an older version of the analysis has read are read anew in the background, for nothing. */
export const pageRenewals = ({ db, jobs }: Needs) => ({
  /** Sends the job when the page of an entry that is opened or used is outdated, once a day at most. */
  async ask({ id: entryId, userId }: Pick<EntryRow, "id" | "userId">): Promise<void> {
    const due = and(isOutdated(entryId), mayBeAsked);
    const [outdated] = await db.select({ entryId: pages.entryId }).from(pages).where(due);
    if (!outdated) return;
    await db.transaction(async (tx) => {
      const asked = await tx.update(pages).set({ renewalAskedAt: sql`now()` }).where(due).returning({
        entryId: pages.entryId,
      });
      // When two windows open it at once, only one asks.
      if (asked.length === 0) return;
      await jobs.enqueue(tx, {
        task: RENEW_PAGE,
        data: { entryId },
        group: `renewals of ${userId}`,
        groupLimit: 1,
      });
    });
  },
});
