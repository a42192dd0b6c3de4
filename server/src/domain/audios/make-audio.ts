import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios } from "#db/schema/index";
import { audioCredits } from "#domain/credits/pricing";
import { audioKey } from "#domain/files/keys";
import type { Attempt } from "#domain/queues/attempt";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
import { AudioInput } from "./audio-input.ts";
import { chaptersVtt } from "./chapters.ts";
import { languagesOf } from "./plan-segments.ts";
import { renderAudio } from "./render.ts";
import type { SegmentStore } from "./segments.ts";
import { spokenText } from "./spoken-text.ts";
import { removeAudio, storeAudio } from "./store-audio.ts";
import { toVtt } from "./vtt.ts";

interface Needs {
  db: Database;
  speech: Speech;
  segments: SegmentStore;
  storage: Storage;
}

/** One attempt at an audio, from the script's text at the order to the row that replaces the former one. */
export async function makeAudio({ db, speech, segments, storage }: Needs, attempt: Attempt) {
  const started = Date.now();
  const input = AudioInput.parse(attempt.queue.input);
  const { revisionId, settings, readings } = input;
  const { queue } = attempt;
  const { userId, entryId } = queue;
  const source = await spokenText(db, input);
  const keyOf = (number: number) =>
    audioKey(userId, entryId, source.number, { id: queue.id, attempt: number });
  const key = keyOf(queue.attempt);
  const workDir = await mkdtemp(join(tmpdir(), "yomikoe-audio-"));
  /** What lost attempts may have left behind, and the audio that this one replaces. */
  const superseded = Array.from({ length: queue.attempt - 1 }, (_, i) => keyOf(i + 1));
  try {
    attempt.report("speaking");
    const { wavPath, newSeconds, ...made } = await renderAudio({
      script: source.content,
      settings,
      readings,
      userId,
      speech,
      segments,
      signal: attempt.signal,
      onSegment: (done, total) => attempt.report("speaking", done, total),
      workDir,
    });
    attempt.report("finishing");
    await storeAudio(storage, key, {
      wavPath,
      bytes: made.bytes,
      vtt: toVtt(made.cues),
      chapters: chaptersVtt(made),
    });
    await attempt.complete(async (tx) => {
      const [replaced] = await tx
        .delete(audios)
        .where(eq(audios.revisionId, revisionId))
        .returning({ filePath: audios.filePath });
      if (replaced) superseded.push(replaced.filePath);
      await tx.insert(audios).values({
        ...made,
        id: randomUUID(),
        revisionId,
        userId,
        settings,
        readings,
        languages: languagesOf(settings, speech),
        scriptContent: source.content,
        filePath: key,
        elapsedMs: Date.now() - started,
      });
      return { revisionNumber: source.number, credits: audioCredits(newSeconds) };
    });
  } catch (error) {
    await discard(db, storage, key).catch(() => {
      // The failure itself is what has to be told; files that stay behind harm nobody.
    });
    throw error;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  await Promise.all(superseded.map((file) => removeAudio(storage, file)));
}

/** Removes the files of an audio that does not count. One whose commit went through unheard of does. */
async function discard(db: Database, storage: Storage, key: string) {
  if ((await db.$count(audios, eq(audios.filePath, key))) === 0) await removeAudio(storage, key);
}
