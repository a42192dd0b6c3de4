import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { and, desc, eq, isNull, not } from "drizzle-orm";
import type { Database, Executor } from "#db/client";
import { audioDigests, audios as audioRows, entries, revisions, users } from "#db/schema/index";
import type { AudiosService } from "#domain/audios/audios.service";
import { saysAi, tagWav } from "#domain/audios/make/sound/riff-info";
import { audioFiles, retaggedKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import { workFolder } from "#domain/files/work-folder";
import { keptEntry } from "#domain/ownership/kept-entry";
import { cursorOf, olderThan } from "#kernel/cursor";
import { AppError, notFound } from "#kernel/errors";
import { HEADER_BYTES } from "#kernel/sound/wav";
import type { Storage } from "#ports/storage";
import { digestsOf, keepDigests } from "./digests.ts";
import type { mp3Files } from "./mp3.ts";

const VTT = "text/vtt; charset=utf-8";
/** Far more than a title and an address take. */
const MOST_TAG_BYTES = 1_048_576;
/** Audios that one run looks at, and those of which it makes the files once more. */
const RUN = { looks: 500, makes: 20 };

interface Needs {
  db: Database;
  storage: Storage;
  audios: Pick<AudiosService, "file">;
  files: Pick<LooseFiles, "note" | "claim" | "release" | "sweep">;
  mp3s: Pick<ReturnType<typeof mp3Files>, "make">;
}

/**
 * Its files are made once more, bear the mark already, or have gone; or feeds were told of the former ones meanwhile,
 * of which the new ones lack the mp3.
 */
type Outcome = "made" | "marked" | "gone" | "told";

type Source = Awaited<ReturnType<AudiosService["file"]>>;

/**
 * Files from before the mark of AI are made once more with it, under new names: the former ones stay for the usual
 * hour after the row has turned to the new ones, for answers that are under way.
 */
export function aiMarks({ db, storage, audios, files, mp3s }: Needs) {
  /** Where the next run goes on; null for the newest. A run thus passes by audios whose files cannot be made. */
  let place: string | null = null;

  const part = async (key: string, start: number, end: number) =>
    buffer(await storage.read(key, { start, end: end - 1 }));

  /**
   * Where the samples end, and whether the mark stands behind them. The mp3 of a marked wav was made after it.
   * NOT_FOUND for a damaged file as for a missing one.
   */
  async function look(wav: string) {
    const size = (await storage.size(wav)) ?? 0;
    const header = size < HEADER_BYTES ? null : await part(wav, 0, HEADER_BYTES);
    if (header?.toString("latin1", 0, 4) !== "RIFF") throw notFound("File");
    const soundEnds = HEADER_BYTES + header.readUInt32LE(40);
    if (soundEnds > size) throw notFound("File");
    const tagEnds = Math.min(size, soundEnds + MOST_TAG_BYTES);
    const isMarked = tagEnds > soundEnds && saysAi(await part(wav, soundEnds, tagEnds));
    return { soundEnds, isMarked };
  }

  /** The samples as they are, with a new tag behind them; returns how long the file is. */
  async function writeWav(former: Source, next: Source, soundEnds: number): Promise<number> {
    const folder = await workFolder("audio");
    try {
      const path = join(folder, "audio.wav");
      const sound = await storage.read(former.wav, { start: 0, end: soundEnds - 1 });
      await pipeline(sound, createWriteStream(path));
      const bytes = await tagWav(path, { ...former.tag, chapters: [] });
      await storage.put(next.wav, { path }, "audio/wav");
      return bytes;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function has(key: string): Promise<boolean> {
    return (await storage.size(key)) !== null;
  }

  /** Whether feeds tell of its files: without their sums they would leave the episode out. */
  async function isTold(executor: Executor, audioId: string): Promise<boolean> {
    const { audioId: id } = audioDigests;
    const [told] = await executor.select({ id }).from(audioDigests).where(eq(id, audioId));
    return told !== undefined;
  }

  async function replace(audioId: string, former: Source, soundEnds: number): Promise<Outcome> {
    const next = { ...former, ...audioFiles(retaggedKey(former.wav)) };
    const [hasCaptions, hasChapters] = [await has(former.vtt), await has(former.chapters)];
    const makesMp3 = (await has(former.mp3)) || (await isTold(db, audioId));
    const texts = [
      ...(hasCaptions ? [[former.vtt, next.vtt] as const] : []),
      ...(hasChapters ? [[former.chapters, next.chapters] as const] : []),
    ];
    const written = [next.wav, ...texts.map(([, to]) => to), ...(makesMp3 ? [next.mp3] : [])];
    try {
      await files.note(...written);
      const bytes = await writeWav(former, next, soundEnds);
      for (const [from, to] of texts) await storage.put(to, await storage.read(from), VTT);
      if (makesMp3) await mp3s.make(next);
      const sums = makesMp3 && (await digestsOf(storage, next));
      return await db.transaction(async (tx) => {
        // A removal of the entry waits, or is done: else its files would be read before the row turns, and stay.
        const [kept] = await tx
          .select({ id: entries.id })
          .from(audioRows)
          .innerJoin(revisions, eq(revisions.id, audioRows.revisionId))
          .innerJoin(entries, keptEntry(revisions.entryId))
          .where(eq(audioRows.id, audioId))
          .for("share", { of: entries });
        if (!kept) return "gone";
        // The audio may have been made anew or deleted meanwhile.
        const [same] = await tx
          .select({ id: audioRows.id })
          .from(audioRows)
          .where(and(eq(audioRows.id, audioId), eq(audioRows.filePath, former.wav)))
          .for("update");
        if (!same) return "gone";
        // Asked when the row is locked, which whoever tells feeds of the former files waits for, or has told before.
        if (!sums && (await isTold(tx, audioId))) return "told";
        await tx
          .update(audioRows)
          .set({ filePath: next.wav, bytes, isMarked: true })
          .where(eq(audioRows.id, audioId));
        await files.claim(tx, ...written);
        await files.release(tx, Object.values(audioFiles(former.wav)));
        if (sums) await keepDigests(tx, audioId, sums);
        return "made";
      });
    } finally {
      await files.sweep(written);
    }
  }

  async function ensure(audioId: string): Promise<Outcome> {
    const former = await audios.file(audioId);
    const { soundEnds, isMarked } = await look(former.wav);
    if (!isMarked) return replace(audioId, former, soundEnds);
    await db
      .update(audioRows)
      .set({ isMarked })
      .where(and(eq(audioRows.id, audioId), eq(audioRows.filePath, former.wav)));
    return "marked";
  }

  return {
    /** For an audio that goes live: it is not heard elsewhere without the mark. */
    async mark(audioId: string): Promise<void> {
      const [row] = await db
        .select({ isMarked: audioRows.isMarked })
        .from(audioRows)
        .where(eq(audioRows.id, audioId));
      if (!row || row.isMarked) return;
      // Once more, then with an mp3.
      if ((await ensure(audioId)) === "told") await ensure(audioId);
    },

    /**
     * Some of those that are left, from the newest on; the next run goes on behind them. One that is gone, or whose
     * file is gone or damaged, stops none of the others.
     */
    async markSome({ looks, makes } = RUN): Promise<void> {
      const rows = await db
        .select({ id: audioRows.id, createdAt: audioRows.createdAt })
        .from(audioRows)
        .innerJoin(revisions, eq(revisions.id, audioRows.revisionId))
        .innerJoin(entries, keptEntry(revisions.entryId))
        .innerJoin(users, and(eq(users.id, audioRows.userId), isNull(users.deletionAskedAt)))
        .where(and(not(audioRows.isMarked), olderThan(place, audioRows.createdAt, audioRows.id)))
        .orderBy(desc(audioRows.createdAt), desc(audioRows.id))
        .limit(looks);
      const failures: unknown[] = [];
      let made = 0;
      place = null;
      for (const [at, row] of rows.entries()) {
        try {
          if ((await ensure(row.id)) === "made") made++;
        } catch (error) {
          if (!(error instanceof AppError && error.code === "NOT_FOUND")) failures.push(error);
        }
        if (made === makes || at + 1 === looks) {
          place = cursorOf(row);
          break;
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} audios stay unmarked`);
    },
  };
}
