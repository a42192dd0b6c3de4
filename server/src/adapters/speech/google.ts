import { z } from "zod";
import { createProvider, type ProviderTuning } from "#kernel/provider/provider";
import type { Language } from "#kernel/vocabulary";
import type { Speech, Voice } from "#ports/speech";
import { readWav } from "./read-wav.ts";
import { AT_ONCE, REMOTE_PACE, remoteSpeech } from "./remote.ts";

/** Rises whenever the same utterance would sound different. */
const VERSION = "google-v1-neural2-1";
const SAMPLE_RATE = 24_000;
const MOST_BYTES = 5_000;
const TIMEOUT_MS = 20_000;

/** Voices that take both speed and pitch, which the newest ones do not. */
const names = {
  "ja-JP-Neural2-B": "Google (woman, B)",
  "ja-JP-Neural2-C": "Google (man, C)",
  "ja-JP-Neural2-D": "Google (man, D)",
  "en-US-Neural2-C": "Google (woman, C)",
  "en-US-Neural2-F": "Google (woman, F)",
  "en-US-Neural2-D": "Google (man, D)",
  "en-US-Neural2-J": "Google (man, J)",
};

const voices = Object.entries(names).map(
  ([remote, name]): Voice => ({
    id: `google:${remote}`,
    name,
    language: remote.slice(0, 2) as Language,
    sampleRate: SAMPLE_RATE,
    pace: REMOTE_PACE,
    attribution: `Computer-generated voice ${remote} by Google Cloud Text-to-Speech`,
  }),
);

const Answer = z.object({ audioContent: z.base64() });

interface GoogleSpeechOptions extends ProviderTuning {
  apiKey: string;
  /** Another server that answers the same. */
  baseUrl?: string;
}

/** Google Cloud Text-to-Speech by its REST interface. */
export function googleSpeech({
  apiKey,
  baseUrl = "https://texttospeech.googleapis.com/v1",
  ...tuning
}: GoogleSpeechOptions): Speech {
  const provider = createProvider({
    name: "Google",
    reason: "SPEECH_ENGINE",
    timeoutMs: TIMEOUT_MS,
    ...tuning,
  });
  return remoteSpeech({
    engine: "google",
    provider,
    atOnce: AT_ONCE.vendor,
    voices: () => voices,
    version: () => VERSION,
    limit: { most: MOST_BYTES, of: (text) => Buffer.byteLength(text), unit: "bytes" },
    synthesize({ text, speed, pitch }, { id }, signal) {
      const name = id.slice("google:".length);
      return provider.ask(
        {
          url: `${baseUrl}/text:synthesize`,
          // Not in the address, where logs would keep it.
          headers: { "x-goog-api-key": apiKey },
          body: {
            input: { text },
            voice: { languageCode: name.slice(0, 5), name },
            audioConfig: {
              audioEncoding: "LINEAR16",
              sampleRateHertz: SAMPLE_RATE,
              speakingRate: speed,
              pitch,
            },
          },
        },
        async (response) => readWav(Buffer.from(Answer.parse(await response.json()).audioContent, "base64")),
        signal,
      );
    },
  });
}
