import type { z } from "zod";
import { createProvider, type ProviderTuning } from "#kernel/provider/provider";
import type { Speech, Voice } from "#ports/speech";
import { readWav } from "./read-wav.ts";
import { AT_ONCE, bytesOf, REMOTE_PACE, remoteSpeech } from "./remote.ts";
import { askedFor } from "./voice-list.ts";
import { AudioQuery, adjusted, Manifest, Speakers, Version } from "./voicevox-query.ts";
import { voicevoxWords } from "./voicevox-words.ts";

/** Rises whenever the same utterance would be finished differently. */
const VERSION = 2;
const SAMPLE_RATE = 24_000;
/** The engine sets none; a segment is far shorter. */
const MOST_CHARACTERS = 2_000;
/** A self-hosted engine, often without a graphics card. */
const TIMEOUT_MS = 60_000;
const LIST_TIMEOUT_MS = 3_000;

interface Installed {
  voices: Voice[];
  version: string;
}

interface VoicevoxOptions extends ProviderTuning {
  url: string;
}

/**
 * The voices of a VOICEVOX engine, or of one that answers the same. Which ones it has is asked of it:
 * without an answer it offers none, and is asked again later. `ready` settles after the first asking.
 */
export function voicevox({ url, ...tuning }: VoicevoxOptions): Speech & {
  ready: Promise<void>;
} {
  const base = url.replace(/\/+$/, "");
  const options = { name: "VOICEVOX", reason: "SPEECH_ENGINE", ...tuning } as const;
  const provider = createProvider({ ...options, timeoutMs: TIMEOUT_MS });
  const lists = createProvider({ ...options, timeoutMs: LIST_TIMEOUT_MS, attempts: 1 });
  const withWords = voicevoxWords(base, provider);
  const read = <T>(path: string, shape: z.ZodType<T>) =>
    lists.ask({ url: `${base}${path}`, method: "GET" }, async (response) =>
      shape.parse(await response.json()),
    );

  const installed = askedFor(async (): Promise<Installed> => {
    const [speakers, version, { brand_name }] = await Promise.all([
      read("/speakers", Speakers),
      read("/version", Version),
      read("/engine_manifest", Manifest),
    ]);
    return { voices: voicesOf(speakers, brand_name), version };
  });

  const speech = remoteSpeech({
    engine: "voicevox",
    provider,
    atOnce: AT_ONCE.ownServer,
    voices: () => installed.now()?.voices ?? [],
    version: () => `voicevox-${installed.now()?.version}-${VERSION}`,
    limit: { most: MOST_CHARACTERS, of: (text) => text.length, unit: "characters" },
    takesAccents: true,
    async synthesize({ text: given, speed, pitch }, { id }, signal) {
      const speaker = id.slice("voicevox:".length);
      const text = await withWords(given, signal);
      const query = await provider.ask(
        { url: `${base}/audio_query?${new URLSearchParams({ text, speaker })}` },
        async (response) => AudioQuery.parse(await response.json()),
        signal,
      );
      return provider.ask(
        {
          url: `${base}/synthesis?${new URLSearchParams({ speaker })}`,
          body: adjusted(query, { speed, pitch, sampleRate: SAMPLE_RATE }),
        },
        async (response) => readWav(await bytesOf(response)),
        signal,
      );
    },
  });
  return { ...speech, ready: installed.ready };
}

/** The credit line that publishers of such a voice must show. */
const voicesOf = (speakers: z.infer<typeof Speakers>, brand: string): Voice[] =>
  speakers.flatMap(({ name, styles }) =>
    styles
      .filter(({ type }) => type === "talk")
      .map((style) => ({
        id: `voicevox:${style.id}`,
        name: `${name}（${style.name}）`,
        language: "ja" as const,
        sampleRate: SAMPLE_RATE,
        pace: REMOTE_PACE,
        attribution: `${brand}:${name}`,
      })),
  );
