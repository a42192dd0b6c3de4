import pLimit from "p-limit";
import { NICE, startPageProcess } from "#domain/pages/page-process";
import { restrictedLauncher } from "#domain/pages/restricted-launcher";
import { StoppableReading } from "#domain/pages/stoppable-reading";
import { workerEntry } from "#kernel/work/worker-entry";
import type { RawPictures, Renditions } from "./decode.ts";
import type { DecodedArtwork } from "./decode-artwork.ts";
import type { DecoderTask } from "./decode-process.ts";

/** Milliseconds of processor for the pictures of a page. */
const PROCESSOR_MS = 6_000;
/** The same for the one of a feed, which is ten times as large. */
const ARTWORK_MS = 30_000;
const HEAP_MB = 96;

/** Decodes a page's pictures; null when that takes too long. */
export const decodeApart = (pictures: RawPictures, processorMs = PROCESSOR_MS): Promise<Renditions | null> =>
  answerApart({ pictures }, processorMs);

/** Pictures of feeds that a process of the server has decoded at a time: each may hold 50 megapixels. */
const artworkTurn = pLimit(2);

/** Decodes the picture of a feed; null when that takes too long. */
export const decodeArtworkApart = (artwork: Uint8Array): Promise<DecodedArtwork | null> =>
  artworkTurn(() => answerApart({ artwork }, ARTWORK_MS));

/**
 * Decodes in a process of its own, which reaches no network, has no keys, and ends with its task: no picture meets
 * another user's. Null when it dies or takes too long.
 */
async function answerApart<Answer>(task: DecoderTask, processorMs: number): Promise<Answer | null> {
  const program = {
    entry: workerEntry(import.meta.url, "./decode-process"),
    heapMb: HEAP_MB,
    launcher: restrictedLauncher(),
    // The decoder is no JavaScript.
    addons: true,
  };
  const process = startPageProcess(program, NICE.normal);
  try {
    const reading = await StoppableReading.begin<Answer>(process, task, processorMs);
    const outcome = await reading.advance(() => false);
    return typeof outcome === "object" ? outcome.answer : null;
  } finally {
    process.child.kill("SIGKILL");
  }
}
