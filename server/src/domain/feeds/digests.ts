import { createHash } from "node:crypto";
import type { Database } from "#db/client";
import { audioDigests } from "#db/schema/index";
import type { AudiosService } from "#domain/audios/audios.service";
import type { aiMarks } from "#domain/media/ai-marks";
import type { mp3Files } from "#domain/media/mp3";
import { notFound } from "#kernel/errors";
import type { Storage } from "#ports/storage";

interface Needs {
  db: Database;
  storage: Storage;
  audios: Pick<AudiosService, "file">;
  marks: ReturnType<typeof aiMarks>;
  mp3s: ReturnType<typeof mp3Files>;
}

/** Lengths and sums of an audio's files for its feeds: read by the job that makes the files, or marks them. */
export const audioDigester = ({ db, storage, audios, marks, mp3s }: Needs) => {
  async function integrityOf(key: string): Promise<string> {
    const hash = createHash("sha384");
    for await (const part of await storage.read(key)) hash.update(part);
    return `sha384-${hash.digest("base64")}`;
  }

  return async (audioId: string): Promise<void> => {
    const file = await audios.file(audioId);
    await marks.ensure(audioId, file);
    await mp3s.ensure(audioId, file);
    const mp3Bytes = await storage.size(file.mp3);
    if (mp3Bytes === null) throw notFound("File");
    const [mp3Integrity, wavIntegrity] = [await integrityOf(file.mp3), await integrityOf(file.wav)];
    const told = { mp3Bytes, mp3Integrity, wavIntegrity };
    await db
      .insert(audioDigests)
      .values({ audioId, ...told })
      .onConflictDoUpdate({ target: audioDigests.audioId, set: told });
  };
};
