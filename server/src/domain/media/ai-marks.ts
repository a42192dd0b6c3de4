import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios } from "#db/schema/index";
import type { AudiosService } from "#domain/audios/audios.service";
import { MARK_FIELD } from "#domain/audios/make/sound/ai-mark";
import { tagWav } from "#domain/audios/make/sound/riff-info";
import { workFolder } from "#domain/files/work-folder";
import { notFound } from "#kernel/errors";
import { HEADER_BYTES } from "#kernel/sound/wav";
import type { Storage } from "#ports/storage";

interface Needs {
  db: Database;
  storage: Storage;
}

type Source = Awaited<ReturnType<AudiosService["file"]>>;

/** The mark stands in an mp3 before its chapters and its picture. */
const TAG_BEGINS_WITHIN = 16_384;
const IN_WAV = Buffer.from(MARK_FIELD.description, "latin1");
const IN_MP3 = Buffer.from(MARK_FIELD.description, "utf16le");

/** Files that are older than the mark of AI get it before they are heard elsewhere. */
export function aiMarks({ db, storage }: Needs) {
  const part = async (key: string, start: number, end: number) =>
    buffer(await storage.read(key, { start, end: end - 1 }));

  /** Writes the tag anew behind the samples, which stay as they are. */
  async function markWav(audioId: string, { wav, tag }: Source) {
    const size = await storage.size(wav);
    if (size === null) throw notFound("File");
    const soundEnds = HEADER_BYTES + (await part(wav, 0, HEADER_BYTES)).readUInt32LE(40);
    if (size > soundEnds && (await part(wav, soundEnds, size)).includes(IN_WAV)) return;
    const folder = await workFolder("audio");
    try {
      const path = join(folder, "audio.wav");
      await pipeline(await storage.read(wav, { start: 0, end: soundEnds - 1 }), createWriteStream(path));
      const bytes = await tagWav(path, { ...tag, chapters: [] });
      await db.transaction(async (tx) => {
        // Its deletion waits for this, and then removes the file that is stored here.
        const found = await tx.update(audios).set({ bytes }).where(eq(audios.id, audioId)).returning();
        if (found.length > 0) await storage.put(wav, createReadStream(path), "audio/wav");
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Removes one without the mark: it is made anew by whoever asks next. */
  async function dropBareMp3({ mp3 }: Source) {
    const size = await storage.size(mp3);
    if (size === null) return;
    const begin = await part(mp3, 0, Math.min(size, TAG_BEGINS_WITHIN));
    if (!begin.includes(IN_MP3)) await storage.remove(mp3);
  }

  return {
    async ensure(audioId: string, source: Source): Promise<void> {
      await markWav(audioId, source);
      await dropBareMp3(source);
    },
  };
}
