import { z } from "zod";
import { createProvider, type ProviderTuning } from "#kernel/provider/provider";
import type { Language } from "#kernel/vocabulary";
import type { Speech, Voice } from "#ports/speech";
import { readWav } from "./read-wav.ts";
import { AT_ONCE, REMOTE_PACE, remoteSpeech } from "./remote.ts";
import { resample } from "./resample.ts";
import { askedFor } from "./voice-list.ts";

/** Rises whenever the same utterance would sound different. */
const VERSION = "google-v1-neural2-1";
const SAMPLE_RATE = 24_000;
const MOST_BYTES = 5_000;
const TIMEOUT_MS = 20_000;
const LIST_TIMEOUT_MS = 5_000;
const MOST_RATE = 2;

/** `GET /voices`: what the service has, of all kinds. */
const List = z.object({
  voices: z.array(z.object({ name: z.string(), ssmlGender: z.string().default("") })).default([]),
});
const LOCALES = ["ja-JP", "en-US"];
/** The newest voices, and those of before that take a pitch; the others are made for other things than reading. */
const OFFERED = /^(?<language>ja|en)-[A-Z]{2}-(?:(?<chirp>Chirp3-HD)|Neural2)-(?<own>\w+)$/;
const GENDERS: Readonly<Record<string, string>> = { FEMALE: "woman", MALE: "man" };

type RemoteVoice = Voice & {
  /** Whether it can be told a pitch; the newest ones cannot. */
  takesPitch: boolean;
};

function offer({ name, ssmlGender }: z.infer<typeof List>["voices"][number]): RemoteVoice[] {
  const { language, chirp, own } = OFFERED.exec(name)?.groups ?? {};
  if (!language) return [];
  const remark = [GENDERS[ssmlGender], chirp ? `${own}, HD` : own].filter(Boolean).join(", ");
  return [
    {
      id: `google:${name}`,
      name: `Google (${remark})`,
      language: language as Language,
      sampleRate: SAMPLE_RATE,
      pace: REMOTE_PACE,
      attribution: `Computer-generated voice ${name} by Google Cloud Text-to-Speech`,
      takesPitch: !chirp,
    },
  ];
}

/** Offered until the service has told its voices. */
const KNOWN = [
  ["ja-JP-Neural2-B", "FEMALE"],
  ["ja-JP-Neural2-C", "MALE"],
  ["ja-JP-Neural2-D", "MALE"],
  ["en-US-Neural2-C", "FEMALE"],
  ["en-US-Neural2-F", "FEMALE"],
  ["en-US-Neural2-D", "MALE"],
  ["en-US-Neural2-J", "MALE"],
].flatMap(([name = "", ssmlGender = ""]) => offer({ name, ssmlGender }));

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
}: GoogleSpeechOptions): Speech & { ready: Promise<void> } {
  const options = { name: "Google", reason: "SPEECH_ENGINE", timeoutMs: TIMEOUT_MS, ...tuning } as const;
  const provider = createProvider(options);
  const lists = createProvider({ ...options, timeoutMs: LIST_TIMEOUT_MS, attempts: 1 });
  // Not in the address, where logs would keep it.
  const headers = { "x-goog-api-key": apiKey };
  const listOf = (locale: string) =>
    lists.ask({ url: `${baseUrl}/voices?languageCode=${locale}`, method: "GET", headers }, async (response) =>
      List.parse(await response.json()).voices.flatMap(offer),
    );
  const told = askedFor(async () => {
    const offered: RemoteVoice[] = [];
    for (const locale of LOCALES) offered.push(...(await listOf(locale)));
    return offered;
  });

  const speech = remoteSpeech({
    engine: "google",
    provider,
    atOnce: AT_ONCE.vendor,
    voices: () => told.now() ?? KNOWN,
    version: () => VERSION,
    limit: { most: MOST_BYTES, of: (text) => Buffer.byteLength(text), unit: "bytes" },
    async synthesize({ text, speed, pitch }, { id, takesPitch }, signal) {
      const name = id.slice("google:".length);
      // Without a pitch to ask for it comes from playing what was spoken slower or faster.
      const ratio = takesPitch ? 1 : 2 ** (pitch / 12);
      const wav = await provider.ask(
        {
          url: `${baseUrl}/text:synthesize`,
          headers,
          body: {
            input: { text },
            voice: { languageCode: name.slice(0, 5), name },
            audioConfig: {
              audioEncoding: "LINEAR16",
              sampleRateHertz: SAMPLE_RATE,
              speakingRate: Math.min(MOST_RATE, speed / ratio),
              ...(takesPitch && { pitch }),
            },
          },
        },
        async (response) => readWav(Buffer.from(Answer.parse(await response.json()).audioContent, "base64")),
        signal,
      );
      return { ...wav, samples: resample(wav.samples, ratio) };
    },
  });
  return { ...speech, ready: told.ready };
}
