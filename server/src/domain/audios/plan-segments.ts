import { createHash } from "node:crypto";
import { invalid } from "#domain/errors";
import { splitParts } from "#domain/text/parts";
import { splitScript } from "#domain/text/sentences";
import type { Speech } from "#ports/speech";
import type { AudioSettings } from "./settings.ts";

/** What is no sentence any more is cut before it is normalised: patterns are slow on endless lines. */
const MAX_RAW_CHARACTERS = 1_000;

/** Rises whenever the same sound would be finished differently: trimmed, limited or stored. */
const FINISH_VERSION = 1;

export type VoiceSettings = Pick<AudioSettings, "speed" | "pitch"> & { voice: string };

export interface PlannedSegment {
  /** Position in the whole script, from 0. */
  index: number;
  sentenceIndex: number;
  /** Normalised for reading; at most 150 characters. */
  text: string;
  /** Of all that decides its sound: the same hash is the same sound. */
  hash: string;
}

/**
 * What has to be spoken for a script, in order. A sentence without words, a lone emoji or a rule,
 * has no segment; a script without any is a VALIDATION_ERROR.
 */
export function planSegments({
  script,
  settings,
  speech,
}: {
  script: string;
  settings: VoiceSettings;
  speech: Pick<Speech, "normalize" | "engineVersion">;
}): PlannedSegment[] {
  const { voice, speed, pitch } = settings;
  const engine = speech.engineVersion(voice);
  const parts = (sentence: string) =>
    splitParts(sentence, MAX_RAW_CHARACTERS).flatMap((raw) => splitParts(speech.normalize(raw, voice)));
  const segments = splitScript(script)
    .flatMap(({ index, text: sentence }) => parts(sentence).map((text) => ({ sentenceIndex: index, text })))
    .map(({ sentenceIndex, text }, index) => {
      const identity = JSON.stringify([text, engine, voice, speed, pitch, FINISH_VERSION]);
      return { index, sentenceIndex, text, hash: createHash("sha256").update(identity).digest("hex") };
    });
  if (segments.length === 0) throw nothingToSpeak();
  return segments;
}

export const nothingToSpeak = () => invalid("script", "there is nothing in it that this voice can speak");
