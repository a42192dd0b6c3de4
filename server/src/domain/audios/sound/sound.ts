import { availableParallelism } from "node:os";
import { createPool } from "#lib/pool";
import { threadMember } from "#lib/thread";
import type { Pcm } from "#ports/speech";
import type { FinishedSegment } from "./finish-segment.ts";
import type { JoinRequest } from "./join.ts";
import type { SoundFacts } from "./measure-file.ts";

export type SoundJob =
  | { finish: Pcm; rate?: number }
  | { join: JoinRequest }
  | { mp3: { wavPath: string; mp3Path: string } };
// biome-ignore lint/suspicious/noConfusingVoidType: what each kind of job answers
export type SoundResult = FinishedSegment | null | SoundFacts | void;

/** Half an hour of sound takes seconds; minutes mean that something is stuck. */
const TIMEOUT_MS = 300_000;

/** Threads start at first use and hold no process open, so the pool needs no owner that closes it. */
const pool = createPool<SoundJob, SoundResult>({
  size: availableParallelism(),
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

/** Joins segments into one wav file, then opens the file and measures it. */
export async function joinFile(request: JoinRequest, signal?: AbortSignal): Promise<SoundFacts> {
  return (await pool.run({ join: request }, signal)) as SoundFacts;
}

export async function mp3File(wavPath: string, mp3Path: string): Promise<void> {
  await pool.run({ mp3: { wavPath, mp3Path } });
}
