import { NICE, startPageProcess } from "#domain/pages/page-process";
import { restrictedLauncher } from "#domain/pages/restricted-launcher";
import { StoppableReading } from "#domain/pages/stoppable-reading";
import { workerEntry } from "#kernel/work/worker-entry";
import type { RawPictures, Renditions } from "./decode.ts";

/** Milliseconds of processor for the pictures of a page. */
const PROCESSOR_MS = 6_000;
const HEAP_MB = 96;

/**
 * Decodes a page's pictures in a process of their own, which reaches no network, has no keys, and ends with them:
 * no picture meets another user's. Null when it dies or takes too long.
 */
export async function decodeApart(
  pictures: RawPictures,
  processorMs = PROCESSOR_MS,
): Promise<Renditions | null> {
  const program = {
    entry: workerEntry(import.meta.url, "./decode-process"),
    heapMb: HEAP_MB,
    launcher: restrictedLauncher(),
    // The decoder is no JavaScript.
    addons: true,
  };
  const process = startPageProcess(program, NICE.normal);
  try {
    const reading = await StoppableReading.begin<Renditions>(process, pictures, processorMs);
    const outcome = await reading.advance(() => false);
    return typeof outcome === "object" ? outcome.answer : null;
  } finally {
    process.child.kill("SIGKILL");
  }
}
