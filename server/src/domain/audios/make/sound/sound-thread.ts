import { parentPort } from "node:worker_threads";
import { finishSegment } from "#kernel/sound/finish-segment";
import { toGain } from "#kernel/sound/gain";
import { toRate } from "#kernel/sound/to-rate";
import { lowerOwnPriority } from "#kernel/work/lower-priority";
import type { Answer } from "#kernel/work/thread";
import { raisedWav, writeParts } from "./join.ts";
import { measureStretch } from "./measure-file.ts";
import { encodeAndHear } from "./mp3.ts";
import type { SoundJob, SoundResult } from "./sound.ts";

/** Entry of the threads that work on sound, so that the event loop never does. */
async function work(job: SoundJob): Promise<SoundResult> {
  if ("finish" in job) {
    const { finish, rate, gain = 0 } = job;
    return finishSegment(rate ? toRate(finish, rate) : finish, toGain(gain));
  }
  if ("raise" in job) return raisedWav(job.raise);
  if ("write" in job) return writeParts(job.write);
  if ("measure" in job) return measureStretch(job.measure);
  return encodeAndHear(job.mp3);
}

/** Buffers that are transferred instead of copied. */
function filesOf(result: SoundResult): ArrayBuffer[] {
  if (result instanceof Uint8Array) return [result.buffer];
  return result && typeof result === "object" && "wav" in result ? [result.wav.buffer] : [];
}

// Requests come before sounds that are made ahead.
lowerOwnPriority();

parentPort?.on("message", async (job: SoundJob) => {
  try {
    const result = await work(job);
    parentPort?.postMessage({ result } satisfies Answer<SoundResult>, filesOf(result));
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Answer<SoundResult>);
  }
});
