import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios, entries, type RevisionRow, revisions, scripts } from "#db/schema/index";
import { type AudioView, audioView } from "#domain/audios/show/audio";
import type { LiveFiles } from "#domain/live-files/live-files";
import type { Emit } from "#domain/outbox/emit";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import { dictionariesOf } from "#domain/readings/readings";
import { type ScriptView, scriptView } from "#domain/scripts/script";
import { notFound } from "#kernel/errors";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Reading } from "#kernel/word";
import { RevisionName } from "./name.ts";

export interface RevisionView extends RevisionRow {
  script: ScriptView | null;
  audio: AudioView | null;
}

/** How an entry's revision is named. */
export interface RevisionPlace {
  entryId: string;
  number: string;
}

export type RevisionsService = ReturnType<typeof revisionsService>;

interface Needs {
  db: Database;
  liveFiles: Pick<LiveFiles, "ask">;
  emit: Emit;
}

export function revisionsService({ db, liveFiles, emit }: Needs) {
  const select = () =>
    db
      .select({ revision: revisions, script: scripts, audio: audios })
      .from(revisions)
      .leftJoin(scripts, eq(scripts.revisionId, revisions.id))
      .leftJoin(audios, eq(audios.revisionId, revisions.id));

  /** Whether an audio is outdated depends on its user's dictionary too. */
  async function views(rows: readonly Joined[]): Promise<RevisionView[]> {
    const users = new Set(rows.flatMap(({ audio }) => audio?.userId ?? []));
    const dictionaries = await dictionariesOf(db, [...users]);
    return rows.map((row) => revisionView(row, dictionaries.get(row.audio?.userId ?? "") ?? []));
  }

  return {
    /** Newest first. */
    async list(viewer: Viewer, entryId: string): Promise<RevisionView[]> {
      await requireOwnEntry(db, viewer, entryId);
      return (await this.ofEntries([entryId])).get(entryId) ?? [];
    },

    /** Newest first for many entries, in one query. The caller has checked that they are the viewer's. */
    async ofEntries(entryIds: readonly string[]): Promise<Map<string, RevisionView[]>> {
      const found = new Map<string, RevisionView[]>(entryIds.map((id) => [id, []]));
      if (entryIds.length === 0) return found;
      const rows = await select()
        .where(inArray(revisions.entryId, [...entryIds]))
        .orderBy(desc(revisions.number));
      for (const view of await views(rows)) found.get(view.entryId)?.push(view);
      return found;
    },

    /** Existing ones, in one query. The caller has checked that their entries are the viewer's. */
    async at(places: readonly RevisionPlace[]): Promise<RevisionView[]> {
      if (places.length === 0) return [];
      const named = places.map(({ entryId, number }) =>
        and(eq(revisions.entryId, entryId), eq(revisions.number, number)),
      );
      return views(await select().where(or(...named)));
    },

    async get(viewer: Viewer, entryId: string, number: string): Promise<RevisionView> {
      await requireOwnEntry(db, viewer, entryId);
      const [view] = await this.at([{ entryId, number }]);
      if (!view) throw notFound("Revision");
      return view;
    },

    /** Marks one revision live and every other one not. */
    async setLive(viewer: Viewer, entryId: string, number: string): Promise<RevisionView> {
      const { id } = await this.get(viewer, entryId, number);
      await db.transaction(async (tx) => {
        // Two people marking at once would each clear before the other marks.
        await tx.select({ id: entries.id }).from(entries).where(eq(entries.id, entryId)).for("update");
        await tx
          .update(revisions)
          .set({ isLive: false })
          .where(and(eq(revisions.entryId, entryId), eq(revisions.isLive, true)));
        await tx.update(revisions).set({ isLive: true }).where(eq(revisions.id, id));
        await liveFiles.ask(tx, entryId);
        await emit(tx, viewer.uid, { type: "revision.live", data: { entryId, revisionNumber: number } });
      });
      return this.get(viewer, entryId, number);
    },

    /** An empty name takes the name away. */
    async rename(
      viewer: Viewer,
      entryId: string,
      number: string,
      name: string | null,
    ): Promise<RevisionView> {
      const { id } = await this.get(viewer, entryId, number);
      const given = validate(RevisionName, name ?? "", "name");
      await db
        .update(revisions)
        .set({ name: given || null })
        .where(eq(revisions.id, id));
      return this.get(viewer, entryId, number);
    },
  };
}

interface Joined {
  revision: RevisionRow;
  script: typeof scripts.$inferSelect | null;
  audio: typeof audios.$inferSelect | null;
}

const revisionView = ({ revision, script, audio }: Joined, dictionary: readonly Reading[]): RevisionView => ({
  ...revision,
  script: script && scriptView(script, revision),
  audio: audio && script && audioView(audio, revision, script.content, dictionary),
});
