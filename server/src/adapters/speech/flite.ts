import { availableParallelism } from "node:os";
import type { Pcm } from "#kernel/sound/pcm";
import { createPool } from "#kernel/work/pool";
import { threadMember } from "#kernel/work/thread";
import type { Speech, Utterance, Voice } from "#ports/speech";
import { engineCall } from "./engine-call.ts";
import { hasOwnPitch } from "./flite-marks.ts";
import { exclaims, rises } from "./flite-phones.ts";
import { introducedEnglish } from "./introduce-en.ts";
import { normalizeEnglish } from "./normalize-en/index.ts";
import { rememberLines } from "./remember-lines.ts";

/** Rises whenever the same utterance would sound different, for the voice that would. */
const VERSIONS: Readonly<Record<string, string>> = { "flite:slt": "flite-2.3-6" };
const VERSION = "flite-2.3-5";
/** The rise of questions has a version of its own: all else keeps its sound. */
const QUESTION = " rise-2";
/** So has the melody of exclamations, in voices that can be told a pitch. */
const EXCLAMATION = " lift-1";
const SAMPLE_RATE = 16_000;
const TIMEOUT_MS = 20_000;

const attribution = "Flite © 1999–2017 Language Technologies Institute, Carnegie Mellon University";

/** Gain in decibels that brings ordinary speech of each voice to −16 LUFS, and its pace, as measured. */
const speakers = {
  rms: { name: "Robert", gain: 5.2, pace: 1 },
  slt: { name: "Stella", gain: 0, pace: 0.87 },
} as const;

const gains = new Map(Object.entries(speakers).map(([id, { gain }]) => [`flite:${id}`, 10 ** (gain / 20)]));

const voices: Voice[] = Object.entries(speakers).map(([id, { name, pace }]) => ({
  id: `flite:${id}`,
  name,
  language: "en",
  sampleRate: SAMPLE_RATE,
  pace,
  attribution,
}));

const normalize = rememberLines(normalizeEnglish);

/** The embedded English voices: flite in worker threads, one a core. */
export function flite({ size = availableParallelism() }: { size?: number } = {}): Speech {
  const pool = createPool<Utterance, Pcm>({
    size,
    timeoutMs: TIMEOUT_MS,
    start: () => threadMember(import.meta.url, "./flite-thread"),
  });
  return {
    voices: () => voices,
    engineVersion: (voice, text = "") =>
      `${VERSIONS[voice] ?? VERSION}${rises(text) ? QUESTION : ""}${hasOwnPitch(voice) && exclaims(text) ? EXCLAMATION : ""}`,
    normalize,
    introduce: (text, _voice, heard) => introducedEnglish(text, heard),
    async speak(utterance, signal) {
      const pcm = await engineCall(pool.run(utterance, signal), signal);
      const gain = gains.get(utterance.voice) ?? 1;
      return { ...pcm, samples: pcm.samples.map((sample) => sample * gain) };
    },
    close: () => pool.close(),
  };
}
