import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "#kernel/errors";
import { HEADER_BYTES } from "#kernel/sound/wav";
import { readAhead } from "#kernel/work/read-ahead";
import type { SegmentStore, StoredSegment } from "../order/segments.ts";
import type { SoundFacts } from "./sound/measure-file.ts";
import { joinFile } from "./sound/sound.ts";

/** Files that are opened at a time: each may lie far away. */
const AT_ONCE = 8;

export interface Laid {
  segment: StoredSegment;
  /** Samples from the beginning. */
  start: number;
}

/** Rows promised sounds whose files are not there. */
export class SegmentsGone extends Error {
  readonly gone: readonly StoredSegment[];

  constructor(gone: readonly StoredSegment[]) {
    super(`${gone.length} stored sentences have no file`);
    this.gone = gone;
  }
}

/** Joins stored segments, laid out in time, into one file below `workDir`, and measures it. */
export async function joinSegments({
  laid,
  sampleCount,
  loudness,
  segments,
  workDir,
  signal,
}: {
  laid: readonly Laid[];
  sampleCount: number;
  loudness: number;
  segments: SegmentStore;
  workDir: string;
  signal: AbortSignal;
}): Promise<SoundFacts & { wavPath: string }> {
  const distinct = [...new Map(laid.map(({ segment }) => [segment.hash, segment])).values()];
  const partsPath = join(workDir, "parts.pcm");
  const offsets = await collect(distinct, segments, partsPath, signal);
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
      sampleRate: distinct[0]?.sampleRate as number,
      sampleCount,
      loudness,
    },
    signal,
  );
  return { wavPath, ...facts };
}

/** Streams the segments, wherever they are stored, into one local file; where each one's samples begin. */
async function collect(
  distinct: readonly StoredSegment[],
  segments: SegmentStore,
  path: string,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const offsets = new Map<string, number>();
  const gone: StoredSegment[] = [];
  let position = 0;
  const open = (segment: StoredSegment) =>
    segments.read(segment).catch((error) => {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    });
  await pipeline(
    async function* () {
      for await (const [segment, file] of readAhead(distinct, AT_ONCE, open, (file) => file?.destroy())) {
        if (!file) {
          gone.push(segment);
          continue;
        }
        offsets.set(segment.hash, position + HEADER_BYTES);
        for await (const chunk of file) {
          position += chunk.length;
          yield chunk;
        }
      }
    },
    createWriteStream(path),
    { signal },
  );
  if (gone.length > 0) throw new SegmentsGone(gone);
  return offsets;
}
