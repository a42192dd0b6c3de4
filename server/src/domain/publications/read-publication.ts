import { and, eq } from "drizzle-orm";
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

/** Names an audio in public addresses: whoever knows it cannot tell the audio, nor name another one. */
export const audioNameOf = (links: Needs["links"], publicId: string, audioId: string) =>
  links.nameOf(`${publicId}/${audioId}`);

/** One query; null where nothing ever was public under this id. */
export const publicationReader =
  ({ db, links, speech }: Needs) =>
  async (publicId: string): Promise<KeptPublication | null> => {
    const [row] = await db
      .select({ publication: publications, entry: entries, user: users, audio: audios })
      .from(publications)
      .leftJoin(entries, eq(entries.id, publications.entryId))
      .leftJoin(users, eq(users.id, publications.userId))
      .leftJoin(revisions, and(eq(revisions.entryId, publications.entryId), eq(revisions.isLive, true)))
      .leftJoin(audios, eq(audios.revisionId, revisions.id))
      .where(eq(publications.publicId, publicId));
    if (!row?.publication.sharedAt) return null;
    const { publication, entry, user, audio } = row;
    const isOn = publication.enabled && entry !== null && entry.deletedAt === null && user !== null;
    const state = publication.rotatedAt ? "rotated" : isOn ? "on" : "off";
    const name = audio && audioNameOf(links, publicId, audio.id);
    return {
      publicId,
      userId: publication.userId,
      entryId: publication.entryId,
      state,
      allowedOrigins: publication.allowedOrigins,
      accountEnds: user?.accountExpiresAt?.getTime() ?? null,
      isClosed: user?.closedAt != null,
      live: state === "on" && entry && audio && name ? liveAudioOf({ entry, audio, name, speech }) : null,
    };
  };
