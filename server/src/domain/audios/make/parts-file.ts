import { type FileHandle, open } from "node:fs/promises";
import { addAbortSignal } from "node:stream";
import pLimit from "p-limit";
import { AppError } from "#kernel/errors";
import { HEADER_BYTES } from "#kernel/sound/wav";
import { abortable } from "#kernel/work/abortable";
import type { SegmentStore, StoredSegment } from "../order/segments.ts";

/** Files that are read at a time: each may lie far away. */
const AT_ONCE = 8;

/** Rows promised sounds whose files are not there, or not whole. */
export class SegmentsGone extends Error {
  readonly gone: readonly StoredSegment[];

  constructor(gone: readonly StoredSegment[]) {
    super(`${gone.length} stored sentences have no file`);
    this.gone = gone;
  }
}

export interface PartsFile {
  /**
   * Copies a segment's sound into the file while others are still being made: `wav`, which is used up, or else what is
   * stored.
   */
  add(segment: StoredSegment, wav?: Uint8Array<ArrayBuffer>): void;
  /** Where each segment's samples begin, in bytes, by hash. Rejects with `SegmentsGone`. */
  offsets(): Promise<Map<string, number>>;
  close(): Promise<void>;
}

/** The sounds of an audio in one local file, one behind the other, wherever they are stored. */
export async function openPartsFile(
  path: string,
  { segments, signal }: { segments: SegmentStore; signal: AbortSignal },
): Promise<PartsFile> {
  const file = await open(path, "w");
  const limit = pLimit(AT_ONCE);
  const offsets = new Map<string, number>();
  const gone: StoredSegment[] = [];
  const failures: unknown[] = [];
  const copies: Promise<void>[] = [];
  let end = 0;

  const copy = async (segment: StoredSegment, at: number, wav?: Uint8Array<ArrayBuffer>) => {
    signal.throwIfAborted();
    if (wav) await file.write(wav, 0, wav.length, at).finally(() => release(wav));
    else if (!(await copyStored(segment, { segments, file, at, signal }))) gone.push(segment);
  };

  return {
    add(segment, wav) {
      if (segment.sampleCount === 0 || offsets.has(segment.hash)) return;
      const at = end;
      end += bytesOf(segment);
      offsets.set(segment.hash, at + HEADER_BYTES);
      // A store far away may never answer: who is told to stop does not wait for it.
      const copied = abortable(limit(copy, segment, at, wav), signal);
      copies.push(copied.catch((error) => void failures.push(error)));
    },
    async offsets() {
      await Promise.all(copies);
      if (failures.length > 0) throw failures[0];
      if (gone.length > 0) throw new SegmentsGone(gone);
      return offsets;
    },
    async close() {
      await Promise.all(copies);
      await file.close();
    },
  };
}

/**
 * Gives the memory of a sound back at once. The garbage collector begins anew for each 64 MB of buffers that it has not
 * seen the end of, and whoever asks for a list meanwhile waits for it.
 */
const release = (wav: Uint8Array<ArrayBuffer>) => void wav.buffer.transfer(0);

const bytesOf = ({ sampleCount }: StoredSegment) => HEADER_BYTES + sampleCount * 2;

/** False when there is no such file, or one of another length. */
async function copyStored(
  segment: StoredSegment,
  {
    segments,
    file,
    at,
    signal,
  }: { segments: SegmentStore; file: FileHandle; at: number; signal: AbortSignal },
): Promise<boolean> {
  const stored = await segments.read(segment).catch((error) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (!stored) return false;
  let copied = 0;
  for await (const chunk of addAbortSignal(signal, stored) as AsyncIterable<Buffer>) {
    if (copied + chunk.length > bytesOf(segment)) return false;
    await file.write(chunk, 0, chunk.length, at + copied);
    copied += chunk.length;
  }
  return copied === bytesOf(segment);
}
