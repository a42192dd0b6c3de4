import { truncate, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { FinishedSegment } from "#kernel/sound/finish-segment";
import { gainFor, toGain } from "#kernel/sound/gain";
import { ABSOLUTE_GATE } from "#kernel/sound/loudness";
import type { Pcm } from "#kernel/sound/pcm";
import { wavHeader } from "#kernel/sound/wav";
import { createPool } from "#kernel/work/pool";
import { threadMember } from "#kernel/work/thread";
import type { JoinRequest, Raise, WriteRequest } from "./join.ts";
import { type Measured, type SoundFacts, type Stretch, soundFactsOf, stretches } from "./measure-file.ts";
import type { Heard, Mp3Request } from "./mp3.ts";

export type SoundJob =
  | { finish: Pcm; rate?: number; gain?: number }
  | { raise: Raise }
  | { write: WriteRequest }
  | { measure: Stretch }
  | { mp3: Mp3Request };
// biome-ignore lint/suspicious/noConfusingVoidType: what each kind of job answers
export type SoundResult = FinishedSegment | Uint8Array<ArrayBuffer> | null | Measured | Heard | void;

interface Mp3FileRequest extends Omit<Mp3Request, "gain"> {
  loudness: number;
}

/** Half an hour of sound takes seconds; minutes mean that something is stuck. */
const TIMEOUT_MS = 300_000;
const THREADS = availableParallelism();
/** How far from its loudness a file may be, in LU, and how often it is written to come nearer… */
const TOLERANCE = 0.3;
const ROUNDS = 8;
/** …unless that changes no more than this: the limiter lets nothing louder through. */
const LEAST_CHANGE = 0.05;
/** No peak of a file is higher, in dBTP… */
const HIGHEST_PEAK = -1;
/** …and an encoded one should stay this far below, for other decoders; nearer gains nothing. */
const PEAK_ROOM = 0.1;
const LEAST_GAIN = 0.2;
const MP3_ROUNDS = 6;
/** Factor that LAME applies before it encodes at these bit rates. */
const ENCODER_SCALE = 0.95;

/** Threads start at first use and hold no process open, so the pool needs no owner that closes it. */
const pool = createPool<SoundJob, SoundResult>({
  size: THREADS,
  timeoutMs: TIMEOUT_MS,
  start: () => threadMember(import.meta.url, "./sound-thread"),
});

/** Trims, limits and measures what an engine spoke, at `rate` and by `gain` decibels louder if told; null when it made no sound. */
export async function finish(
  pcm: Pcm,
  { rate, gain, signal }: { rate?: number; gain?: number; signal?: AbortSignal } = {},
): Promise<FinishedSegment | null> {
  return (await pool.run({ finish: pcm, rate, gain }, signal)) as FinishedSegment | null;
}

/** A finished segment at another gain, limited again: as it will sound in the file. */
export async function raise(raise: Raise, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return (await pool.run({ raise }, signal)) as Uint8Array<ArrayBuffer>;
}

/**
 * Joins segments into one wav file, then opens the file and measures it; each by as many threads as there
 * are. A file that is not as loud as was estimated is written anew.
 */
export async function joinFile(request: JoinRequest, signal?: AbortSignal): Promise<SoundFacts> {
  const { parts, outPath, sampleRate, sampleCount, loudness } = request;
  await writeSilentFile(outPath, sampleRate, sampleCount);
  let gain = gainFor(parts, sampleRate, loudness);
  let former = Number.NEGATIVE_INFINITY;
  for (let round = 1; ; round++) {
    await write({ ...request, gain }, signal);
    const facts = await measure(request, signal);
    const missing = loudness - facts.loudness;
    // Nor would a gain help what is too soft to be measured.
    const isStuck = Math.abs(facts.loudness - former) < LEAST_CHANGE || facts.loudness === ABSOLUTE_GATE;
    if (Math.abs(missing) <= TOLERANCE || isStuck || round === ROUNDS) return facts;
    former = facts.loudness;
    gain *= toGain(missing);
  }
}

async function write(request: WriteRequest, signal?: AbortSignal): Promise<void> {
  const share = Math.ceil(request.parts.length / THREADS);
  const shares = Array.from({ length: THREADS }, (_, at) =>
    request.parts.slice(at * share, (at + 1) * share),
  );
  await Promise.all(shares.map((parts) => pool.run({ write: { ...request, parts } }, signal)));
}

async function measure(
  { outPath, sampleCount, sampleRate }: Pick<JoinRequest, "outPath" | "sampleCount" | "sampleRate">,
  signal?: AbortSignal,
): Promise<SoundFacts> {
  const all = stretches(outPath, sampleCount, sampleRate, THREADS);
  const measured = await Promise.all(all.map((measure) => pool.run({ measure }, signal)));
  return soundFactsOf(measured as [Measured, ...Measured[]]);
}

/** A wav file of nothing yet, which takes no room on the disk where it stays silent. */
async function writeSilentFile(path: string, sampleRate: number, sampleCount: number): Promise<void> {
  const header = wavHeader(sampleRate, sampleCount);
  await writeFile(path, header);
  await truncate(path, header.length + sampleCount * 2);
}

/**
 * Encodes a finished wav file of that loudness, in LUFS, and measures what a player will hear: an encoder
 * changes how loud it is and how high its peaks are. The mp3 is as loud as the file, or as its peaks allow.
 * Throws where they stay too high.
 */
export async function mp3File({ loudness, ...request }: Mp3FileRequest): Promise<SoundFacts> {
  const encode = async (gain: number) => {
    const heard = (await pool.run({ mp3: { ...request, gain } })) as Heard;
    return measure({ outPath: request.heardPath, ...heard });
  };
  /** The last gain that was good, and the last that was too high. */
  let [good, bad] = [0, Number.POSITIVE_INFINITY];
  let gain = 1 / ENCODER_SCALE;
  for (let round = 1; round <= MP3_ROUNDS && bad / good > toGain(LEAST_GAIN); round++) {
    const facts = await encode(gain);
    const change = Math.min(loudness - facts.loudness, HIGHEST_PEAK - PEAK_ROOM - facts.truePeak);
    const isGood = facts.truePeak <= HIGHEST_PEAK && change > -LEAST_GAIN;
    if (isGood) good = gain;
    else bad = gain;
    if (isGood && (change < LEAST_GAIN || bad / good <= toGain(LEAST_GAIN))) return facts;
    gain *= toGain(change);
    // Peaks do not rise and fall quite as the gain does.
    if (gain <= good || gain >= bad) gain = Math.sqrt(good * bad);
  }
  if (good === 0) throw new Error("an mp3 whose peaks stay too high");
  return encode(good);
}
