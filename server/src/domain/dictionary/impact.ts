import { setImmediate as othersTurn } from "node:timers/promises";
import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios, entries, revisions, scripts } from "#db/schema/index";
import { type PlannedAudio, planAudio } from "#domain/audios/order/price";
import type { SegmentStore } from "#domain/audios/order/segments";
import { keptEntry } from "#domain/ownership/kept-entry";
import { readingsStoredWith, withReadingsOfPage } from "#domain/readings/page-readings";
import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import type { Reading, WordChange } from "#kernel/word";
import type { Speech } from "#ports/speech";
import { dictionaryOf, readingsUsed, sameReadings } from "../readings/readings.ts";

export interface ImpactedAudio {
  audioId: string;
  entryId: string;
  title: string;
  revisionNumber: string;
  /** Null when the update cannot be made: its voice is gone, or the plan does not reach. */
  changedSentences: number | null;
  credits: number | null;
}

export interface DictionaryImpact {
  /** Newest first. */
  audios: ImpactedAudio[];
  totalCount: number;
  /** Price of the listed ones. */
  credits: number;
}

const MOST_LISTED = 100;

interface Needs {
  db: Database;
  speech: Speech;
  segments: SegmentStore;
}

/** A dictionary as it would be after a change. */
export const changed = (dictionary: readonly Reading[], change: WordChange | null): Reading[] =>
  change
    ? [
        ...dictionary.filter(({ language, word }) => language !== change.language || word !== change.word),
        ...(change.reading === null ? [] : [{ ...change, reading: change.reading }]),
      ].sort(byWord)
    : [...dictionary];

const byWord = (a: Reading, b: Reading) =>
  a.language === b.language ? (a.word < b.word ? -1 : 1) : a.language < b.language ? -1 : 1;

/** The audios that would read a word differently after the change, with the price of updating them. */
export async function impactOf(
  { db, speech, segments }: Needs,
  viewer: Viewer,
  change: WordChange | null,
): Promise<DictionaryImpact> {
  const dictionary = changed(await dictionaryOf(db, viewer.uid), change);
  const rows = await db
    .select({ audio: slim, revision: revisions, script: scripts, entry: entries })
    .from(audios)
    .innerJoin(revisions, eq(revisions.id, audios.revisionId))
    .innerJoin(scripts, eq(scripts.revisionId, revisions.id))
    .innerJoin(entries, keptEntry(revisions.entryId))
    .where(eq(audios.userId, viewer.uid))
    .orderBy(desc(audios.createdAt), desc(audios.id));
  const outdated = rows.filter(({ audio }) => {
    const ofChange = (reading: Reading) =>
      !change || (reading.language === change.language && reading.word === change.word);
    const wanted = readingsUsed(dictionary, audio.scriptContent, audio.languages);
    return !sameReadings(wanted.filter(ofChange), audio.readings.filter(ofChange));
  });

  const planned: ((typeof rows)[number] & { plan: PlannedAudio | null })[] = [];
  for (const row of outdated.slice(0, MOST_LISTED)) {
    const { audio, script } = row;
    const own = readingsUsed(dictionary, script.content, audio.languages);
    const readings = audio.languages.includes("ja")
      ? withReadingsOfPage(own, await readingsStoredWith(db, row.entry.id), script.content)
      : own;
    const { voice = "" } = audio.settings;
    const source = { content: script.content, settings: { ...audio.settings, voice }, readings };
    planned.push({ ...row, plan: planOf(viewer, source, speech) });
    // A hundred long scripts in one go would keep everybody else waiting.
    await othersTurn();
  }
  const hashes = new Set(planned.flatMap(({ plan }) => plan?.hashes ?? []));
  const stored = await segments.existing(viewer.uid, [...hashes]);
  const listed = planned.map(({ audio, revision, entry, plan }): ImpactedAudio => {
    const price = plan?.priceBeside(stored);
    return {
      audioId: audio.id,
      entryId: entry.id,
      title: entry.title ?? entry.url,
      revisionNumber: revision.number,
      changedSentences: price?.changedSentences ?? null,
      credits: price?.credits ?? null,
    };
  });
  const credits = listed.reduce((sum, audio) => sum + (audio.credits ?? 0), 0);
  return { audios: listed, totalCount: outdated.length, credits };
}

/** Without the waveform and cues of every audio there is. */
const slim = {
  id: audios.id,
  scriptContent: audios.scriptContent,
  settings: audios.settings,
  languages: audios.languages,
  readings: audios.readings,
};

/** An update that cannot be made has no price; that is no failure of the question. */
function planOf(...audio: Parameters<typeof planAudio>): PlannedAudio | null {
  try {
    return planAudio(...audio);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
