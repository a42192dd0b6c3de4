import { invalid } from "#kernel/errors";
import type { Speech } from "#ports/speech";
import { introduced } from "./introduce.ts";

/** Several engines as one: each answers for its own voices. */
export function composeSpeech(engines: readonly Speech[]): Speech {
  const engineOf = (voice: string): Speech => {
    const engine =
      engines.find((candidate) => candidate.voices().some(({ id }) => id === voice)) ??
      engines.find(({ engine: name }) => name !== undefined && voice.startsWith(`${name}:`));
    if (!engine) throw invalid("voice", "unknown_voice");
    return engine;
  };
  return {
    voices: () => engines.flatMap((engine) => engine.voices()),
    engineVersion: (voice, text) => engineOf(voice).engineVersion(voice, text),
    normalize: (text, voice) => engineOf(voice).normalize(text, voice),
    introduce(text, voice, heard) {
      const engine = engineOf(voice);
      if (engine.introduce) return engine.introduce(text, voice, heard);
      // A name is heard in every voice, also in one that says it at its pace.
      introduced(text, heard);
      return text;
    },
    speak: async (utterance, signal) => engineOf(utterance.voice).speak(utterance, signal),
    isRemote: (voice) => engineOf(voice).isRemote?.(voice) ?? false,
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
