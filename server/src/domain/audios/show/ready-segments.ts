import type { Database } from "#db/client";
import type { QueueRow } from "#db/schema/index";
import { earlyGain, needsLimiter } from "#kernel/sound/gain";
import { lruCache } from "#kernel/work/lru-cache";
import type { Speech } from "#ports/speech";
import { AudioInput } from "../order/audio-input.ts";
import type { PlannedSegment } from "../order/plan-segments.ts";
import type { SpokenSentence } from "../order/script-markup.ts";
import { layoutOf, type Spoken } from "../order/segment-layout.ts";
import { type SegmentStore, type Segments, type StoredSegment, spokenAnew } from "../order/segments.ts";
import { planMarked } from "../order/spoken-mark.ts";
import { spokenText } from "../order/spoken-text.ts";

/** A segment that can be heard before the file is made: on the file's own time line, in seconds. */
export interface ReadySegment {
  /** Position among the spoken segments, from 0, without gaps. */
  index: number;
  queueId: string;
  hash: string;
  /** Position of its sentence in the script, and the sentence's own words. */
  sentence: number;
  text: string;
  /** The speaker, if the script names one. */
  speaker?: string;
  start: number;
  duration: number;
  /** Factor that brings it to the loudness of the finished file. */
  gain: number;
  /** Hundredths of a decibel that its file is raised by beforehand: a player's gain alone would clip. */
  raisedBy?: number;
}

/** Cached data of an active job; a plan and found segments stay valid. */
interface Known {
  plan: readonly PlannedSegment[];
  sentences: readonly SpokenSentence[];
  settings: AudioInput["settings"];
  segments: Pick<SegmentStore, "look">;
  found: Map<string, StoredSegment>;
  ready: ReadySegment[];
}

/** So long after its end somebody may still hear a job's segments; from then on there is the file. */
const HAND_OVER_MS = 60_000;
/** Jobs that somebody listens to in this process. */
const REMEMBERED_JOBS = 50;

interface Needs {
  db: Database;
  speech: Pick<Speech, "normalize" | "engineVersion" | "voices" | "isRemote">;
  segments: Segments;
}

/** Reads which segments of an audio job are ready: from the first one on, up to the first that is missing. */
export function readySegments({ db, speech, segments }: Needs) {
  const jobs = lruCache<Known>(REMEMBERED_JOBS);

  async function open(queue: QueueRow): Promise<Known | null> {
    const input = AudioInput.safeParse(queue.input);
    if (queue.queueType !== "generate_audio" || !input.success) return null;
    const { settings, readings, disclosure } = input.data;
    return jobs.of(queue.id, async () => {
      const { content: script } = await spokenText(db, input.data);
      const request = { script, settings, readings, disclosure, speech };
      const { segments: plan, sentences } = await planMarked(request);
      const sounds = spokenAnew(segments, queue, input.data);
      return { plan, sentences, settings, segments: sounds, found: new Map(), ready: [] };
    });
  }

  /** The caller has checked whose queue it is. */
  return async (queue: QueueRow, from = 0): Promise<ReadySegment[]> => {
    // Only what runs is laid out, and of a user little runs at a time: a list of jobs costs no list of plans.
    if (!queue.startedAt) return [];
    if (queue.finishedAt && Date.now() - queue.finishedAt.getTime() > HAND_OVER_MS) return [];
    const job = await open(queue);
    if (!job) return [];
    const missing = job.plan.map(({ hash }) => hash).filter((hash) => !job.found.has(hash));
    if (missing.length > 0) {
      for (const [hash, segment] of await job.segments.look(queue.userId, [...new Set(missing)]))
        job.found.set(hash, segment);
    }
    extend(job, queue.id);
    return job.ready.slice(from);
  };
}

/** Adds what has become ready behind what was. */
function extend(job: Known, queueId: string): void {
  const spoken: Spoken<StoredSegment>[] = [];
  for (const planned of job.plan) {
    const segment = job.found.get(planned.hash);
    if (!segment) break;
    if (segment.sampleCount > 0) spoken.push({ planned, segment });
  }
  if (spoken.length === job.ready.length) return;
  const { starts, sampleRate } = layoutOf(spoken, job.sentences, job.settings);
  const parts = spoken.map(({ segment: { measures } }, at) => ({ start: starts[at] as number, measures }));
  for (let index = job.ready.length; index < spoken.length; index++) {
    const { planned, segment } = spoken[index] as Spoken<StoredSegment>;
    const gain = earlyGain(parts.slice(0, index + 1), sampleRate, job.settings.loudness);
    const sentence = job.sentences.find(({ index: at }) => at === planned.sentenceIndex);
    job.ready.push({
      index,
      queueId,
      hash: segment.hash,
      sentence: planned.sentenceIndex,
      text: sentence?.text ?? "",
      speaker: sentence?.speaker,
      start: (starts[index] as number) / sampleRate,
      duration: segment.sampleCount / sampleRate,
      ...(needsLimiter(segment.measures, gain)
        ? { gain: 1, raisedBy: Math.round(2_000 * Math.log10(gain)) }
        : { gain }),
    });
  }
}
