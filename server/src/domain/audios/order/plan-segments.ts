import { createHash } from "node:crypto";
import { type Reader, readerOf } from "#domain/readings/apply";
import type { AudioSettings } from "#kernel/audio-settings";
import { invalid } from "#kernel/errors";
import { splitParts } from "#kernel/text/parts";
import type { Language } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";
import type { Speech, Voice } from "#ports/speech";
import { parseScriptMarkup, type SpokenSentence } from "./script-markup.ts";

/** Cuts overlong sentences before they are normalised: patterns are slow on endless lines. */
const MAX_RAW_CHARACTERS = 1_000;

/** Rises whenever the same sound would be finished differently: trimmed, limited or stored. */
const FINISH_VERSION = 2;

export type VoiceSettings = Pick<AudioSettings, "speed" | "pitch" | "speakers"> & { voice: string };

export interface PlannedSegment {
  /** Position in the whole script, from 0. */
  index: number;
  sentenceIndex: number;
  /** Normalised for reading; at most 150 characters. */
  text: string;
  voice: string;
  /** Hz to bring it to, where the voices of the audio differ in theirs. */
  rate?: number;
  /** Seconds of silence behind it, where the script marks them: instead of the pause that it would have. */
  pause?: number;
  /** Hash of everything that decides its sound: the same hash is the same sound. */
  hash: string;
}

export interface PlanRequest {
  script: string;
  settings: VoiceSettings;
  /** Readings of the user's dictionary. */
  readings?: readonly Reading[];
  speech: Pick<Speech, "normalize" | "engineVersion" | "voices">;
}

export interface SegmentPlan {
  segments: PlannedSegment[];
  sentences: SpokenSentence[];
}

/**
 * Segments to be spoken for a script, in order. A sentence without words, such as a lone emoji or a rule, has
 * no segment; a script without any is a VALIDATION_ERROR.
 */
export function planSegments({ script, settings, readings = [], speech }: PlanRequest): SegmentPlan {
  const { speed, pitch, speakers = [] } = settings;
  const sentences = parseScriptMarkup(script, speakers);
  const cast = castOf(settings, readings, speech);
  const segments: PlannedSegment[] = [];
  /** The last spoken segment gets the silence of a mark behind it, whichever sentence the mark stands in. */
  const pauseBehind = (pause: number | undefined) => {
    const last = segments.at(-1);
    if (pause && last) last.pause = pause;
  };
  for (const { index: sentenceIndex, stretches, speaker, pauseBefore } of sentences) {
    const { voice, rate, reader } = cast(speaker);
    pauseBehind(pauseBefore);
    for (const { text, pause } of stretches) {
      const parts = splitParts(text, MAX_RAW_CHARACTERS).flatMap((raw) =>
        splitParts(speech.normalize(reader.read(raw), voice)),
      );
      for (const said of parts) {
        const engine = speech.engineVersion(voice, said);
        const identity = [said, engine, voice, speed, pitch, FINISH_VERSION, ...(rate ? [rate] : [])];
        const hash = createHash("sha256").update(JSON.stringify(identity)).digest("hex");
        segments.push({
          index: segments.length,
          sentenceIndex,
          text: said,
          voice,
          hash,
          ...(rate && { rate }),
        });
      }
      pauseBehind(pause);
    }
  }
  if (segments.length === 0) throw nothingToSpeak();
  return { segments, sentences };
}

interface Role {
  voice: string;
  rate: number | undefined;
  reader: Reader;
}

/**
 * Assigns voices to speakers. One file has one rate: the highest of its voices, even of those without a line.
 */
function castOf(
  settings: VoiceSettings,
  readings: readonly Reading[],
  speech: PlanRequest["speech"],
): (speaker?: string) => Role {
  const rates = voicesOf(settings, speech).map(({ sampleRate }) => sampleRate);
  const highest = Math.max(...rates);
  const roles = new Map<string, Role>();
  return (speaker) => {
    const voice = settings.speakers?.find(({ name }) => name === speaker)?.voice ?? settings.voice;
    const known = roles.get(voice);
    if (known) return known;
    const own = speech.voices().find(({ id }) => id === voice);
    const role = {
      voice,
      rate: own && own.sampleRate < highest ? highest : undefined,
      reader: readerOf(readings, own?.language ?? "ja"),
    };
    roles.set(voice, role);
    return role;
  };
}

/** The voices that settings name, of those that are there. */
export function voicesOf(
  { voice, speakers = [] }: Pick<VoiceSettings, "voice" | "speakers">,
  speech: Pick<Speech, "voices">,
): Voice[] {
  const wanted = new Set([voice, ...speakers.map((speaker) => speaker.voice)]);
  return speech.voices().filter(({ id }) => wanted.has(id));
}

/** Languages that the voices read. */
export const languagesOf = (
  settings: Pick<VoiceSettings, "voice" | "speakers">,
  speech: Pick<Speech, "voices">,
): Language[] => [...new Set(voicesOf(settings, speech).map(({ language }) => language))];

export const nothingToSpeak = () => invalid("script", "unspeakable");
