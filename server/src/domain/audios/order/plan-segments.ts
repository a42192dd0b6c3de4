import { createHash } from "node:crypto";
import { invalid } from "#kernel/errors";
import { withQuotationsResumed } from "#kernel/text/delivery-marks";
import { isJapanese } from "#kernel/text/language";
import { splitParts } from "#kernel/text/parts";
import type { Reading } from "#kernel/word";
import { atOnce } from "#kernel/work/in-slices";
import type { Speech } from "#ports/speech";
import { castOf, type SpokenRole, type VoiceSettings } from "./cast.ts";
import { latinPhrases, requireClosedLanguages } from "./language-marks.ts";
import { type Delivery, requireKnownManners, spokenIn } from "./manner-marks.ts";
import { parseScriptMarkup, type SpokenSentence } from "./script-markup.ts";
import type { SpokenStretch } from "./spoken-stretches.ts";

/** Cuts overlong sentences before they are normalised: patterns are slow on endless lines. */
const MAX_RAW_CHARACTERS = 1_000;

/** Rises whenever the same sound would be finished differently: trimmed, limited or stored. */
const FINISH_VERSION = 2;

export interface PlannedSegment {
  /** Position in the whole script, from 0. */
  index: number;
  sentenceIndex: number;
  /** Normalised for reading; at most 150 characters, marks of its delivery aside. */
  text: string;
  voice: string;
  /** Hz to bring it to, where the voices of the audio differ in theirs. */
  rate?: number;
  /** Seconds of silence behind it, where the script marks them: instead of the pause that it would have. */
  pause?: number;
  /** How it is spoken, where the script marks it: instead of the settings of the audio. */
  spoken?: Delivery;
  /**
   * The text with marks around what the script says for the first time, where there is any. It decides how the sound
   * is made and not its hash: an edit elsewhere in the script makes, and costs, nothing here. A hash may therefore
   * have either sound: it keeps that of the user's script that had it made first.
   */
  introducing?: string;
  /** Hash of all that decides its sound but `introducing`. */
  hash: string;
}

export interface PlanRequest {
  script: string;
  settings: VoiceSettings;
  /** Readings of the user's dictionary. */
  readings?: readonly Reading[];
  speech: Pick<Speech, "normalize" | "engineVersion" | "introduce" | "voices" | "isRemote">;
}

export interface SegmentPlan {
  segments: PlannedSegment[];
  sentences: readonly SpokenSentence[];
}

/**
 * Segments to be spoken for a script, in order. A sentence without words, such as a lone emoji or a rule, has
 * no segment; a script without any is a VALIDATION_ERROR, as is one with marks that cannot be understood.
 */
export const planSegments = (request: PlanRequest): SegmentPlan => atOnce(planning(request));

/** The same sentence by sentence: a long script is read in slices, and requests come between them. */
export function* planning(request: PlanRequest): Generator<void, SegmentPlan> {
  const { script, settings, readings = [], speech } = request;
  const { speed, pitch, speakers = [] } = settings;
  requireClosedLanguages(script);
  requireKnownManners(script);
  const sentences = parseScriptMarkup(script, speakers);
  const cast = castOf(settings, readings, speech);
  const mayHavePhrases = isJapanese(script);
  const segments: PlannedSegment[] = [];
  const heard = new Set<string>();
  /** The last spoken segment gets the silence of a mark behind it, whichever sentence the mark stands in. */
  const pauseBehind = (pause: number | undefined) => {
    const last = segments.at(-1);
    if (pause && last) last.pause = pause;
  };
  for (const { index: sentenceIndex, stretches, speaker, pauseBefore, isHeading } of sentences) {
    const own = cast(speaker);
    pauseBehind(pauseBefore);
    for (const { pause, ...stretch } of stretches) {
      const spoken = spokenIn(stretch, { speed, pitch });
      const how = spoken ?? { speed, pitch };
      for (const { role, said } of linesOf(stretch, own, { mayHavePhrases, speech })) {
        const { voice, rate } = role;
        const engine = speech.engineVersion(voice, said);
        const identity = [said, engine, voice, how.speed, how.pitch, FINISH_VERSION, ...(rate ? [rate] : [])];
        if (spoken?.gain) identity.push(`${spoken.gain} dB`);
        const marked = isHeading ? said : (speech.introduce?.(said, voice, heard) ?? said);
        const hash = createHash("sha256").update(JSON.stringify(identity)).digest("hex");
        segments.push({
          index: segments.length,
          sentenceIndex,
          text: said,
          ...(marked !== said && { introducing: marked }),
          voice,
          hash,
          ...(rate && { rate }),
          ...(spoken && { spoken }),
        });
      }
      pauseBehind(pause);
    }
    yield;
  }
  if (segments.length === 0) throw nothingToSpeak();
  return { segments, sentences };
}

/** The lines that a stretch is spoken in, each by its voice. */
function linesOf(
  { text, language }: SpokenStretch,
  own: SpokenRole,
  { mayHavePhrases, speech }: Pick<PlanRequest, "speech"> & { mayHavePhrases: boolean },
): { role: SpokenRole; said: string }[] {
  const role = language ? own.in(language) : own;
  // Readings come first: an English phrase that the dictionary reads in kana is no longer English.
  const cut = !language && own.language === "ja" && own.in("en") !== own && mayHavePhrases;
  return splitParts(text, MAX_RAW_CHARACTERS).flatMap((raw) => {
    const read = role.reader.read(raw);
    return (cut ? latinPhrases(read) : [{ text: read } as SpokenStretch]).flatMap((part) => {
      const other = part.language ? own.in(part.language) : role;
      const words = other === role ? part.text : other.reader.read(part.text);
      const parts = splitParts(speech.normalize(words, other.voice));
      return withQuotationsResumed(parts).map((said) => ({ role: other, said }));
    });
  });
}

export const nothingToSpeak = () => invalid("script", "unspeakable");
