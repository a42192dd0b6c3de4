import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import type { Speech } from "#ports/speech";
import type { PlannedSegment, VoiceSettings } from "./plan-segments.ts";
import type { SegmentStore, StoredSegment } from "./segments.ts";
import { silence } from "./sound/finish-segment.ts";
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
}

export interface Made {
  /** By hash; one that the engine made no sound of has no samples. */
  sounds: Map<string, StoredSegment>;
  /** Those with sound that did not exist before. */
  made: StoredSegment[];
}

/**
 * Sees to it that every planned segment is stored: reused where it exists, made where not, first ones
 * first. A job keeps no more of them in work than there are cores, so that the next one's are not late.
 */
export async function makeSegments(request: MakeSegments): Promise<Made> {
  const { plan, userId, segments } = request;
  const distinct = new Map(plan.map((segment) => [segment.hash, segment]));
  const sounds = new Map(await segments.find(userId, [...distinct.keys()]));
  const missing = [...distinct.values()].filter(({ hash }) => !sounds.has(hash));
  const made: StoredSegment[] = [];
  const report = () => request.onSegment?.(sounds.size, distinct.size);
  report();

  // The first failure gives up the rest: nobody waits for sounds that will not be joined.
  const failure = new AbortController();
  const signal = AbortSignal.any([request.signal, failure.signal]);
  await pLimit(availableParallelism())
    .map(missing, async (segment) => {
      signal.throwIfAborted();
      const sound = await makeOne(request, segment, signal);
      sounds.set(segment.hash, sound);
      if (sound.sampleCount > 0) made.push(sound);
      report();
    })
    .catch((error) => {
      failure.abort(error);
      throw error;
    });
  return { sounds, made };
}

async function makeOne(
  { settings, userId, speech, segments }: MakeSegments,
  { text, hash, voice, rate }: PlannedSegment,
  signal: AbortSignal,
): Promise<StoredSegment> {
  const { speed, pitch } = settings;
  const pcm = await speech.speak({ text, voice, speed, pitch }, signal);
  const sampleRate = rate ?? pcm.sampleRate;
  const finished = await finish(pcm, { rate, signal });
  return segments.put(userId, hash, sampleRate, finished ?? silence(sampleRate));
}
