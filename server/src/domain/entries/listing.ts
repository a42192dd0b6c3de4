import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { entries, queues } from "#db/schema/index";
import { LONGEST_READING } from "#kernel/analysis-state";
import type { Viewer } from "#kernel/viewer";
import type { EntryState, Language } from "#kernel/vocabulary";
import { outdatedPart } from "./shown-revision.ts";

/** Which entries a list holds. Without a state those that are not in the trash. */
export interface EntryFilter {
  /** Part of title, site or URL. */
  search?: string | null | undefined;
  state?: EntryState | null | undefined;
  site?: string | null | undefined;
  language?: Language | null | undefined;
}

/** All of it is told from rows of the entry itself, by indexes. */
export function matching(viewer: Viewer, { search, state, site, language }: EntryFilter): SQL | undefined {
  return and(
    eq(entries.userId, viewer.uid),
    state === "deleted" ? isNotNull(entries.deletedAt) : isNull(entries.deletedAt),
    state && state !== "deleted" ? entryInState[state] : undefined,
    search ? containing(search) : undefined,
    site ? eq(entries.site, site) : undefined,
    language ? eq(entries.language, language) : undefined,
  );
}

function containing(words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...[entries.title, entries.site, entries.url].map((field) => ilike(field, pattern)));
}

// "offset 0" has each entry looked up by an index: else the rows of all users may be read for those of one.
const revisionWith = (table: string) =>
  sql`exists (select 1 from revisions r join ${sql.raw(table)} m on m.revision_id = r.id where r.entry_id = ${entries.id} offset 0)`;
const isActive = sql`exists (select 1 from ${queues} q where q.entry_id = ${entries.id} and q.status in ('queued', 'running') offset 0)`;
const isBeingRead = sql`${entries.readingSince} > now() - ${LONGEST_READING / 1000} * interval '1 second'`;
const hasScript = revisionWith("scripts");
const hasAudio = revisionWith("audios");

/** The last job of a kind counts: one that failed before another was completed is settled. */
const lastJobFailed = sql`exists (
  select 1 from ${queues} q where q.entry_id = ${entries.id} and q.status = 'failed' and q.error_code is distinct from 'CANCELLED'
    and not exists (select 1 from ${queues} later where later.entry_id = q.entry_id
      and later.queue_type = q.queue_type and later.created_at > q.created_at) offset 0)`;

export const entryInState: Record<Exclude<EntryState, "deleted">, SQL> = {
  making: sql`(${isBeingRead} or ${isActive})`,
  attention: sql`(${entries.analysisError} is not null or ${lastJobFailed} or ${outdatedPart} is not null)`,
  read: sql`(not ${hasScript})`,
  written: sql`(${hasScript} and not ${hasAudio})`,
  spoken: hasAudio,
};
