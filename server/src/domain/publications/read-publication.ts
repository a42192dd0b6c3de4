import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios, entries, publications, revisions, users } from "#db/schema/index";
import type { MediaLinks } from "#domain/links/media-links";
import type { Speech } from "#ports/speech";
import { type LiveAudio, liveAudioOf } from "./live-audio.ts";

/** A publication as it is kept between requests; whether its account may still show it depends on the time. */
export interface KeptPublication {
  publicId: string;
  /** Null once the account was removed. */
  userId: string | null;
  entryId: string | null;
  state: "on" | "off" | "rotated";
  allowedOrigins: string[];
  /** When the account ends or has ended; null without an end. */
  accountEnds: number | null;
  isClosed: boolean;
  live: LiveAudio | null;
}

interface Needs {
  db: Database;
  links: Pick<MediaLinks, "nameOf">;
  speech: Pick<Speech, "voices">;
}

/**
 * The parts of an entry and its audio that visitors are shown, and nothing that weighs more. The first column is never null:
 * by it a row that is not there is told from one that is.
 */
const shownOfEntry = {
  url: entries.url,
  title: entries.title,
  site: entries.site,
  language: entries.language,
  picture: entries.picture,
};
const shownOfAudio = {
  id: audios.id,
  revisionId: audios.revisionId,
  duration: audios.duration,
  createdAt: audios.createdAt,
  settings: audios.settings,
  languages: audios.languages,
  scriptContent: audios.scriptContent,
  cues: audios.cues,
  chapters: audios.chapters,
  waveform: audios.waveform,
};

/**
 * One query; null where nothing ever was public under this id. An id that was never shared takes the same way as
 * a made-up one: neither finds a row, so that the time says nothing either.
 */
export const publicationReader =
  ({ db, links, speech }: Needs) =>
  async (publicId: string): Promise<KeptPublication | null> => {
    const isOn = and(eq(publications.enabled, true), isNull(publications.rotatedAt));
    const [row] = await db
      .select({
        publication: publications,
        entry: shownOfEntry,
        accountExpiresAt: users.accountExpiresAt,
        closedAt: users.closedAt,
        deletionAskedAt: users.deletionAskedAt,
        audio: shownOfAudio,
      })
      .from(publications)
      .leftJoin(entries, and(eq(entries.id, publications.entryId), isNull(entries.deletedAt)))
      .leftJoin(users, eq(users.id, publications.userId))
      .leftJoin(revisions, and(eq(revisions.entryId, entries.id), eq(revisions.isLive, true), isOn))
      .leftJoin(audios, eq(audios.revisionId, revisions.id))
      .where(and(eq(publications.publicId, publicId), isNotNull(publications.sharedAt)));
    if (!row) return null;
    const { publication, entry, audio, accountExpiresAt, closedAt, deletionAskedAt } = row;
    const { userId, entryId, enabled, rotatedAt, allowedOrigins } = publication;
    return {
      publicId,
      userId,
      entryId,
      state: rotatedAt ? "rotated" : enabled && entry && userId !== null ? "on" : "off",
      allowedOrigins,
      accountEnds: accountExpiresAt?.getTime() ?? null,
      isClosed: (closedAt ?? deletionAskedAt) !== null,
      live: entry && audio && liveAudioOf({ publicId, entry, audio, links, speech }),
    };
  };
