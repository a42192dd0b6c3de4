import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database, Executor } from "#db/client";
import { audioDigests, audios as audioRows } from "#db/schema/index";
import type { AudiosService } from "#domain/audios/audios.service";
import { notFound } from "#kernel/errors";
import type { Storage } from "#ports/storage";
import type { mp3Files } from "./mp3.ts";

type Digests = Omit<typeof audioDigests.$inferInsert, "audioId">;

/** Lengths and sums of the files of an audio. */
export async function digestsOf(storage: Storage, { mp3, wav }: { mp3: string; wav: string }) {
  const mp3Bytes = await storage.size(mp3);
  if (mp3Bytes === null) throw notFound("File");
  const [mp3Integrity, wavIntegrity] = [await integrityOf(storage, mp3), await integrityOf(storage, wav)];
  return { mp3Bytes, mp3Integrity, wavIntegrity };
}

async function integrityOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash("sha384");
  for await (const part of await storage.read(key)) hash.update(part);
  return `sha384-${hash.digest("base64")}`;
}

/** Feeds tell these of an audio from now on. */
export const keepDigests = (executor: Executor, audioId: string, told: Digests) =>
  executor
    .insert(audioDigests)
    .values({ audioId, ...told })
    .onConflictDoUpdate({ target: audioDigests.audioId, set: told });

interface Needs {
  db: Database;
  storage: Storage;
  audios: Pick<AudiosService, "file">;
  mp3s: Pick<ReturnType<typeof mp3Files>, "ensure">;
  /** Makes files from before the mark of AI once more. */
  mark(audioId: string): Promise<unknown>;
}

/** Makes the files of an audio, and tells feeds of them. */
export const audioDigester = ({ db, storage, audios, mp3s, mark }: Needs) => {
  /** False where the files were replaced meanwhile. */
  async function tell(audioId: string): Promise<boolean> {
    const file = await audios.file(audioId);
    if (!(await mp3s.ensure(audioId, file))) return false;
    const told = await digestsOf(storage, file);
    return db.transaction(async (tx) => {
      const [same] = await tx
        .select({ id: audioRows.id })
        .from(audioRows)
        .where(and(eq(audioRows.id, audioId), eq(audioRows.filePath, file.wav)))
        .for("share");
      if (same) await keepDigests(tx, audioId, told);
      return same !== undefined;
    });
  }

  return async (audioId: string): Promise<void> => {
    await mark(audioId);
    while (!(await tell(audioId)));
  };
};
