import { truncate, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { createPool } from "#lib/pool";
import { threadMember } from "#lib/thread";
import type { Pcm } from "#ports/speech";
import type { FinishedSegment } from "./finish-segment.ts";
import type { JoinRequest, Raise, WriteRequest } from "./join.ts";
import { factsOf, type Measured, type SoundFacts, type Stretch, stretches } from "./measure-file.ts";
import { wavHeader } from "./wav.ts";

export type SoundJob =
  | { finish: Pcm; rate?: number }
  | { raise: Raise }
  | { gain: JoinRequest }
  | { write: WriteRequest }
  | { measure: Stretch }
  | { mp3: { wavPath: string; mp3Path: string } };
// biome-ignore lint/suspicious/noConfusingVoidType: what each kind of job answers
export type SoundResult = FinishedSegment | Uint8Array<ArrayBuffer> | null | number | Measured | void;

/** Half an hour of sound takes seconds; minutes mean that something is stuck. */
const TIMEOUT_MS = 300_000;
const THREADS = availableParallelism();

/** Threads start at first use and hold no process open, so the pool needs no owner that closes it. */
const pool = createPool<SoundJob, SoundResult>({
  size: THREADS,
  timeoutMs: TIMEOUT_MS,
  start: () => threadMember(import.meta.url, "./sound-thread"),
});

/** Trims, limits and measures what an engine spoke, at `rate` if told; null when it made no sound. */
export async function finish(
  pcm: Pcm,
  { rate, signal }: { rate?: number; signal?: AbortSignal } = {},
): Promise<FinishedSegment | null> {
  return (await pool.run({ finish: pcm, rate }, signal)) as FinishedSegment | null;
}

/** A finished segment at another gain, limited again: as it will sound in the file. */
export async function raise(raise: Raise, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return (await pool.run({ raise }, signal)) as Uint8Array<ArrayBuffer>;
}

/** Joins segments into one wav file, then opens the file and measures it; each by as many threads as there are. */
export async function joinFile(request: JoinRequest, signal?: AbortSignal): Promise<SoundFacts> {
  const { parts, outPath, sampleRate, sampleCount } = request;
  const gain = (await pool.run({ gain: request }, signal)) as number;
  await writeSilentFile(outPath, sampleRate, sampleCount);
  const share = Math.ceil(parts.length / THREADS);
  const shares = Array.from({ length: THREADS }, (_, at) => parts.slice(at * share, (at + 1) * share));
  await Promise.all(shares.map((own) => pool.run({ write: { ...request, parts: own, gain } }, signal)));
  const measured = await Promise.all(
    stretches(outPath, sampleCount, sampleRate, THREADS).map((measure) => pool.run({ measure }, signal)),
  );
  return factsOf(measured as [Measured, ...Measured[]]);
}

/** A wav file of nothing yet, which takes no room on the disk where it stays silent. */
async function writeSilentFile(path: string, sampleRate: number, sampleCount: number): Promise<void> {
  const header = wavHeader(sampleRate, sampleCount);
  await writeFile(path, header);
  await truncate(path, header.length + sampleCount * 2);
}

export async function mp3File(wavPath: string, mp3Path: string): Promise<void> {
  await pool.run({ mp3: { wavPath, mp3Path } });
}
