import { z } from "zod";
import type { Database } from "#db/client";
import { limitOfToday } from "#domain/accounts/daily-uses";
import { finish } from "#domain/audios/make/sound/sound";
import type { MediaLinks } from "#domain/links/media-links";
import { AppError, invalid, notFound } from "#kernel/errors";
import { REMOTE_PREVIEWS_A_DAY } from "#kernel/limits";
import { HEADER_BYTES, parseWavHeader } from "#kernel/sound/wav";
import { lruCache } from "#kernel/work/lru-cache";
import type { Speech } from "#ports/speech";

/** A line and its speaker; where making it may cost something, also whose allowance it is. */
const Preview = z.object({ text: z.string(), voice: z.string(), userId: z.string().optional() });
type Preview = z.infer<typeof Preview>;

const MOST_CHARACTERS = 150;
/** Sounds of a second or two that somebody is about to fetch. */
const REMEMBERED = 40;

/**
 * Sounds to judge a reading by. Nothing of them is stored: the link itself says what is to be heard, so
 * that any process can make the sound again, and none of them becomes a segment that a quote would reuse.
 */
export function previews({ db, speech, links }: { db: Database; speech: Speech; links: MediaLinks }) {
  const isRemote = (voice: string) => speech.isRemote?.(voice) ?? false;

  /** Counted where a sound is made, not where it is asked for: a link can be followed again and again. */
  async function requireAllowance(userId: string): Promise<void> {
    const limit = await limitOfToday(db, userId, "previews", REMOTE_PREVIEWS_A_DAY);
    if (limit === null) return;
    throw new AppError("FORBIDDEN", {
      message: `Your plan has ${limit} previews a day in voices of other services; the embedded ones are free`,
      reason: "PLAN_LIMIT",
      details: { field: "previews", rule: "too_many_items", limit },
    });
  }

  const sounds = lruCache<Uint8Array<ArrayBuffer> | null>(REMEMBERED);

  const soundOf = (token: string, { text, voice, userId }: Preview) =>
    sounds.of(token, async () => {
      if (isRemote(voice)) await requireAllowance(userId ?? "");
      const sound = await finish(await speech.speak({ text, voice, speed: 1, pitch: 0 }));
      return sound?.wav ?? null;
    });

  return {
    /** Makes the sound of a text that holds its readings already, and that came in a field of this name. */
    async prepare(
      text: string,
      { userId, voice, field }: { userId: string; voice: string; field: string },
    ): Promise<{ url: string; duration: number }> {
      const said = speech.normalize(text, voice);
      if (said.length > MOST_CHARACTERS) throw invalid(field, "too_long", { limit: MOST_CHARACTERS });
      const preview: Preview = { text: said, voice, ...(isRemote(voice) && { userId }) };
      const token = Buffer.from(JSON.stringify(preview)).toString("base64url");
      const wav = said ? await soundOf(token, preview) : null;
      if (!wav) throw invalid(field, "unspeakable");
      const { sampleRate, sampleCount } = parseWavHeader(wav.subarray(0, HEADER_BYTES), wav.length);
      return { url: links.sign(`/media/readings/${token}.wav`), duration: sampleCount / sampleRate };
    },

    /** The wav file, for holders of a signed link. */
    async sound(token: string): Promise<Uint8Array<ArrayBuffer>> {
      const preview = Preview.safeParse(parsed(token));
      const wav = preview.success ? await soundOf(token, preview.data) : null;
      if (!wav) throw notFound("File");
      return wav;
    },
  };
}
export type Previews = ReturnType<typeof previews>;

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
