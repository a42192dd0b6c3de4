import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios, entries, type RevisionRow, revisions, scripts } from "#db/schema/index";
import { type AudioView, audioView } from "#domain/audios/audio";
import { ownEntry } from "#domain/entries/own-entry";
import { notFound } from "#domain/errors";
import { type ScriptView, scriptView } from "#domain/scripts/script";
import { validate } from "#domain/validate";
import type { Viewer } from "#domain/viewer";
import { RevisionName } from "./name.ts";

export interface RevisionView extends RevisionRow {
  script: ScriptView | null;
  audio: AudioView | null;
}

export function revisionsService({ db }: { db: Database }) {
  const select = () =>
    db
      .select({ revision: revisions, script: scripts, audio: audios })
      .from(revisions)
      .leftJoin(scripts, eq(scripts.revisionId, revisions.id))
      .leftJoin(audios, eq(audios.revisionId, revisions.id));

  return {
    /** Newest first. */
    async list(viewer: Viewer, entryId: string): Promise<RevisionView[]> {
      await ownEntry(db, viewer, entryId);
      return (await this.ofEntries([entryId])).get(entryId) ?? [];
    },

    /** Newest first for many entries, in one query. The caller has checked that they are the viewer's. */
    async ofEntries(entryIds: readonly string[]): Promise<Map<string, RevisionView[]>> {
      const found = new Map<string, RevisionView[]>(entryIds.map((id) => [id, []]));
      if (entryIds.length === 0) return found;
      const rows = await select()
        .where(inArray(revisions.entryId, [...entryIds]))
        .orderBy(desc(revisions.number));
      for (const row of rows) found.get(row.revision.entryId)?.push(revisionView(row));
      return found;
    },

    async get(viewer: Viewer, entryId: string, number: string): Promise<RevisionView> {
      await ownEntry(db, viewer, entryId);
      const [row] = await select().where(and(eq(revisions.entryId, entryId), eq(revisions.number, number)));
      if (!row) throw notFound("Revision");
      return revisionView(row);
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

const revisionView = ({ revision, script, audio }: Joined): RevisionView => ({
  ...revision,
  script: script && scriptView(script, revision),
  audio: audio && script && audioView(audio, revision, script.content),
});
