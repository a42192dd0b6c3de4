import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { entries, users } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { PLAN_LIMITS } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";

/**
 * Lets one transaction at a time give an entry of this user a place, so that the plan's limit holds for
 * simultaneous ones too. The check refuses where the plan has none left.
 */
export async function requirePlace(tx: Transaction, viewer: Viewer): Promise<() => Promise<void>> {
  const [user] = await tx
    .select({ entries: users.entryCount })
    .from(users)
    .where(eq(users.id, viewer.uid))
    .for("no key update");
  return async () => {
    const limit = PLAN_LIMITS[viewer.plan].entries;
    if ((user?.entries ?? 0) - (await unreadable(tx, viewer)) < limit) return;
    throw new AppError("FORBIDDEN", {
      message: `Your plan holds ${limit} entries`,
      reason: "PLAN_LIMIT",
      details: { field: "entries", rule: "too_many_items", limit },
    });
  };
}

/** Pages that could not be read take no place of the plan; of these, too, there are only so many. */
async function unreadable(tx: Transaction, viewer: Viewer): Promise<number> {
  const refused = and(isNull(entries.analyzedAt), isNotNull(entries.analysisError));
  const kept = and(eq(entries.userId, viewer.uid), isNull(entries.deletedAt));
  return Math.min(await tx.$count(entries, and(kept, refused)), PLAN_LIMITS[viewer.plan].entries);
}

/** Refuses a page that the viewer already has. */
export async function alreadyThere(tx: Transaction, viewer: Viewer, urlKey: string): Promise<void> {
  const [existing] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.userId, viewer.uid), eq(entries.urlKey, urlKey), isNull(entries.deletedAt)));
  if (!existing) return;
  const { id, userId, url, title, site, createdAt } = existing;
  throw new AppError("URL_ALREADY_EXISTS", {
    details: { existingEntry: { entryId: id, userId, url, title, site, createdAt } },
  });
}
