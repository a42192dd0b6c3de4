import { createProvider, type ProviderTuning } from "#kernel/provider/provider";
import { serviceName } from "#kernel/provider/service-name";
import type { Language } from "#kernel/vocabulary";
import type { Speech, Voice } from "#ports/speech";
import { readWav } from "./read-wav.ts";
import { AT_ONCE, bytesOf, REMOTE_PACE, remoteSpeech } from "./remote.ts";
import { resample } from "./resample.ts";

/** Rises whenever the same utterance would be finished differently. */
const VERSION = 1;
const OPENAI = "https://api.openai.com/v1";
const SAMPLE_RATE = 24_000;
const MOST_CHARACTERS = 4_096;
/** Users read this in place of a host that only this installation knows. */
const UNNAMED = "The speech service";
const TIMEOUT_MS = 20_000;

/** OpenAI's own voices that read both languages well. */
const OPENAI_VOICES = ["ja:nova", "ja:shimmer", "ja:onyx", "en:nova", "en:alloy", "en:onyx"];

interface OpenaiSpeechOptions extends ProviderTuning {
  /** OpenAI's own without one. Kokoro-FastAPI, Speaches and others answer the same. */
  baseUrl?: string;
  apiKey?: string;
  model?: string;
  /** `ja:name` or `en:name`; OpenAI's own without them. */
  voices?: readonly string[];
}

type RemoteVoice = Voice & { remote: string };

/** Voices behind `POST /audio/speech`, as OpenAI documents it. */
export function openaiSpeech({
  baseUrl = OPENAI,
  apiKey,
  model = "tts-1",
  voices = [],
  ...tuning
}: OpenaiSpeechOptions): Speech {
  const { host } = new URL(baseUrl);
  const name = baseUrl === OPENAI ? "OpenAI" : serviceName(baseUrl, UNNAMED);
  const provider = createProvider({ name, reason: "SPEECH_ENGINE", timeoutMs: TIMEOUT_MS, ...tuning });
  const offered = (voices.length > 0 ? voices : OPENAI_VOICES).map((given): RemoteVoice => {
    const [language, remote] = given.split(":") as [Language, string];
    return {
      id: `openai:${language}_${remote}`,
      name: remote.charAt(0).toUpperCase() + remote.slice(1),
      language,
      sampleRate: SAMPLE_RATE,
      pace: REMOTE_PACE,
      attribution: `Computer-generated voice “${remote}” by ${name === UNNAMED ? model : `${name} (${model})`}`,
      remote,
    };
  });

  return remoteSpeech({
    engine: "openai",
    provider,
    atOnce: baseUrl === OPENAI ? AT_ONCE.vendor : AT_ONCE.ownServer,
    voices: () => offered,
    version: () => `openai-${host}-${model}-${VERSION}`,
    limit: { most: MOST_CHARACTERS, of: (text) => text.length, unit: "characters" },
    async synthesize({ text, speed, pitch }, { remote }, signal) {
      // There is no pitch to ask for: it comes from playing what was spoken slower or faster.
      const ratio = 2 ** (pitch / 12);
      const wav = await provider.ask(
        {
          url: `${baseUrl}/audio/speech`,
          headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
          body: { model, voice: remote, input: text, response_format: "wav", speed: speed / ratio },
        },
        async (response) => readWav(await bytesOf(response)),
        signal,
      );
      return { ...wav, samples: resample(wav.samples, ratio) };
    },
  });
}
