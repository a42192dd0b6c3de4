import { and, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Database, Executor } from "#db/client";
import { audios, type PublicationRow, publications, revisions } from "#db/schema/index";
import type { MediaLinks } from "#domain/links/media-links";
import type { LiveFiles } from "#domain/live-files/live-files";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import { AppError } from "#kernel/errors";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Events } from "#ports/events";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
import { AllowedOrigins } from "./allowed-origins.ts";
import { covers } from "./covers.ts";
import { type OpenPublication, openPublications } from "./open-publications.ts";
import { newPublicId } from "./public-id.ts";
import { audioNameOf } from "./public-names.ts";
import { publicationReader } from "./read-publication.ts";
import { type ShareView, shareView } from "./share.ts";

const Sharing = z.object({ enabled: z.boolean(), allowedOrigins: AllowedOrigins.optional() });

export interface ShareRequest {
  enabled: boolean;
  /** Without them those that were there stay. */
  allowedOrigins?: string[] | null;
}

export type PublicationsService = ReturnType<typeof publicationsService>;

interface Needs {
  db: Database;
  events: Pick<Events, "observe">;
  links: Pick<MediaLinks, "nameOf">;
  speech: Pick<Speech, "voices">;
  storage: Pick<Storage, "read">;
  files: LiveFiles;
  /** Makes the files of an audio, and keeps what feeds tell of them. */
  digest(audioId: string): Promise<void>;
  publicUrl: string;
}

/** How the live revision of an entry is heard outside the studio. */
export function publicationsService(needs: Needs) {
  const { db, events, links, files, publicUrl } = needs;

  async function currentOf(executor: Executor, entryId: string): Promise<PublicationRow | undefined> {
    const [row] = await executor
      .select()
      .from(publications)
      .where(and(eq(publications.entryId, entryId), isNull(publications.rotatedAt)));
    return row;
  }

  return {
    async get(viewer: Viewer, entryId: string): Promise<ShareView> {
      const entry = await requireOwnEntry(db, viewer, entryId);
      return shareView(publicUrl, entry, await currentOf(db, entryId));
    },

    /** For many entries, in one query. The caller has checked that they are the viewer's. */
    async ofEntries(entries: readonly { id: string; title: string | null }[]): Promise<ShareView[]> {
      const ids = entries.map(({ id }) => id);
      const rows = await db
        .select()
        .from(publications)
        .where(and(inArray(publications.entryId, ids), isNull(publications.rotatedAt)));
      const byEntry = new Map(rows.map((row) => [row.entryId, row]));
      return entries.map((entry) => shareView(publicUrl, entry, byEntry.get(entry.id)));
    },

    /** Switches sharing on or off. The first time gives the entry its public id, which it keeps. */
    async share(viewer: Viewer, entryId: string, given: ShareRequest): Promise<ShareView> {
      const entry = await requireOwnEntry(db, viewer, entryId);
      const { enabled, allowedOrigins } = validate(Sharing, given, "share");
      return db.transaction(async (tx) => {
        await tx
          .insert(publications)
          .values({ publicId: newPublicId(), entryId, userId: viewer.uid })
          .onConflictDoNothing();
        const sharedAt = enabled ? ((await currentOf(tx, entryId))?.sharedAt ?? new Date()) : undefined;
        await tx
          .update(publications)
          .set({ enabled, allowedOrigins, sharedAt })
          .where(and(eq(publications.entryId, entryId), isNull(publications.rotatedAt)));
        if (enabled) await files.ask(tx, entryId);
        return shareView(publicUrl, entry, await currentOf(tx, entryId));
      });
    },

    /** Gives a shared entry another public id; the former one answers 410 for ever. */
    async rotate(viewer: Viewer, entryId: string): Promise<ShareView> {
      const entry = await requireOwnEntry(db, viewer, entryId);
      return db.transaction(async (tx) => {
        const [former] = await tx
          .update(publications)
          .set({ rotatedAt: new Date() })
          .where(and(eq(publications.entryId, entryId), isNull(publications.rotatedAt)))
          .returning();
        if (!former?.sharedAt) throw new AppError("CONFLICT", { reason: "NOT_SHARED" });
        const { userId, enabled, allowedOrigins } = former;
        const made = {
          publicId: newPublicId(),
          entryId,
          userId,
          enabled,
          allowedOrigins,
          sharedAt: new Date(),
        };
        await tx.insert(publications).values(made);
        return shareView(publicUrl, entry, await currentOf(tx, entryId));
      });
    },

    /** A publication by its public id, for anybody. */
    open: openPublications(events, publicationReader(needs)),

    /** The picture of what is live, as a JPEG. */
    cover: covers(needs),

    /** The audio behind a name of a publication: the live one, or one that was live before. */
    async audioNamed({ publicId, entryId, live }: OpenPublication, name: string): Promise<string | null> {
      if (live?.name === name) return live.audioId;
      const others = await db
        .select({ id: audios.id })
        .from(audios)
        .innerJoin(revisions, eq(revisions.id, audios.revisionId))
        .where(eq(revisions.entryId, entryId));
      return others.find(({ id }) => audioNameOf(links, publicId, id) === name)?.id ?? null;
    },

    /** The job that a change of what is live sends: makes all that is otherwise made at the first request. */
    async prepare(entryId: string): Promise<void> {
      const audioId = await files.due(entryId);
      if (audioId) await needs.digest(audioId);
    },
  };
}
