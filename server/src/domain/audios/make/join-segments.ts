import { join } from "node:path";
import type { StoredSegment } from "../order/segments.ts";
import type { SoundFacts } from "./sound/measure-file.ts";
import { joinFile } from "./sound/sound.ts";

export interface Laid {
  segment: StoredSegment;
  /** Samples from the beginning. */
  start: number;
}

/** Joins the segments of a file of parts, laid out in time, into one file below `workDir`, and measures it. */
export async function joinSegments({
  laid,
  partsPath,
  offsets,
  sampleCount,
  loudness,
  workDir,
  signal,
}: {
  laid: readonly Laid[];
  partsPath: string;
  /** Where each segment's samples begin in the file of parts, by hash. */
  offsets: ReadonlyMap<string, number>;
  sampleCount: number;
  loudness: number;
  workDir: string;
  signal: AbortSignal;
}): Promise<SoundFacts & { wavPath: string }> {
  const wavPath = join(workDir, "audio.wav");
  const facts = await joinFile(
    {
      partsPath,
      parts: laid.map(({ segment, start }) => ({
        offset: offsets.get(segment.hash) as number,
        sampleCount: segment.sampleCount,
        start,
        measures: segment.measures,
      })),
      outPath: wavPath,
      sampleRate: laid[0]?.segment.sampleRate as number,
      sampleCount,
      loudness,
    },
    signal,
  );
  return { wavPath, ...facts };
}
