import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type EntryRow, entries, pages } from "#db/schema/index";
import { iconKey, pictureFiles, pictureKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import { samplePicture } from "#domain/pages/samples";
import { AppError, notFound } from "#kernel/errors";
import { isId } from "#kernel/validate";
import type { Jobs } from "#ports/jobs";
import type { PictureFetcher } from "#ports/picture-fetcher";
import type { Storage } from "#ports/storage";
import type { Renditions } from "./decode.ts";
import { decodeApart } from "./decoder.ts";

/** The task that fetches the pictures of a page. */
export const FETCH_PICTURES = "fetch_pictures";

interface Needs {
  db: Database;
  jobs: Pick<Jobs, "enqueue">;
  storage: Storage;
  files: LooseFiles;
  fetcher: PictureFetcher;
  decode?: typeof decodeApart;
  /** How the outside names this server: the pictures of its own sample pages are read from `samplesDir`. */
  publicUrl: string;
  samplesDir: string;
}

export type PicturesService = ReturnType<typeof picturesService>;

/** A page's lead picture and its site's icon: fetched once, stored small, and served by this installation. */
export function picturesService({
  db,
  jobs,
  storage,
  files,
  fetcher,
  publicUrl,
  samplesDir,
  decode = decodeApart,
}: Needs) {
  /** Null where the site does not give it. */
  async function bytesOf(url: string | null): Promise<Buffer | null> {
    if (!url) return null;
    try {
      return (await samplePicture(url, publicUrl, samplesDir)) ?? (await fetcher.fetchPicture(url));
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  async function write({ userId, id }: EntryRow, { lead, icon }: Renditions) {
    const picture = lead && pictureKey(userId, id);
    const iconFile = icon && iconKey(userId, id);
    const [large, small] = pictureFiles({ picture, icon: null });
    const parts = [
      { key: large, bytes: lead?.large, type: "image/jpeg" },
      { key: small, bytes: lead?.small, type: "image/jpeg" },
      { key: iconFile, bytes: icon, type: "image/png" },
    ].flatMap(({ key, bytes, type }) => (key && bytes ? [{ key, bytes: Buffer.from(bytes), type }] : []));
    await files.note(...parts.map(({ key }) => key));
    await Promise.all(parts.map(({ key, bytes, type }) => storage.put(key, bytes, type)));
    return { picture, icon: iconFile };
  }

  /** Pictures that could not be fetched leave those of before, unless the page names none any more. */
  async function keep(
    entryId: string,
    made: Pick<EntryRow, "picture" | "icon">,
    isNamed: Record<"lead" | "icon", boolean>,
  ) {
    const fresh = pictureFiles(made);
    const former = await db.transaction(async (tx) => {
      const [entry] = await tx.select().from(entries).where(eq(entries.id, entryId)).for("update");
      if (!entry) return fresh;
      const next = {
        picture: made.picture ?? (isNamed.lead ? entry.picture : null),
        icon: made.icon ?? (isNamed.icon ? entry.icon : null),
      };
      const replaced = pictureFiles({
        picture: next.picture === entry.picture ? null : entry.picture,
        icon: next.icon === entry.icon ? null : entry.icon,
      });
      await files.claim(tx, ...fresh);
      await tx.update(entries).set(next).where(eq(entries.id, entryId));
      // The public page shows it; processes that keep the page learn of it from the database.
      if (next.picture !== entry.picture)
        await tx.execute(sql`select tell_of_publications(${entryId}::uuid)`);
      await files.release(tx, replaced);
      return replaced;
    });
    await files.sweep(former);
  }

  return {
    /** Sends the job for a page that was just read. */
    async ask({ id: entryId, userId }: Pick<EntryRow, "id" | "userId">): Promise<void> {
      await db.transaction((tx) =>
        jobs.enqueue(tx, {
          task: FETCH_PICTURES,
          data: { entryId },
          group: `pictures of ${userId}`,
          groupLimit: 1,
        }),
      );
    },

    /** Fetches the pictures that the stored page names, decodes and keeps them. */
    async fetch(entryId: string): Promise<void> {
      const [found] = await db
        .select({ entry: entries, named: pages.pictures })
        .from(entries)
        .innerJoin(pages, eq(pages.entryId, entries.id))
        .where(eq(entries.id, entryId));
      if (!found) return;
      const { entry, named } = found;
      const [lead, icon] = await Promise.all([bytesOf(named?.lead ?? null), bytesOf(named?.icon ?? null)]);
      const made = lead || icon ? await decode({ lead, icon }) : null;
      const isNamed = { lead: Boolean(named?.lead), icon: Boolean(named?.icon) };
      await keep(entryId, await write(entry, made ?? { lead: null, icon: null }), isNamed);
    },

    /** Where a picture of an entry lies, by the last part of its storage key. */
    async file(entryId: string, name: string): Promise<{ key: string; bytes: number; contentType: string }> {
      const [entry] = isId(entryId) ? await db.select().from(entries).where(eq(entries.id, entryId)) : [];
      const files = entry && !entry.deletedAt ? pictureFiles(entry) : [];
      const key = files.find((file) => file.endsWith(`/${name}`));
      const bytes = key ? await storage.size(key) : null;
      if (!key || bytes === null) throw notFound("File");
      return { key, bytes, contentType: name.endsWith(".png") ? "image/png" : "image/jpeg" };
    },
  };
}
