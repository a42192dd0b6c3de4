import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios } from "#db/schema/index";
import type { AudiosService } from "#domain/audios/audios.service";
import { mp3File } from "#domain/audios/make/sound/sound";
import type { LooseFiles } from "#domain/files/loose-files";
import { workFolder } from "#domain/files/work-folder";
import type { Storage } from "#ports/storage";

export const MP3 = "audio/mpeg";

interface Needs {
  db: Database;
  storage: Storage;
  files: Pick<LooseFiles, "note" | "keep" | "release" | "sweep">;
}

/** Source of an mp3. */
type Source = Awaited<ReturnType<AudiosService["file"]>>;

/** The mp3 of an audio, which exists from the first request for it. */
export function mp3Files({ db, storage, files }: Needs) {
  /** One encoding a file at a time: others that ask meanwhile wait for it. */
  const encodings = new Map<string, Promise<boolean>>();

  /** The picture that the entry has at that moment; a file that was swept meanwhile is none. */
  async function coverOf({ picture }: Source): Promise<Uint8Array | undefined> {
    if (!picture || (await storage.size(picture)) === null) return undefined;
    return buffer(await storage.read(picture));
  }

  async function encoded<T>(source: Source, use: (path: string) => Promise<T>): Promise<T> {
    const { wav, loudness } = source;
    const folder = await workFolder("mp3");
    try {
      const [wavPath, mp3Path] = [join(folder, "in.wav"), join(folder, "out.mp3")];
      await pipeline(await storage.read(wav), createWriteStream(wavPath));
      const tag = { ...source.tag, cover: await coverOf(source) };
      await mp3File({ wavPath, mp3Path, heardPath: join(folder, "heard.wav"), loudness, tag });
      return await use(mp3Path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function put(key: string, path: string) {
    await files.note(key);
    await storage.put(key, { path }, MP3);
  }

  /** False where the audio was deleted or its files were replaced meanwhile: then this one is removed as well. */
  async function store(audioId: string, { wav, mp3: key }: Source, path: string): Promise<boolean> {
    try {
      await put(key, path);
      return await db.transaction(async (tx) => {
        // Deletion and replacement wait until the file is complete, and then remove it with the others.
        const [audio] = await tx
          .select({ id: audios.id })
          .from(audios)
          .where(and(eq(audios.id, audioId), eq(audios.filePath, wav)))
          .for("share");
        if (audio) await files.keep(tx, key);
        else await files.release(tx, [key]);
        return audio !== undefined;
      });
    } finally {
      await files.sweep([key]);
    }
  }

  return {
    /** Tells whether the file is there afterwards: it is not if the audio got other files meanwhile. */
    async ensure(audioId: string, source: Source): Promise<boolean> {
      const { mp3 } = source;
      if ((await storage.size(mp3)) !== null) return true;
      const encoding =
        encodings.get(mp3) ??
        encoded(source, (path) => store(audioId, source, path)).finally(() => encodings.delete(mp3));
      encodings.set(mp3, encoding);
      return encoding;
    },

    /** Makes one that no row names yet: the caller claims it. */
    make: (source: Source): Promise<void> => encoded(source, (path) => put(source.mp3, path)),
  };
}
