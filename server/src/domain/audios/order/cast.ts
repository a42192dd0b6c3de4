import { type Reader, readerOf } from "#domain/readings/apply";
import type { AudioSettings } from "#kernel/audio-settings";
import { isJapanese } from "#kernel/text/language";
import { LANGUAGE_MARK } from "#kernel/text/language-mark";
import type { Language } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";
import type { Speech, Voice } from "#ports/speech";
import { latinPhrases } from "./language-marks.ts";
import { parseScriptMarkup } from "./script-markup.ts";

export type VoiceSettings = Pick<AudioSettings, "speed" | "pitch" | "speakers"> & { voice: string };
type Speakers = Pick<VoiceSettings, "voice" | "speakers">;
type Voices = Pick<Speech, "voices" | "isRemote">;

/** The voice that says a line, and the reader of its words. */
export interface SpokenRole {
  voice: string;
  language: Language;
  /** Hz to bring the voice to, where the file has another rate. */
  rate: number | undefined;
  reader: Reader;
  /** The role that says words of another language in this line; itself where nobody speaks that. */
  in(language: Language): SpokenRole;
}

/**
 * Assigns voices to speakers. One file has one rate: the highest of its speakers' voices, even of those without
 * a line. Voices for words of another language are brought to it, so that a mark makes nothing else anew.
 */
export function castOf(
  settings: VoiceSettings,
  readings: readonly Reading[],
  speech: Voices,
): (speaker?: string) => SpokenRole {
  const highest = Math.max(...voicesOf(settings, speech).map(({ sampleRate }) => sampleRate));
  const roles = new Map<string, SpokenRole>();
  const roleOf = (voice: string): SpokenRole => {
    const known = roles.get(voice);
    if (known) return known;
    const own = speech.voices().find(({ id }) => id === voice);
    const language = own?.language ?? "ja";
    const role: SpokenRole = {
      voice,
      language,
      rate: own && own.sampleRate !== highest && Number.isFinite(highest) ? highest : undefined,
      reader: readerOf(readings, language),
      in(other) {
        const foreign = other === language ? undefined : embeddedVoice(other, speech);
        return foreign ? roleOf(foreign.id) : role;
      },
    };
    roles.set(voice, role);
    return role;
  };
  return (speaker) =>
    roleOf(settings.speakers?.find(({ name }) => name === speaker)?.voice ?? settings.voice);
}

/** The embedded voice that speaks words of its language in the lines of others. */
const embeddedVoice = (language: Language, speech: Voices): Voice | undefined =>
  speech.voices().find((voice) => voice.language === language && !speech.isRemote?.(voice.id));

/** The voices that settings name, of those that are there. */
function voicesOf({ voice, speakers = [] }: Speakers, speech: Pick<Speech, "voices">): Voice[] {
  const wanted = new Set([voice, ...speakers.map((speaker) => speaker.voice)]);
  return speech.voices().filter(({ id }) => wanted.has(id));
}

/** Those, and the ones that speak the other languages of an audio. */
export function voicesIn(settings: Speakers, languages: readonly Language[], speech: Voices): Voice[] {
  const own = voicesOf(settings, speech);
  const foreign = languages
    .filter((language) => own.every((voice) => voice.language !== language))
    .flatMap((language) => embeddedVoice(language, speech) ?? []);
  return [...own, ...foreign];
}

/** Languages in which a script is read, first that of the voice of the whole. */
export function languagesOf(script: string, settings: Speakers, speech: Voices): Language[] {
  const voices = voicesOf(settings, speech);
  const main = voices.filter(({ id }) => id === settings.voice);
  const own = new Set([...main, ...voices].map(({ language }) => language));
  const mayHavePhrases = own.has("ja") && isJapanese(script);
  const isEnglish = (text: string) => mayHavePhrases && latinPhrases(text).some((part) => part.language);
  // An order reads its script for its plan as well: one that speaks its voice's language alone is read for that only.
  const isMixed = script.search(LANGUAGE_MARK) >= 0 || isEnglish(script);
  const sentences = isMixed ? parseScriptMarkup(script, settings.speakers) : [];
  const marked = sentences.flatMap(({ stretches }) =>
    stretches.flatMap(({ text, language }) => language ?? (isEnglish(text) ? ("en" as const) : [])),
  );
  const spoken = new Set(
    voicesIn(settings, [...new Set([...own, ...marked])], speech).map((v) => v.language),
  );
  return [...new Set([...own, ...marked])].filter((language) => spoken.has(language));
}
