import { audioCredits } from "#domain/credits/pricing";
import { hashOf, type Priced } from "#domain/credits/quotes";
import { AppError } from "#kernel/errors";
import { PLAN_LIMITS } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";
import type { Speech } from "#ports/speech";
import { estimateSeconds } from "./estimate.ts";
import { type PlannedSegment, planSegments } from "./plan-segments.ts";
import type { AudioSource, SpokenText } from "./request.ts";
import { layoutOf } from "./segment-layout.ts";
import type { SegmentStore } from "./segments.ts";

export interface AudioPrice {
  credits: number;
  changedSentences: number;
  sentences: number;
}

/** An audio that can be made, before it is known which of its sounds exist. */
export interface PlannedAudio {
  /** Hashes of all its segments. */
  hashes: string[];
  priceBeside(stored: ReadonlySet<string>): AudioPrice;
}

/** The most that this audio can cost: what has to be made newly, estimated from above. */
export async function priceAudio(
  viewer: Viewer,
  source: AudioSource,
  { speech, segments }: { speech: Speech; segments: Pick<SegmentStore, "existing"> },
): Promise<AudioPrice & { priced: Priced }> {
  const { revision, script, settings, readings } = source;
  const { hashes, priceBeside } = planAudio(viewer, { ...source, content: script.content }, speech);
  return {
    ...priceBeside(await segments.existing(viewer.uid, hashes)),
    priced: {
      entryId: revision.entryId,
      queueType: "generate_audio",
      inputHash: hashOf([script.id, script.content, settings, readings]),
    },
  };
}

/** Throws where the audio cannot be made: nothing in it can be spoken, or the plan does not reach. */
export function planAudio(
  viewer: Pick<Viewer, "plan">,
  { content, settings, readings }: SpokenText,
  speech: Speech,
): PlannedAudio {
  const { segments: plan, sentences } = planSegments({ script: content, settings, readings, speech });
  const voices = new Map(speech.voices().map((voice) => [voice.id, voice]));
  const seconds = ({ text, voice, spoken }: PlannedSegment) =>
    estimateSeconds(text, voices.get(voice) ?? { language: "ja" }, (spoken ?? settings).speed);
  const spoken = plan.map((planned) => ({ planned, segment: silent(seconds(planned) / ESTIMATE_MARGIN) }));
  const { sampleCount, sampleRate } = layoutOf(spoken, sentences, settings);
  requireWithinPlan(viewer, sampleCount / sampleRate);
  return {
    hashes: [...new Set(plan.map(({ hash }) => hash))],
    priceBeside(stored) {
      const missing = plan.filter(({ hash }) => !stored.has(hash));
      const made = [...new Map(missing.map((segment) => [segment.hash, segment])).values()];
      return {
        credits: audioCredits(made.reduce((sum, segment) => sum + seconds(segment), 0)),
        changedSentences: new Set(missing.map(({ sentenceIndex }) => sentenceIndex)).size,
        sentences: sentences.length,
      };
    },
  };
}

/** The estimate lies up to this much above what is spoken: what may fit into the plan is not refused. */
const ESTIMATE_MARGIN = 1.45;

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
