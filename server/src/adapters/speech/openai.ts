import { createProvider, type ProviderTuning } from "#kernel/provider/provider";
import { serviceName } from "#kernel/provider/service-name";
import type { Language } from "#kernel/vocabulary";
import type { Speech, Voice } from "#ports/speech";
import { readWav } from "./read-wav.ts";
import { AT_ONCE, bytesOf, REMOTE_PACE, remoteSpeech } from "./remote.ts";
import { resample } from "./resample.ts";
import { askedFor, VoiceList, voicesTold } from "./voice-list.ts";

/** Rises whenever the same utterance would be finished differently. */
const VERSION = 1;
const OPENAI = "https://api.openai.com/v1";
const SAMPLE_RATE = 24_000;
const MOST_CHARACTERS = 4_096;
/** Users read this in place of a host that only this installation knows. */
const UNNAMED = "The speech service";
const TIMEOUT_MS = 20_000;
const LIST_TIMEOUT_MS = 3_000;

/** Models of OpenAI's that are told in words how to read; the older tts-1 and other servers take none. */
const isInstructed = (baseUrl: string, model: string) => baseUrl === OPENAI && model.startsWith("gpt-");
const INSTRUCTIONS: Readonly<Record<Language, string>> = {
  ja: "日本語の記事を朗読するナレーターとして、書かれているとおりに、落ち着いた自然な調子で読んでください。",
  en: "Read exactly what is written, as the narrator of an article: calm, natural and even.",
};

/** OpenAI's own voices that read both languages well. */
const OPENAI_VOICES = ["ja:nova", "ja:shimmer", "ja:onyx", "en:nova", "en:alloy", "en:onyx"];

interface OpenaiSpeechOptions extends ProviderTuning {
  /** OpenAI's own without one. Kokoro-FastAPI, Speaches and others answer the same. */
  baseUrl?: string;
  apiKey?: string;
  model?: string;
  /** `ja:name` or `en:name`; without them OpenAI's own, or those that another server tells. */
  voices?: readonly string[];
}

type RemoteVoice = Voice & { remote: string };

/** Voices behind `POST /audio/speech`, as OpenAI documents it. */
export function openaiSpeech({
  baseUrl = OPENAI,
  apiKey,
  model = baseUrl === OPENAI ? "gpt-4o-mini-tts" : "tts-1",
  voices = [],
  ...tuning
}: OpenaiSpeechOptions): Speech & { ready: Promise<void> } {
  const { host } = new URL(baseUrl);
  const name = baseUrl === OPENAI ? "OpenAI" : serviceName(baseUrl, UNNAMED);
  const provider = createProvider({ name, reason: "SPEECH_ENGINE", timeoutMs: TIMEOUT_MS, ...tuning });
  const authorization = apiKey ? { authorization: `Bearer ${apiKey}` } : undefined;
  const offer = (given: string): RemoteVoice => {
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
  };
  const lists = createProvider({
    name,
    reason: "SPEECH_ENGINE",
    timeoutMs: LIST_TIMEOUT_MS,
    ...tuning,
    attempts: 1,
  });
  const known = voices.length > 0 ? voices : baseUrl === OPENAI ? OPENAI_VOICES : null;
  const fixed = known?.map(offer);
  // Another server has other voices: it is asked, and offers none until it has told them.
  const told = fixed
    ? null
    : askedFor(() =>
        lists.ask(
          { url: `${baseUrl}/audio/voices`, method: "GET", headers: { ...authorization } },
          async (response) => voicesTold(VoiceList.parse(await response.json())).map(offer),
        ),
      );
  const isTold = isInstructed(baseUrl, model);

  const speech = remoteSpeech({
    engine: "openai",
    provider,
    atOnce: baseUrl === OPENAI ? AT_ONCE.vendor : AT_ONCE.ownServer,
    voices: () => fixed ?? told?.now() ?? [],
    version: () => `openai-${host}-${model}-${VERSION}${isTold ? "-narrator" : ""}`,
    limit: { most: MOST_CHARACTERS, of: (text) => text.length, unit: "characters" },
    async synthesize({ text, speed, pitch }, { remote, language }, signal) {
      // There is no pitch to ask for: it comes from playing what was spoken slower or faster.
      const ratio = 2 ** (pitch / 12);
      const wav = await provider.ask(
        {
          url: `${baseUrl}/audio/speech`,
          headers: { ...authorization },
          body: {
            model,
            voice: remote,
            input: text,
            ...(isTold && { instructions: INSTRUCTIONS[language] }),
            response_format: "wav",
            speed: speed / ratio,
          },
        },
        async (response) => readWav(await bytesOf(response)),
        signal,
      );
      return { ...wav, samples: resample(wav.samples, ratio) };
    },
  });
  return { ...speech, ready: told?.ready ?? Promise.resolve() };
}
