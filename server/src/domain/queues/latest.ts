import { desc, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { type QueueRow, queues } from "#db/schema/index";

/**
 * The latest job of each type by entry, newest first, in one query. The active job of a type is
 * always its latest, because no other can begin before it ends.
 */
export async function latestQueues(
  db: Database,
  entryIds: readonly string[],
): Promise<Map<string, QueueRow[]>> {
  const found = new Map<string, QueueRow[]>(entryIds.map((id) => [id, []]));
  if (entryIds.length === 0) return found;
  const rows = await db
    .selectDistinctOn([queues.entryId, queues.queueType])
    .from(queues)
    .where(inArray(queues.entryId, [...entryIds]))
    .orderBy(queues.entryId, queues.queueType, desc(queues.createdAt), desc(queues.id));
  for (const row of rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()))
    found.get(row.entryId)?.push(row);
  return found;
}
