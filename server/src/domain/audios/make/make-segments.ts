import { availableParallelism } from "node:os";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError, errors } from "#kernel/errors";
import { silence } from "#kernel/sound/finish-segment";
import { createSingleFlight } from "#kernel/work/single-flight";
import type { Speech } from "#ports/speech";
import type { VoiceSettings } from "../order/cast.ts";
import type { PlannedSegment } from "../order/plan-segments.ts";
import type { Put, SegmentStore, StoredSegment } from "../order/segments.ts";
import { finish } from "./sound/sound.ts";

export interface MakeSegments {
  plan: readonly PlannedSegment[];
  settings: VoiceSettings;
  userId: string;
  speech: Speech;
  segments: SegmentStore;
  signal: AbortSignal;
  /** Called at once with what exists already, then after each segment. */
  onSegment?(done: number, total: number): void;
  /** Called for each sound as soon as it is stored; with its wav file where it was made just now. */
  onSound?(sound: StoredSegment, wav?: Uint8Array<ArrayBuffer>): void;
}

export interface Made {
  /** By hash; one that the engine made no sound of has no samples. */
  sounds: Map<string, StoredSegment>;
  /** Segments with sound that did not exist before. */
  made: StoredSegment[];
}

/**
 * Sees to it that every planned segment is stored: reused where it exists, made where not, first ones
 * first. A job keeps no more of them in work than there are cores, so that another job's are not late, and
 * one more: an engine goes on while its last sound is finished and stored.
 */
export async function makeSegments(request: MakeSegments): Promise<Made> {
  const { plan, userId, segments } = request;
  // Words that stand twice are made once, as their first place in the script says them.
  const distinct = new Map<string, PlannedSegment>();
  for (const segment of plan) if (!distinct.has(segment.hash)) distinct.set(segment.hash, segment);
  const sounds = new Map(await segments.find(userId, [...distinct.keys()]));
  const missing = [...distinct.values()].filter(({ hash }) => !sounds.has(hash));
  const made: StoredSegment[] = [];
  const report = () => request.onSegment?.(sounds.size, distinct.size);
  report();
  for (const sound of sounds.values()) request.onSound?.(sound);

  // After a failure that stays nothing new is begun: nobody waits for sounds that will not be joined.
  // Sounds that are being made at that moment are finished and kept.
  const failures: unknown[] = [];
  const inOrder = pLimit(1);
  await pLimit(availableParallelism() + 1).map(missing, async (segment) => {
    if (failures.length > 0) return;
    try {
      request.signal.throwIfAborted();
      const { segment: sound, isNew, wav } = await unlessInWork(request, segment, inOrder);
      sounds.set(segment.hash, sound);
      request.onSound?.(sound, wav);
      if (isNew && sound.sampleCount > 0) made.push(sound);
      report();
    } catch (error) {
      failures.push(error);
    }
  });
  if (failures.length > 0) throw failures[0];
  return { sounds, made };
}

/** A sentence takes seconds at most; a job that is stuck with one holds up no other. */
const PATIENCE_MS = 5_000;

/** Sentences that jobs of this process are making. Of two processes both make one, and one is charged. */
const inWork = createSingleFlight<MadeOne>({ patienceMs: PATIENCE_MS });

interface MadeOne extends Put {
  /** Its file, where it is as it was stored. */
  wav?: Uint8Array<ArrayBuffer>;
}

/**
 * Segments that another job of the user is making are not made again. They are looked up in order: with
 * answers in any order, a later segment would get the engine first and the first sound would wait.
 */
async function unlessInWork(
  request: MakeSegments,
  planned: PlannedSegment,
  inOrder: LimitFunction,
): Promise<MadeOne> {
  const { userId, segments, signal } = request;
  const { hash } = planned;
  const work = async () => {
    const segment = (await inOrder(() => segments.look(userId, [hash]))).get(hash);
    return segment ? { segment, isNew: false } : twice(() => makeOne(request, planned), signal);
  };
  const { result, isOwn } = await inWork(`${userId} ${hash}`, work, signal);
  // Its memory belongs to one: the other one reads what is stored.
  return isOwn ? result : { segment: result.segment, isNew: false };
}

/** A segment that a voice fails at is tried once more, alone; what the others made meanwhile is kept. */
async function twice<Result>(make: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const isPassing = error instanceof AppError && errors[error.code].retryable;
    if (!isPassing || signal.aborted) throw error;
    return make();
  }
}

async function makeOne(
  { settings, userId, speech, segments, signal }: MakeSegments,
  { text, introducing = text, hash, voice, rate, spoken }: PlannedSegment,
): Promise<MadeOne> {
  const { speed, pitch } = spoken ?? settings;
  const pcm = await speech.speak({ text: introducing, voice, speed, pitch }, signal);
  const sampleRate = rate ?? pcm.sampleRate;
  const finished = (await finish(pcm, { rate, gain: spoken?.gain, signal })) ?? silence(sampleRate);
  const put = await segments.put(userId, hash, sampleRate, finished);
  return put.isNew ? { ...put, wav: finished.wav } : put;
}
