import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { eq } from "drizzle-orm";
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
  const encodings = new Map<string, Promise<void>>();

  /** The picture that the entry has at that moment; a file that was swept meanwhile is none. */
  async function coverOf({ picture }: Source): Promise<Uint8Array | undefined> {
    if (!picture || (await storage.size(picture)) === null) return undefined;
    return buffer(await storage.read(picture));
  }

  async function encode(audioId: string, source: Source) {
    const { wav, mp3, loudness } = source;
    const folder = await workFolder("mp3");
    try {
      const [wavPath, mp3Path] = [join(folder, "in.wav"), join(folder, "out.mp3")];
      await pipeline(await storage.read(wav), createWriteStream(wavPath));
      const tag = { ...source.tag, cover: await coverOf(source) };
      await mp3File({ wavPath, mp3Path, heardPath: join(folder, "heard.wav"), loudness, tag });
      await store(audioId, mp3, mp3Path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The audio may have been deleted or replaced meanwhile: then the file is removed as well. */
  async function store(audioId: string, key: string, path: string) {
    await files.note(key);
    try {
      await storage.put(key, createReadStream(path), MP3);
      await db.transaction(async (tx) => {
        // Deletion waits until the file is complete, and then removes both.
        const [audio] = await tx
          .select({ id: audios.id })
          .from(audios)
          .where(eq(audios.id, audioId))
          .for("key share");
        if (audio) await files.keep(tx, key);
        else await files.release(tx, [key]);
      });
    } finally {
      await files.sweep([key]);
    }
  }

  return {
    async ensure(audioId: string, source: Source): Promise<void> {
      const { mp3 } = source;
      if ((await storage.size(mp3)) !== null) return;
      const encoding = encodings.get(mp3) ?? encode(audioId, source).finally(() => encodings.delete(mp3));
      encodings.set(mp3, encoding);
      await encoding;
    },
  };
}
