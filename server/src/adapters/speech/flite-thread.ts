import { parentPort } from "node:worker_threads";
import { evenPauses } from "#kernel/sound/even-pauses";
import type { Pcm } from "#kernel/sound/pcm";
import { pitchOf } from "#kernel/sound/pitch";
import { raiseEnd } from "#kernel/sound/raise-end";
import type { Answer } from "#kernel/work/thread";
import type { Utterance } from "#ports/speech";
import { hasOwnPitch, spokenBy } from "./flite-marks.ts";
import { exclaims, lastAccent, type Phone, pausesIn, phonesIn, rises, vowelBefore } from "./flite-phones.ts";
import { runFlite, TO_WAV } from "./flite-run.ts";
import { silencesFor } from "./pauses.ts";
import { resample } from "./resample.ts";

// Entry of the worker threads that speak English: flite as WebAssembly, one run an utterance.

/** Behind RIFF, fmt and data headers of a fixed 44 bytes follow 16-bit samples. */
const HEADER_BYTES = 44;

/** By how much a voice that can be told a pitch lifts an exclamation, as the Japanese one does. */
const EXCLAMATION_SEMITONES = 1;

/** By how much the end of a question that is answered by yes or no is raised. */
const QUESTION_SEMITONES = 8;

/** Points of 5 ms: in fewer a rise is a jump, and begins a vowel earlier. */
const LEAST_VOICED = 30;

async function speak({ text, voice, speed, pitch }: Utterance): Promise<Pcm> {
  const name = voice.slice(voice.indexOf(":") + 1);
  const shift = 2 ** (pitch / 12);
  // A voice with a pitch of its own keeps its timbre. Without, what was spoken is played faster or slower.
  const ratio = hasOwnPitch(voice) ? 1 : shift;
  const lift = exclaims(text) ? 2 ** (EXCLAMATION_SEMITONES / 12) : 1;
  const options = [
    ["-voice", name],
    ["--setf", `f0_shift=${shift * lift}`],
    ["--setf", `duration_stretch=${ratio / speed}`],
    ["-psdur"],
    ...spokenBy(text),
    TO_WAV,
  ];
  const { printed, wav } = await runFlite(options);
  if (!wav) throw new Error("flite wrote no sound");
  const phones = phonesIn(printed.join(" "));
  const said = toPcm(wav);
  const risen = rises(text) ? raised(said, phones) : said;
  const places = pausesIn(phones).map((seconds) => Math.round(seconds * said.sampleRate));
  const pcm = evenPauses(risen, places, silencesFor(ratio / speed));
  return { ...pcm, samples: resample(pcm.samples, ratio) };
}

function raised(pcm: Pcm, phones: readonly Phone[]): Pcm {
  const accent = lastAccent(phones);
  if (accent === undefined) return pcm;
  const voiced = pitchOf(pcm, Math.round(accent * pcm.sampleRate)).filter(({ hertz }) => hertz > 0);
  const from = voiced.length < LEAST_VOICED ? (vowelBefore(phones, accent) ?? accent) : accent;
  return raiseEnd(pcm, Math.round(from * pcm.sampleRate), QUESTION_SEMITONES);
}

function toPcm(wav: Uint8Array): Pcm {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const samples = new Float32Array((wav.byteLength - HEADER_BYTES) >> 1);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = view.getInt16(HEADER_BYTES + index * 2, true) / 32768;
  }
  return { sampleRate: view.getUint32(24, true), samples };
}

parentPort?.on("message", async (utterance: Utterance) => {
  try {
    const result = await speak(utterance);
    parentPort?.postMessage({ result } satisfies Answer<Pcm>, [result.samples.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Answer<Pcm>);
  }
});
