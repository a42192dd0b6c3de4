import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  type AudioRow,
  audios,
  entries,
  type QueueRow,
  queues as queueRows,
  revisions,
  scripts,
} from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { type Quote, saveQuote } from "#domain/credits/quotes";
import { shownDuration } from "#domain/entries/shown-revision";
import { audioFiles } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import type { LiveFiles } from "#domain/live-files/live-files";
import { keptEntry } from "#domain/ownership/kept-entry";
import type { OrderOptions } from "#domain/queues/order";
import { orderOnce } from "#domain/queues/order-once";
import type { QueuesService } from "#domain/queues/queues.service";
import { dictionaryOf } from "#domain/readings/readings";
import { notFound } from "#kernel/errors";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { JobContext } from "#ports/jobs";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
import { aboutColumns, creditsOf, named } from "./make/about.ts";
import { chapterMarks, chaptersFromStart } from "./make/chapters.ts";
import { makeAudio } from "./make/make-audio.ts";
import type { AudioInput } from "./order/audio-input.ts";
import { priceAudio } from "./order/price.ts";
import { type AudioRequest, audioSource } from "./order/request.ts";
import type { Segments } from "./order/segments.ts";
import { storedSources } from "./order/stored-source.ts";
import { type AudioView, audioView } from "./show/audio.ts";
import { type ReadySegment, readySegments } from "./show/ready-segments.ts";
import { audioStats } from "./show/stats.ts";

export type AudiosService = ReturnType<typeof audiosService>;

interface Needs {
  db: Database;
  queues: QueuesService;
  credits: CreditsService;
  speech: Speech;
  segments: Segments;
  storage: Storage;
  files: LooseFiles;
  liveFiles: Pick<LiveFiles, "ask">;
}

export function audiosService(needs: Needs) {
  const { db, queues, credits, speech, segments } = needs;
  const stored = storedSources(db);

  async function priced(viewer: Viewer, entryId: string, request: AudioRequest) {
    const source = await audioSource({ stored, speech }, viewer, entryId, request);
    return { source, price: await priceAudio(viewer, source, { speech, segments }) };
  }

  async function find(viewer: Viewer, audioId: string): Promise<AudioView> {
    const [row] = isId(audioId)
      ? await db
          .select({ audio: audios, revision: revisions, content: scripts.content })
          .from(audios)
          .innerJoin(revisions, eq(revisions.id, audios.revisionId))
          .innerJoin(scripts, eq(scripts.revisionId, audios.revisionId))
          .innerJoin(entries, keptEntry(revisions.entryId))
          .where(and(eq(audios.id, audioId), eq(audios.userId, viewer.uid)))
      : [];
    if (!row) throw notFound("Audio");
    return audioView(row.audio, row.revision, row.content, await dictionaryOf(db, viewer.uid));
  }

  const ready = readySegments({ db, speech, segments });

  return {
    /** Highest price of the audio and its number of new sentences; holds for 15 minutes. */
    async quote(viewer: Viewer, entryId: string, request: AudioRequest = {}): Promise<Quote> {
      const { price } = await priced(viewer, entryId, request);
      return saveQuote({ db, credits }, viewer, price);
    },

    /** Orders the audio of the named revision, else of the live one, else of the newest. */
    async generate(
      viewer: Viewer,
      entryId: string,
      request: AudioRequest = {},
      options: OrderOptions = {},
    ): Promise<QueueRow> {
      return orderOnce(queues, viewer, ["generate_audio", entryId, request], options, async () => {
        const { source, price } = await priced(viewer, entryId, request);
        const { revision, script, disclosure, settings, readings } = source;
        const input = {
          revisionId: revision.id,
          scriptVersion: script.version,
          settings,
          readings,
          disclosure,
          again: price.again,
        };
        return {
          credits: price.credits,
          priced: price.priced,
          revisionNumber: revision.number,
          input: input satisfies AudioInput,
        };
      });
    },

    /** The job: speak what is new, join, store, and take the place of the former audio. */
    run: (queueId: string, context: JobContext) =>
      queues.run(queueId, context, (attempt) => makeAudio(needs, attempt)),

    get: find,

    async getOfEntry(viewer: Viewer, entryId: string, audioId: string): Promise<AudioView> {
      const audio = await find(viewer, audioId);
      if (audio.entryId !== entryId) throw notFound("Audio");
      return audio;
    },

    /** How it was made and how often it was played. */
    async stats(viewer: Viewer, entryId: string, audioId: string) {
      return audioStats(await this.getOfEntry(viewer, entryId, audioId));
    },

    /** Storage keys of an audio and the properties of its mp3, for holders of a signed link. */
    async file(audioId: string) {
      const [row] = isId(audioId)
        ? await db
            .select({
              filePath: audios.filePath,
              duration: audios.duration,
              loudness: audios.loudness,
              chapters: audios.chapters,
              ...aboutColumns,
              made: audios.createdAt,
              languages: audios.languages,
              settings: audios.settings,
              picture: entries.picture,
            })
            .from(audios)
            .innerJoin(revisions, eq(revisions.id, audios.revisionId))
            .innerJoin(entries, keptEntry(revisions.entryId))
            .where(eq(audios.id, audioId))
        : [];
      if (!row) throw notFound("Audio");
      const { filePath, loudness, title, site, source, made, languages, settings, picture } = row;
      const credits = creditsOf(settings, languages, speech);
      const about = { ...named({ title, site, source }), made, language: languages[0], credits };
      const chapters =
        row.chapters.length > 0 ? chaptersFromStart(row.chapters, title ?? about.site ?? source) : [];
      const marks = chapterMarks({ chapters, duration: row.duration });
      return { ...audioFiles(filePath), picture, loudness, tag: { ...about, chapters: marks } };
    },

    /** The sentences of an audio on its time line, for its texts. */
    async words(audioId: string): Promise<Pick<AudioRow, "cues" | "chapters" | "duration">> {
      const { cues, chapters, duration } = audios;
      const [row] = isId(audioId)
        ? await db
            .select({ cues, chapters, duration })
            .from(audios)
            .innerJoin(revisions, eq(revisions.id, audios.revisionId))
            .innerJoin(entries, keptEntry(revisions.entryId))
            .where(eq(audios.id, audioId))
        : [];
      if (!row) throw notFound("Audio");
      return row;
    },

    /** Finished segments of the caller's own job, in order, from the given number on. */
    readySegments: (queue: QueueRow, from = 0): Promise<ReadySegment[]> => ready(queue, from),

    /** Storage key of a segment of that job, for holders of a signed link. */
    async segmentFile(queueId: string, hash: string) {
      const [queue] = isId(queueId)
        ? await db
            .select({ userId: queueRows.userId })
            .from(queueRows)
            .innerJoin(entries, keptEntry(queueRows.entryId))
            .where(eq(queueRows.id, queueId))
        : [];
      const segment = queue && (await segments.look(queue.userId, [hash])).get(hash);
      if (!segment) throw notFound("Segment");
      return segment.filePath;
    },

    async played(audioId: string): Promise<void> {
      await db
        .update(audios)
        .set({ plays: sql`${audios.plays} + 1` })
        .where(eq(audios.id, audioId));
    },

    /** Seconds of the live audio, else of the newest, by entry; one query. */
    async durationsOf(entryIds: readonly string[]): Promise<Map<string, number>> {
      if (entryIds.length === 0) return new Map();
      const rows = await db
        .select({ entryId: entries.id, duration: shownDuration })
        .from(entries)
        .where(inArray(entries.id, [...entryIds]));
      return new Map(
        rows.flatMap(({ entryId, duration }) => (duration === null ? [] : [[entryId, duration] as const])),
      );
    },
  };
}
