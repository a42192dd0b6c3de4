import { z } from "zod";
import type { Database } from "#db/client";
import type { EntryRow, RevisionRow, ScriptRow } from "#db/schema/index";
import { requireRoomFor } from "#domain/files/kept-bytes";
import { readingsStoredWith, type SpokenReading, withReadingsOfPage } from "#domain/readings/page-readings";
import { dictionaryOf, readingsUsed } from "#domain/readings/readings";
import { AudioSettings } from "#kernel/audio-settings";
import { AppError, invalid, notFound } from "#kernel/errors";
import type { PageReading } from "#kernel/page";
import { ScriptContent } from "#kernel/script-settings";
import { splitScript } from "#kernel/text/sentences";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Disclosure, Language } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";
import type { Speech } from "#ports/speech";
import { languagesOf } from "./cast.ts";
import type { StoredSources } from "./stored-source.ts";

/** A settings object may hold the revision's number itself. */
const NamedRevision = z.object({ revisionNumber: z.string().optional() });
const RequestedSettings = AudioSettings.extend(NamedRevision.shape);

/** A line has at most the length of a script, and a click speaks one of them. */
const Again = z.array(ScriptContent).max(20);

export interface AudioRequest {
  revisionNumber?: string | null;
  settings?: unknown;
  /** Lines of the script whose sound did not please: they are spoken once more though nothing changed. */
  again?: unknown;
}

export interface SpokenAs {
  settings: AudioSettings & { voice: string };
  /** Readings of the user's dictionary and of the page that the script is spoken with. */
  readings: SpokenReading[];
}

/** A text and how it is spoken. */
export interface SpokenText extends SpokenAs {
  content: string;
}

export interface AudioSource extends SpokenAs {
  revision: RevisionRow;
  script: ScriptRow;
  /** How the account wants its audios to be marked. */
  disclosure: Disclosure;
  /** Lines that are to be spoken once more. */
  again: readonly string[];
}

/** The source of an audio: the named revision, else the live one, else the newest. Refused where there is no room. */
export async function audioSource(
  { stored, speech }: { stored: StoredSources; speech: Speech },
  viewer: Viewer,
  entryId: string,
  request: AudioRequest,
): Promise<AudioSource> {
  const named = NamedRevision.safeParse(request.settings);
  const number = request.revisionNumber ?? named.data?.revisionNumber;
  const found = await stored(viewer, entryId, number);
  const { entry, revision, script, disclosure } = found;
  const { revisionNumber: _, ...given } = validate(RequestedSettings, request.settings ?? {}, "settings");
  const again = validate(Again, request.again ?? [], "again");
  if (!revision || !script) throw number ? notFound("Revision") : noScript();
  const language = script.settings.language ?? entry.language ?? "ja";
  requireLines(script.content, again);
  const settings = withVoices(speech, given, language);
  const spoken = languagesOf(script.content, settings, speech);
  const readings = readingsAmong(found, script.content, spoken);
  requireRoomFor(found.keptBytes, viewer.plan);
  return { revision, script, disclosure, settings, readings, again };
}

const noScript = () => new AppError("CONFLICT", { message: "There is no script yet", reason: "NO_SCRIPT" });

/** Refuses a line that is no sentence of the script: an order for it would make nothing. */
function requireLines(content: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const known = new Set(splitScript(content).map(({ text }) => text));
  if (!lines.every((line) => known.has(line))) throw invalid("again", "not_in_script");
}

/** The settings with a voice, each of which exists. */
export function withVoices(speech: Speech, given: AudioSettings, language: Language): SpokenAs["settings"] {
  const settings = { ...given, voice: voiceFor(speech, given.voice, language) };
  for (const [index, { voice }] of (given.speakers ?? []).entries())
    voiceFor(speech, voice, language, `speakers.${index}.voice`);
  return settings;
}

/** The readings of the user's dictionary that a text needs, and those of its page where a voice is Japanese. */
export async function readingsOf(
  db: Database,
  speech: Speech,
  entry: Pick<EntryRow, "id" | "userId">,
  text: Pick<SpokenText, "content" | "settings">,
): Promise<SpokenReading[]> {
  const dictionary = await dictionaryOf(db, entry.userId);
  const spoken = languagesOf(text.content, text.settings, speech);
  const pageReadings = spoken.includes("ja") ? await readingsStoredWith(db, entry.id) : null;
  return readingsAmong({ dictionary, pageReadings }, text.content, spoken);
}

/** The same of readings that have been read already, for a text that is spoken in these languages. */
function readingsAmong(
  {
    dictionary,
    pageReadings,
  }: { dictionary: readonly Reading[]; pageReadings: readonly PageReading[] | null },
  content: string,
  spoken: readonly Language[],
): SpokenReading[] {
  const own = readingsUsed(dictionary, content, spoken);
  return spoken.includes("ja") ? withReadingsOfPage(own, pageReadings ?? [], content) : own;
}

function voiceFor(speech: Speech, wanted: string | undefined, language: Language, field = "voice"): string {
  const voices = speech.voices();
  if (wanted) {
    if (voices.some(({ id }) => id === wanted)) return wanted;
    throwIfServiceIsAway(speech, wanted);
    throw invalid(field, "unknown_voice");
  }
  const voice = voices.find((v) => v.language === language);
  if (!voice)
    throw new AppError("SERVICE_UNAVAILABLE", { message: "No voice for this language is installed" });
  return voice.id;
}

/** A service that does not tell its voices at the moment says so itself. */
function throwIfServiceIsAway(speech: Speech, voice: string): void {
  try {
    speech.engineVersion(voice);
  } catch (error) {
    if (error instanceof AppError && error.code === "SERVICE_UNAVAILABLE") throw error;
  }
}
