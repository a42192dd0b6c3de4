import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios, entries, feedArtworks, feeds, revisions, scripts } from "#db/schema/index";
import { audioFiles } from "#domain/files/keys";

/** A file of the archive, and the row that it belongs to. */
export interface StoredFile {
  path: string;
  rowId: string;
  /** Where it lies in the store; null of a feed's picture, which the database keeps. */
  key: string | null;
}

const TITLE_CHARACTERS = 60;

/** Names that every system can unpack. */
const safe = (title: string) =>
  [...title.normalize("NFC").replace(/[\p{C}<>:"/\\|?*]+/gu, " ")]
    .slice(0, TITLE_CHARACTERS)
    .join("")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");

const ending = (key: string) => key.slice(key.lastIndexOf(".") + 1);

/** Every file of an account: a folder for each page, in the order in which they were added. */
export async function inventoryOf(db: Database, uid: string) {
  const own = await db
    .select({
      id: entries.id,
      title: entries.title,
      site: entries.site,
      picture: entries.picture,
      icon: entries.icon,
    })
    .from(entries)
    .where(eq(entries.userId, uid))
    .orderBy(asc(entries.createdAt), asc(entries.id));
  const made = await db
    .select({
      entryId: revisions.entryId,
      number: revisions.number,
      script: { id: scripts.id, key: scripts.filePath },
      audio: {
        id: audios.id,
        key: audios.filePath,
        hasChapters: sql<boolean>`jsonb_array_length(${audios.chapters}) > 0`,
      },
    })
    .from(entries)
    .innerJoin(revisions, eq(revisions.entryId, entries.id))
    .leftJoin(scripts, eq(scripts.revisionId, revisions.id))
    .leftJoin(audios, eq(audios.revisionId, revisions.id))
    .where(eq(entries.userId, uid))
    .orderBy(asc(revisions.number));
  const artworks = await db
    .select({ feedId: feeds.feedId, contentType: feedArtworks.contentType })
    .from(feeds)
    .innerJoin(feedArtworks, eq(feedArtworks.feedId, feeds.feedId))
    .where(eq(feeds.userId, uid));

  const byEntry = Map.groupBy(made, ({ entryId }) => entryId);
  const files = own.flatMap(({ id, title, site, picture, icon }, position) => {
    const folder = `pages/${String(position + 1).padStart(4, "0")} ${safe(title ?? site ?? "")}`.trimEnd();
    const pictures = [
      ...(picture ? [{ path: `${folder}/picture.${ending(picture)}`, rowId: id, key: picture }] : []),
      ...(icon ? [{ path: `${folder}/icon.${ending(icon)}`, rowId: id, key: icon }] : []),
    ];
    const spoken = (byEntry.get(id) ?? []).flatMap(({ number, script, audio }) => {
      const within = `${folder}/${number}`;
      const text = script ? [{ path: `${within}/script.txt`, rowId: script.id, key: script.key }] : [];
      if (!audio) return text;
      const { wav, vtt, chapters } = audioFiles(audio.key);
      const sound = {
        "audio.wav": wav,
        "captions.vtt": vtt,
        ...(audio.hasChapters && { "chapters.vtt": chapters }),
      };
      const parts = Object.entries(sound).map(([name, key]) => ({
        path: `${within}/${name}`,
        rowId: audio.id,
        key,
      }));
      return [...text, ...parts];
    });
    return [...pictures, ...spoken];
  });
  const pictures = artworks.map(({ feedId, contentType }) => ({
    path: `feeds/${feedId}.${contentType === "image/png" ? "png" : "jpg"}`,
    rowId: feedId,
    key: null,
  }));
  return { entryIds: own.map(({ id }) => id), files: [...files, ...pictures] as StoredFile[] };
}
