import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { dictionaryWords, entries, pages, revisions, scripts, users } from "#db/schema/index";
import { keptBytes } from "#domain/files/kept-bytes";
import { notFound } from "#kernel/errors";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Reading } from "#kernel/word";

export type StoredSources = ReturnType<typeof storedSources>;

/** The dictionary of the entry's user, in the order of readings.ts. */
const dictionary = sql<Reading[]>`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object('language', word.language, 'word', word.word, 'reading', word.reading)
      order by word.language, word.word
    ),
    '[]'
  )
  from ${dictionaryWords} word where word.user_id = ${entries.userId})`;

/**
 * Everything of the database that an audio is made from, and that its price needs beside the sounds which exist: read
 * by one statement that is built once. Many order at once, and a statement takes the event loop longer than its rows.
 * Null for the revision and the script where there is none, or none of that number.
 */
export function storedSources(db: Database) {
  const statement = db
    .select({
      entry: { id: entries.id, userId: entries.userId, language: entries.language },
      revision: revisions,
      script: scripts,
      disclosure: users.disclosure,
      pageReadings: pages.readings,
      dictionary,
      keptBytes: keptBytes(entries.userId),
    })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.userId))
    .leftJoin(pages, eq(pages.entryId, entries.id))
    .leftJoin(
      revisions,
      and(
        eq(revisions.entryId, entries.id),
        sql`coalesce(${revisions.number} = ${sql.placeholder("number")}::text, true)`,
      ),
    )
    .leftJoin(scripts, eq(scripts.revisionId, revisions.id))
    .where(
      and(
        eq(entries.id, sql.placeholder("entryId")),
        eq(entries.userId, sql.placeholder("uid")),
        isNull(entries.deletedAt),
      ),
    )
    // No revision comes before one that has a script.
    .orderBy(isNull(scripts.id), desc(revisions.isLive), desc(revisions.number))
    .limit(1)
    .prepare("stored_source");

  /** Of the named revision, else of the live one, else of the newest. */
  return async ({ uid }: Pick<Viewer, "uid">, entryId: string, number?: string | null) => {
    const [found] = isId(entryId) ? await statement.execute({ uid, entryId, number: number || null }) : [];
    if (!found) throw notFound("Entry");
    return found;
  };
}
