import DataLoader from "dataloader";
import { getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { entries, type QueueRow, queues } from "#db/schema/index";
import { keptEntry } from "#domain/ownership/kept-entry";

interface Asked {
  userId: string;
  queueId: string;
}

const MOST_TOGETHER = 500;
const nameOf = ({ userId, queueId }: Asked) => `${queueId}/${userId}`;

/**
 * Finds a queue of one user, and of no other. All queues that are asked for at the same moment are read by one
 * statement: an event that many hear, or many events at once, must not become as many statements.
 */
export function ownQueues(db: Database) {
  const rows = new DataLoader<Asked, QueueRow | undefined>(
    async (asked) => {
      const pairs = JSON.stringify(asked.map(({ queueId, userId }) => [queueId, userId]));
      const found = await db
        .select(getTableColumns(queues))
        .from(queues)
        .innerJoin(entries, keptEntry(queues.entryId))
        .where(
          sql`(${queues.id}, ${queues.userId}) in
            (select (pair->>0)::uuid, pair->>1 from jsonb_array_elements(${pairs}::jsonb) pair)`,
        );
      const byName = new Map(found.map((row) => [nameOf({ userId: row.userId, queueId: row.id }), row]));
      return asked.map((one) => byName.get(nameOf(one)));
    },
    { cache: false, maxBatchSize: MOST_TOGETHER },
  );
  // Written as the database writes ids, so that equal ids compare as equal.
  return (userId: string, queueId: string) => rows.load({ userId, queueId: queueId.toLowerCase() });
}
