import { parentPort, workerData } from "node:worker_threads";
import { evenPauses } from "#kernel/sound/even-pauses";
import type { Pcm } from "#kernel/sound/pcm";
import { lowerOwnPriority } from "#kernel/work/lower-priority";
import { Crash } from "#kernel/work/pool";
import type { Answer } from "#kernel/work/thread";
import type { Job, Result, ThreadData } from "./openjtalk-member.ts";
import { openjtalkProcess } from "./openjtalk-process.ts";
import type { Reply } from "./openjtalk-protocol.ts";
import { openjtalkWasm } from "./openjtalk-wasm.ts";
import { pausesWithin, silencesFor } from "./pauses.ts";

/**
 * Entry of the threads that each hold one process of the Japanese voice, or run it themselves as WebAssembly. A minute
 * of sound is 11 MB, several times over until it is finished: what is thrown away of it is collected in this small heap,
 * without a pause for those who ask the server for a list meanwhile.
 */
const { installation, pid } = workerData as ThreadData;
const voice = installation.program.endsWith(".wasm")
  ? openjtalkWasm(installation)
  : openjtalkProcess(installation, (started) => Atomics.store(pid, 0, started));

async function work(job: Job): Promise<Result> {
  if ("read" in job) return (await voice.run(job)).body.toString("utf8");
  const { speak, gain } = job;
  const said = amplified(await voice.run({ speak }), gain);
  const even = evenPauses(said, pausesWithin(speak.text), silencesFor(1 / speak.speed));
  return { ...even, samples: shared(even.samples) };
}

function amplified({ sampleRate, body }: Reply, gain: number): Pcm {
  const samples = new Float32Array(body.buffer, body.byteOffset, body.length / 4);
  for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] as number) * gain;
  return { sampleRate, samples };
}

/** In memory that the next thread reads where it lies. */
function shared(samples: Float32Array): Float32Array {
  const copy = new Float32Array(new SharedArrayBuffer(samples.byteLength));
  copy.set(samples);
  return copy;
}

// Requests and previews come before sounds that are made ahead.
lowerOwnPriority();

parentPort?.on("message", async (job: Job) => {
  try {
    parentPort?.postMessage({ result: await work(job) } satisfies Answer<Result>);
  } catch (error) {
    // A voice that has ended takes its thread along, and the pool starts another.
    if (error instanceof Crash) throw error;
    parentPort?.postMessage({ error: String(error) } satisfies Answer<Result>);
  }
});
