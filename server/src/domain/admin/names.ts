import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { announcements, entries, queues, users } from "#db/schema/index";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";

/**
 * Names of accounts, jobs and announcements by their ids: the address, the title of the job's page, and the
 * announcement's title in the viewer's language. What is gone has no name.
 */
export async function namesOf(db: Database, { uid }: Viewer, ids: string[]): Promise<Map<string, string>> {
  const keys = ids.filter(isId);
  const isEnglish = sql`(select ${users.language} from ${users} where ${users.id} = ${uid}) = 'en'`;
  const named = await Promise.all([
    db.select({ id: users.id, name: users.email }).from(users).where(inArray(users.id, ids)),
    db
      .select({ id: queues.id, name: sql<string>`coalesce(${entries.title}, ${entries.url})` })
      .from(queues)
      .innerJoin(entries, eq(entries.id, queues.entryId))
      .where(inArray(queues.id, keys)),
    db
      .select({
        id: announcements.draftId,
        name: sql<string>`case when ${isEnglish} then ${announcements.titleEn} else ${announcements.titleJa} end`,
      })
      .from(announcements)
      .where(inArray(announcements.draftId, keys)),
  ]);
  return new Map(named.flat().map(({ id, name }) => [id, name]));
}
