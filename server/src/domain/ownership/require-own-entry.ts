import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#db/client";
import { type EntryRow, entries } from "#db/schema/index";
import { notFound } from "#kernel/errors";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";

/** The viewer's entry; anybody else's is not found, nor is one in the trash. */
export async function requireOwnEntry(
  db: Executor,
  viewer: Pick<Viewer, "uid">,
  entryId: string,
): Promise<EntryRow> {
  const [entry] = isId(entryId)
    ? await db
        .select()
        .from(entries)
        .where(and(eq(entries.id, entryId), eq(entries.userId, viewer.uid), isNull(entries.deletedAt)))
    : [];
  if (!entry) throw notFound("Entry");
  return entry;
}
