import { createHash } from "node:crypto";
import { finish } from "#domain/audios/make/sound/sound";
import { invalid, notFound } from "#kernel/errors";
import type { Language } from "#kernel/vocabulary";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";

const sentences: Record<Language, string> = {
  ja: "こんにちは。この声で、あなたのページを読み上げます。",
  en: "Hello. This is the voice that will read your pages aloud.",
};

/** A sentence in each voice, made at the first request for it and kept. */
export function voiceSamples({ speech, storage }: { speech: Speech; storage: Storage }) {
  const making = new Map<string, Promise<void>>();

  async function make(voice: string, text: string, key: string) {
    const utterance = { text: speech.normalize(text, voice), voice, speed: 1, pitch: 0 };
    const sound = await finish(await speech.speak(utterance));
    if (!sound) throw invalid("voice", "unspeakable");
    await storage.put(key, sound.wav, "audio/wav");
  }

  return {
    /** Where the sample of a voice lies. */
    async of(id: string): Promise<{ key: string; bytes: number }> {
      const voice = speech.voices().find((candidate) => candidate.id === id);
      if (!voice) throw notFound("Voice");
      const text = sentences[voice.language];
      const identity = JSON.stringify([id, speech.engineVersion(id, text), text]);
      const key = `voices/${createHash("sha256").update(identity).digest("hex")}.wav`;
      if ((await storage.size(key)) === null) {
        const work = making.get(key) ?? make(id, text, key).finally(() => making.delete(key));
        making.set(key, work);
        await work;
      }
      const bytes = await storage.size(key);
      if (bytes === null) throw notFound("File");
      return { key, bytes };
    },
  };
}
export type VoiceSamples = ReturnType<typeof voiceSamples>;
