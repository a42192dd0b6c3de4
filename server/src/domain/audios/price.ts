import { audioCredits } from "#domain/credits/pricing";
import { hashOf, type Priced } from "#domain/credits/quotes";
import { AppError } from "#domain/errors";
import { PLAN_LIMITS } from "#domain/limits";
import { splitScript } from "#domain/text/sentences";
import type { Viewer } from "#domain/viewer";
import type { Speech } from "#ports/speech";
import { estimateSeconds } from "./estimate.ts";
import { planSegments } from "./plan-segments.ts";
import type { AudioSource } from "./request.ts";
import type { SegmentStore } from "./segments.ts";

export interface AudioPrice {
  credits: number;
  changedSentences: number;
  sentences: number;
  priced: Priced;
}

/** The most that this audio can cost: what has to be made newly, estimated from above. */
export async function priceAudio(
  viewer: Viewer,
  { revision, script, settings }: AudioSource,
  { speech, segments }: { speech: Speech; segments: SegmentStore },
): Promise<AudioPrice> {
  const voice = speech.voices().find(({ id }) => id === settings.voice) ?? { language: "ja" };
  const plan = planSegments({ script: script.content, settings, speech });
  const seconds = ({ text }: { text: string }) => estimateSeconds(text, voice, settings.speed);
  requireWithinPlan(
    viewer,
    plan.reduce((sum, segment) => sum + seconds(segment), 0),
  );
  const stored = await segments.find(viewer.uid, [...new Set(plan.map(({ hash }) => hash))]);
  const missing = plan.filter(({ hash }) => !stored.has(hash));
  const made = [...new Map(missing.map((segment) => [segment.hash, segment])).values()];
  return {
    credits: audioCredits(made.reduce((sum, segment) => sum + seconds(segment), 0)),
    changedSentences: new Set(missing.map(({ sentenceIndex }) => sentenceIndex)).size,
    sentences: splitScript(script.content).length,
    priced: {
      entryId: revision.entryId,
      queueType: "generate_audio",
      inputHash: hashOf([script.id, script.content, settings]),
    },
  };
}

/** The estimate lies up to this much above what is spoken: what may fit into the plan is not refused. */
const ESTIMATE_MARGIN = 1.25;

function requireWithinPlan(viewer: Viewer, estimated: number) {
  const { audioMinutes } = PLAN_LIMITS[viewer.plan];
  const seconds = estimated / ESTIMATE_MARGIN;
  if (seconds <= audioMinutes * 60) return;
  throw new AppError("FORBIDDEN", {
    message: `Your plan makes audio of up to ${audioMinutes} minutes`,
    reason: "PLAN_LIMIT",
    details: { limit: "audioMinutes", allowed: audioMinutes, minutes: Math.ceil(seconds / 60) },
  });
}
