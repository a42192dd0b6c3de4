import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { type EntryRow, type RevisionRow, revisions, type ScriptRow, scripts, users } from "#db/schema/index";
import { type SpokenReading, withPageReadings } from "#domain/readings/page-readings";
import { dictionaryOf, readingsUsed } from "#domain/readings/readings";
import { AudioSettings } from "#kernel/audio-settings";
import { AppError, invalid, notFound } from "#kernel/errors";
import { ScriptContent } from "#kernel/script-settings";
import { splitScript } from "#kernel/text/sentences";
import { validate } from "#kernel/validate";
import type { Disclosure, Language } from "#kernel/vocabulary";
import type { Speech } from "#ports/speech";
import { languagesOf } from "./cast.ts";

/** A settings object may hold the revision's number itself. */
const RequestedSettings = AudioSettings.extend({ revisionNumber: z.string().optional() });

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

/** The source of an audio: the named revision, else the live one, else the newest. */
export async function audioSource(
  db: Database,
  speech: Speech,
  entry: EntryRow,
  request: AudioRequest,
): Promise<AudioSource> {
  const { revisionNumber, ...given } = validate(RequestedSettings, request.settings ?? {}, "settings");
  const again = validate(Again, request.again ?? [], "again");
  const number = request.revisionNumber ?? revisionNumber;
  const [found] = await db
    .select({ revision: revisions, script: scripts, disclosure: users.disclosure })
    .from(revisions)
    .innerJoin(scripts, eq(scripts.revisionId, revisions.id))
    .innerJoin(users, eq(users.id, scripts.userId))
    .where(and(eq(revisions.entryId, entry.id), number ? eq(revisions.number, number) : undefined))
    .orderBy(desc(revisions.isLive), desc(revisions.number))
    .limit(1);
  if (!found && number) throw notFound("Revision");
  if (!found) throw new AppError("CONFLICT", { message: "There is no script yet", reason: "NO_SCRIPT" });
  const language = found.script.settings.language ?? entry.language ?? "ja";
  requireLines(found.script.content, again);
  const settings = withVoices(speech, given, language);
  const readings = await readingsOf(db, speech, entry, { content: found.script.content, settings });
  return { ...found, settings, readings, again };
}

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
  { content, settings }: Pick<SpokenText, "content" | "settings">,
): Promise<SpokenReading[]> {
  const spoken = languagesOf(content, settings, speech);
  const dictionary = readingsUsed(await dictionaryOf(db, entry.userId), content, spoken);
  return spoken.includes("ja") ? withPageReadings(db, entry.id, content, dictionary) : dictionary;
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
