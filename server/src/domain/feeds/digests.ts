import { createHash } from "node:crypto";
import type { Database } from "#db/client";
import { audioDigests } from "#db/schema/index";
import type { AudiosService } from "#domain/audios/audios.service";
import type { mp3Files } from "#domain/media/mp3";
import { notFound } from "#kernel/errors";
import type { Storage } from "#ports/storage";

interface Needs {
  db: Database;
  storage: Storage;
  audios: Pick<AudiosService, "file">;
  mp3s: ReturnType<typeof mp3Files>;
}

/** Lengths and sums of an audio's files for its feeds: read once, by the job that makes them. */
export const audioDigester = ({ db, storage, audios, mp3s }: Needs) => {
  async function integrityOf(key: string): Promise<string> {
    const hash = createHash("sha384");
    for await (const part of await storage.read(key)) hash.update(part);
    return `sha384-${hash.digest("base64")}`;
  }

  return async (audioId: string): Promise<void> => {
    const file = await audios.file(audioId);
    await mp3s.ensure(audioId, file);
    const mp3Bytes = await storage.size(file.mp3);
    if (mp3Bytes === null) throw notFound("File");
    const [mp3Integrity, wavIntegrity] = [await integrityOf(file.mp3), await integrityOf(file.wav)];
    await db
      .insert(audioDigests)
      .values({ audioId, mp3Bytes, mp3Integrity, wavIntegrity })
      .onConflictDoNothing();
  };
};
