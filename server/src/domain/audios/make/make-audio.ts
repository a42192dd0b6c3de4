import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios } from "#db/schema/index";
import { audioCredits } from "#domain/credits/pricing";
import { audioFiles, audioKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import { workFolder } from "#domain/files/work-folder";
import type { LiveFiles } from "#domain/live-files/live-files";
import type { Attempt } from "#domain/queues/attempt";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
import { AudioInput } from "../order/audio-input.ts";
import { languagesOf } from "../order/cast.ts";
import { type Segments, spokenAnew } from "../order/segments.ts";
import { spokenText } from "../order/spoken-text.ts";
import { aboutEntry, creditsOf } from "./about.ts";
import { chaptersVtt } from "./chapters.ts";
import { renderAudio } from "./render.ts";
import { tagWav } from "./sound/riff-info.ts";
import { storeAudio } from "./store-audio.ts";
import { toVtt } from "./vtt.ts";

interface Needs {
  db: Database;
  speech: Speech;
  segments: Segments;
  storage: Storage;
  files: LooseFiles;
  liveFiles: Pick<LiveFiles, "ask">;
}

/** One attempt at an audio, from the script's text at the order to the row that replaces the former one. */
export async function makeAudio(needs: Needs, attempt: Attempt) {
  const { db, speech, segments, storage, files, liveFiles } = needs;
  const started = Date.now();
  const input = AudioInput.parse(attempt.queue.input);
  const { revisionId, settings, readings, disclosure } = input;
  const { queue } = attempt;
  const { userId, entryId } = queue;
  const source = await spokenText(db, input);
  const key = audioKey(userId, entryId, source.number, { id: queue.id, attempt: queue.attempt });
  const { wav, vtt, chapters } = audioFiles(key);
  const workDir = await workFolder("audio");
  /** Files that may end up without an owner: its own, and those of the audio that it replaces. */
  const touched = [wav, vtt, chapters];
  try {
    attempt.report("speaking");
    const { wavPath, newSeconds, ...made } = await renderAudio({
      script: source.content,
      settings,
      readings,
      disclosure,
      userId,
      speech,
      segments: spokenAnew(segments, queue, input),
      signal: attempt.signal,
      onSegment: (done, total) => attempt.report("speaking", done, total),
      workDir,
    });
    attempt.report("finishing");
    await files.note(wav, vtt, chapters);
    const languages = languagesOf(source.content, settings, speech);
    const about = { ...(await aboutEntry(db, entryId)), made: new Date(), language: languages[0] };
    const credits = creditsOf(settings, languages, speech);
    const bytes = await tagWav(wavPath, { ...about, credits, chapters: [] });
    await storeAudio(storage, key, {
      wavPath,
      bytes,
      vtt: toVtt(made.cues),
      chapters: chaptersVtt(made),
    });
    await attempt.complete(async (tx) => {
      const [replaced] = await tx
        .delete(audios)
        .where(eq(audios.revisionId, revisionId))
        .returning({ filePath: audios.filePath });
      if (replaced) {
        const former = Object.values(audioFiles(replaced.filePath));
        await files.release(tx, former);
        touched.push(...former);
      }
      await tx.insert(audios).values({
        ...made,
        bytes,
        id: randomUUID(),
        revisionId,
        userId,
        settings,
        readings: readings.filter(({ fromPage }) => !fromPage),
        languages,
        scriptContent: source.content,
        filePath: key,
        isMarked: true,
        elapsedMs: Date.now() - started,
      });
      await files.claim(tx, wav, vtt, chapters);
      await liveFiles.ask(tx, entryId);
      return { revisionNumber: source.number, credits: audioCredits(newSeconds) };
    });
  } finally {
    await rm(workDir, { recursive: true, force: true });
    await files.sweep(touched);
  }
}
