import { buffer, text as textOf } from "node:stream/consumers";
import { inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { Database } from "#db/client";
import { limitOfToday } from "#domain/accounts/daily-uses";
import { finish } from "#domain/audios/make/sound/sound";
import type { PlannedSegment } from "#domain/audios/order/plan-segments";
import type { SegmentStore, StoredSegment } from "#domain/audios/order/segments";
import { previewKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import { previewsOf, requestRate } from "#domain/leases/request-leases";
import type { MediaLinks } from "#domain/links/media-links";
import { AppError, invalid, notFound } from "#kernel/errors";
import { PREVIEWS_A_MINUTE, REMOTE_PREVIEWS_A_DAY } from "#kernel/limits";
import { HEADER_BYTES, joinedWav, parseWavHeader } from "#kernel/sound/wav";
import { lruCache } from "#kernel/work/lru-cache";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";

/** Words as the engine gets them, with the name of their segment where one is stored, and the manner and voice that a script gives them. */
const Part = z.object({
  text: z.string(),
  hash: z.string().optional(),
  voice: z.string().optional(),
  /** Hz to bring it to, as its segments are. */
  rate: z.number().optional(),
  speed: z.number().optional(),
  pitch: z.number().optional(),
  gain: z.number().optional(),
});
type Part = z.infer<typeof Part>;

/** A text to hear and its voice; where making it may cost something, also whose allowance it is. */
const Preview = z.object({
  parts: z.array(Part),
  voice: z.string(),
  speed: z.number().optional(),
  pitch: z.number().optional(),
  userId: z.string().optional(),
});
type Preview = z.infer<typeof Preview>;

const MOST_CHARACTERS = 150;
/** A name of ours; a longer token is a link of before, which says itself what is to be heard. */
const NAME = /^[\w-]{22}$/;
/** Of what a link of before says, unpacked. */
const MOST_BYTES = 65_536;
/** Sounds of a few seconds that somebody is about to fetch. */
const REMEMBERED = 12;
/** A minute's previews are leased three at a time. */
const PARTS = 10;

interface Needs {
  db: Database;
  speech: Speech;
  links: MediaLinks;
  segments: Pick<SegmentStore, "look" | "read">;
  files: Pick<LooseFiles, "lend">;
  storage: Pick<Storage, "read">;
  now?: (() => number) | undefined;
}

/**
 * Sounds to judge a reading by. They are not stored, and none of them becomes a segment that a quote would reuse:
 * as long as its link lives, a file of its name says what is to be heard, so that any process can make the sound again.
 */
export function previews({ db, speech, links, segments, files, storage, now }: Needs) {
  const isRemote = (voice: string) => speech.isRemote?.(voice) ?? false;
  const asked = requestRate({ db, now, parts: PARTS }, PREVIEWS_A_MINUTE);

  /** They are free, and therefore not to be had without end. */
  async function requireTurn(userId: string): Promise<void> {
    const { isAllowed, seconds } = await asked(previewsOf(userId));
    if (!isAllowed) throw new AppError("TOO_MANY_REQUESTS", { retryAfter: seconds });
  }

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

  /** The segments of a user that hold some of the parts already. */
  async function storedOf({ parts, userId }: Preview): Promise<Map<string, StoredSegment>> {
    const hashes = parts.flatMap(({ hash }) => hash ?? []);
    return userId && hashes.length > 0 ? segments.look(userId, hashes) : new Map();
  }

  const soundOf = (token: string, preview: Preview) =>
    sounds.of(token, async () => {
      const { parts, userId = "", ...how } = preview;
      const stored = await storedOf(preview);
      const sourceOf = ({ hash }: Part) => stored.get(hash ?? "");
      const costs = (part: Part) => isRemote(part.voice ?? preview.voice) && !sourceOf(part);
      if (parts.some(costs)) await requireAllowance(userId);
      const wavs: Uint8Array<ArrayBuffer>[] = [];
      for (const part of parts) {
        const segment = sourceOf(part);
        if (segment) wavs.push(new Uint8Array(await buffer(await segments.read(segment))));
        else {
          const { rate, gain, ...words } = { speed: 1, pitch: 0, ...how, ...part };
          const sound = await finish(await speech.speak(words), { rate, gain });
          if (sound) wavs.push(sound.wav);
        }
      }
      return joinedWav(wavs);
    });

  /** Throws NOT_FOUND once the link has ended and its file is gone. */
  const lent = async (name: string): Promise<unknown> =>
    JSON.parse(await textOf(await storage.read(previewKey(name))));

  /** Makes a sound and names its link; `field` is where its words came from. */
  async function made(preview: Preview, field: string): Promise<{ url: string; duration: number }> {
    const said = JSON.stringify(preview);
    const token = links.nameOf(said);
    const wav = await soundOf(token, preview);
    if (!wav) throw invalid(field, "unspeakable");
    const until = links.end();
    await files.lend(previewKey(token), said, until);
    const { sampleRate, sampleCount } = parseWavHeader(wav.subarray(0, HEADER_BYTES), wav.length);
    return { url: links.sign(`/media/readings/${token}.wav`, until), duration: sampleCount / sampleRate };
  }

  return {
    /** Makes the sound of a text that holds its readings already, and that came in a field of this name. */
    async prepare(
      text: string,
      { userId, voice, field }: { userId: string; voice: string; field: string },
    ): Promise<{ url: string; duration: number }> {
      const said = speech.normalize(text, voice);
      if (said.length > MOST_CHARACTERS) throw invalid(field, "too_long", { limit: MOST_CHARACTERS });
      await requireTurn(userId);
      const parts = said ? [{ text: said }] : [];
      return made({ parts, voice, ...(isRemote(voice) && { userId }) }, field);
    },

    /**
     * The sound of planned segments, mostly of one voice: from those that are stored, as far as they are. A sound
     * made for it has its names at their usual pace: one sentence does not tell whether a script has had them before.
     */
    async ofSegments(
      planned: readonly PlannedSegment[],
      { userId, speed, pitch }: { userId: string; speed: number; pitch: number },
    ): Promise<{ url: string; duration: number; voice: string }> {
      const [first] = planned;
      if (!first) throw invalid("text", "unspeakable");
      await requireTurn(userId);
      const { voice } = first;
      const parts = planned.map(({ text, hash, rate, spoken, voice: own }) => ({
        text,
        hash,
        ...(rate && { rate }),
        ...(own !== voice && { voice: own }),
        ...spoken,
      }));
      const preview = { parts, voice, speed, pitch, userId };
      return { ...(await made(preview, "text")), voice };
    },

    /** The wav file, for holders of a signed link. */
    async sound(token: string): Promise<Uint8Array<ArrayBuffer>> {
      const preview = Preview.safeParse(NAME.test(token) ? await lent(token) : parsed(token));
      const wav = preview.success ? await soundOf(token, preview.data) : null;
      if (!wav) throw notFound("File");
      return wav;
    },
  };
}
export type Previews = ReturnType<typeof previews>;

function parsed(token: string): unknown {
  try {
    return JSON.parse(
      inflateRawSync(Buffer.from(token, "base64url"), { maxOutputLength: MOST_BYTES }).toString(),
    );
  } catch {
    return null;
  }
}
