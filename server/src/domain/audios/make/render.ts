import { join } from "node:path";
import type { Chapter, Cue } from "#db/schema/index";
import type { AudioSettings } from "#kernel/audio-settings";
import type { Disclosure } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";
import type { Speech } from "#ports/speech";
import { nothingToSpeak } from "../order/plan-segments.ts";
import { layoutOf } from "../order/segment-layout.ts";
import type { SegmentStore } from "../order/segments.ts";
import { type MarkedPlan, planMarked } from "../order/spoken-mark.ts";
import { chaptersOf } from "./chapters.ts";
import { cuesOf } from "./cues.ts";
import { joinSegments } from "./join-segments.ts";
import { type Made, makeSegments } from "./make-segments.ts";
import { openPartsFile, SegmentsGone } from "./parts-file.ts";
import type { SoundFacts } from "./sound/measure-file.ts";

export interface RenderRequest {
  script: string;
  settings: AudioSettings & { voice: string };
  /** Readings of the user's dictionary. */
  readings?: readonly Reading[];
  /** Default: label. */
  disclosure?: Disclosure;
  userId: string;
  speech: Speech;
  segments: SegmentStore;
  signal: AbortSignal;
  /** Distinct sentences done, of all: called at once with what exists already, then after each. */
  onSegment?(done: number, total: number): void;
  /** Where temporary files may lie; the caller removes it. */
  workDir: string;
}

export interface RenderedAudio extends SoundFacts {
  wavPath: string;
  cues: Cue[];
  chapters: Chapter[];
  segmentsMade: number;
  segmentsReused: number;
  /** Length of what was made newly, without pauses and the mark: what is charged. */
  newSeconds: number;
}

/**
 * From script to finished, measured wav file. What was spoken before with the same voice is reused;
 * where its file was lost, it is forgotten and spoken once more.
 */
export async function renderAudio(request: RenderRequest): Promise<RenderedAudio> {
  try {
    return await render(request);
  } catch (error) {
    if (!(error instanceof SegmentsGone)) throw error;
    await request.segments.forget(request.userId, error.gone);
    return render(request);
  }
}

async function render(request: RenderRequest): Promise<RenderedAudio> {
  const plan = await planMarked({ disclosure: "label", ...request });
  const partsPath = join(request.workDir, "parts.pcm");
  const parts = await openPartsFile(partsPath, request);
  try {
    const made = await makeSegments({ ...request, plan: plan.segments, onSound: parts.add });
    return await joinMade(request, plan, made, { partsPath, offsets: await parts.offsets() });
  } finally {
    await parts.close();
  }
}

async function joinMade(
  { settings, workDir, signal }: RenderRequest,
  { segments: plan, sentences, free }: MarkedPlan,
  { sounds, made }: Made,
  parts: { partsPath: string; offsets: ReadonlyMap<string, number> },
): Promise<RenderedAudio> {
  const spoken = plan.flatMap((planned) => {
    const segment = sounds.get(planned.hash);
    return segment && segment.sampleCount > 0 ? [{ planned, segment }] : [];
  });
  if (spoken.length === 0) throw nothingToSpeak();

  const { starts, sampleCount, sampleRate } = layoutOf(spoken, sentences, settings);
  const laid = spoken.map(({ segment }, index) => ({ segment, start: starts[index] as number }));
  const { loudness } = settings;
  const facts = await joinSegments({ laid, ...parts, sampleCount, loudness, workDir, signal });
  const spans = spoken.map(({ planned, segment }, index) => {
    const start = (starts[index] as number) / sampleRate;
    return { sentenceIndex: planned.sentenceIndex, start, end: start + segment.sampleCount / sampleRate };
  });
  const cues = cuesOf(sentences, spans, facts.duration);
  return {
    ...facts,
    cues,
    chapters: chaptersOf(sentences, cues),
    segmentsMade: made.length,
    segmentsReused: new Set(spoken.map(({ segment }) => segment.hash)).size - made.length,
    newSeconds: made
      .filter(({ hash }) => !free.has(hash))
      .reduce((sum, { sampleCount, sampleRate }) => sum + sampleCount / sampleRate, 0),
  };
}
