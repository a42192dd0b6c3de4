import { audioCredits } from "#domain/credits/pricing";
import { hashOf, type Priced } from "#domain/credits/quotes";
import { AppError } from "#kernel/errors";
import { PLAN_LIMITS } from "#kernel/limits";
import { splitScript } from "#kernel/text/sentences";
import { pacedSeconds } from "#kernel/text/spoken-seconds";
import type { Viewer } from "#kernel/viewer";
import { atOnce, inSlices } from "#kernel/work/in-slices";
import type { Speech } from "#ports/speech";
import { QUOTE_MARGIN } from "./estimate.ts";
import { type PlannedSegment, planning } from "./plan-segments.ts";
import type { AudioSource, SpokenText } from "./request.ts";
import { layoutOf } from "./segment-layout.ts";
import type { SegmentStore } from "./segments.ts";

export interface AudioPrice {
  credits: number;
  /** About how long the whole lasts, its pauses included. */
  seconds: number;
  changedSentences: number;
  sentences: number;
  /** How many of the sentences that were asked for once more are made: a voice that repeats itself makes none. */
  againSentences: number;
}

/** An audio that can be made, before it is known which of its sounds exist. */
export interface PlannedAudio {
  /** Hashes of all its segments. */
  hashes: string[];
  priceBeside(stored: ReadonlySet<string>): AudioPrice;
  /** Those of its sounds that would not be the same if the voice spoke their lines once more. */
  changeable: ReadonlySet<string>;
}

/** The most that this audio can cost: what has to be made newly, estimated from above. */
export async function priceAudio(
  viewer: Viewer,
  source: AudioSource,
  { speech, segments }: { speech: Speech; segments: Pick<SegmentStore, "existing"> },
): Promise<AudioPrice & { priced: Priced; again: string[] }> {
  const { revision, script, settings, readings, again } = source;
  const text = { ...source, content: script.content };
  const { hashes, priceBeside, changeable } = await inSlices(planningAudio(viewer, text, speech));
  const stored = await segments.existing(viewer.uid, hashes);
  return {
    ...priceBeside(new Set([...stored].filter((hash) => !changeable.has(hash)))),
    again: [...changeable],
    priced: {
      entryId: revision.entryId,
      queueType: "generate_audio",
      inputHash: hashOf([
        script.id,
        script.content,
        settings,
        readings,
        ...(again.length > 0 ? [again] : []),
      ]),
    },
  };
}

/** Throws where the audio cannot be made: nothing in it can be spoken, or the plan does not reach. */
export const planAudio = (...audio: Parameters<typeof planningAudio>): PlannedAudio =>
  atOnce(planningAudio(...audio));

/** The same sentence by sentence. */
export function* planningAudio(
  viewer: Pick<Viewer, "plan">,
  { content, settings, readings, again = [] }: SpokenText & { again?: readonly string[] },
  speech: Speech,
): Generator<void, PlannedAudio> {
  const { segments: plan, sentences } = yield* planning({ script: content, settings, readings, speech });
  const voices = new Map(speech.voices().map((voice) => [voice.id, voice]));
  const seconds = ({ text, voice, spoken }: PlannedSegment) =>
    pacedSeconds(text, voices.get(voice) ?? { language: "ja" }, (spoken ?? settings).speed);
  const spoken = plan.map((planned) => ({ planned, segment: silent(seconds(planned)) }));
  const { sampleCount, sampleRate } = layoutOf(spoken, sentences, settings);
  const whole = sampleCount / sampleRate;
  requireWithinPlan(viewer, whole / MOST_BEYOND);
  const wanted = linesAmong(content, again);
  const askedFor = plan.filter(({ sentenceIndex }) => wanted.has(sentenceIndex));
  return {
    changeable: new Set(askedFor.filter(({ voice }) => speech.isRemote?.(voice)).map(({ hash }) => hash)),
    hashes: [...new Set(plan.map(({ hash }) => hash))],
    priceBeside(stored) {
      const missing = plan.filter(({ hash }) => !stored.has(hash));
      const made = [...new Map(missing.map((segment) => [segment.hash, segment])).values()];
      return {
        credits: audioCredits(QUOTE_MARGIN * made.reduce((sum, segment) => sum + seconds(segment), 0)),
        seconds: Math.round(whole),
        changedSentences: new Set(missing.map(({ sentenceIndex }) => sentenceIndex)).size,
        sentences: sentences.length,
        againSentences: new Set(
          askedFor.filter(({ hash }) => !stored.has(hash)).map(({ sentenceIndex }) => sentenceIndex),
        ).size,
      };
    },
  };
}

/** Places of the sentences that read so, as they stand in the script. */
const linesAmong = (content: string, lines: readonly string[]): ReadonlySet<number> =>
  lines.length === 0
    ? new Set()
    : new Set(splitScript(content).flatMap(({ index, text }) => (lines.includes(text) ? [index] : [])));

/** The estimate lies at most this much above what is spoken: what may fit into the plan is not refused. */
const MOST_BEYOND = 1.1;

/** Silence of the given seconds, in milliseconds, for the layout. */
const silent = (seconds: number) => ({ sampleRate: 1_000, sampleCount: Math.round(seconds * 1_000) });

/** Checks the duration of the whole, with its pauses. */
export function requireWithinPlan(viewer: Pick<Viewer, "plan">, seconds: number) {
  const { audioMinutes } = PLAN_LIMITS[viewer.plan];
  if (seconds <= audioMinutes * 60) return;
  throw new AppError("FORBIDDEN", {
    message: `Your plan makes audio of up to ${audioMinutes} minutes`,
    reason: "PLAN_LIMIT",
    details: {
      field: "audioMinutes",
      rule: "too_big",
      limit: audioMinutes,
      minutes: Math.ceil(seconds / 60),
    },
  });
}
