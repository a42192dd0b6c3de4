import type { Pcm } from "./pcm.ts";
import { samplePeak } from "./true-peak.ts";

const WINDOW_SECONDS = 0.005;
/** Quiet, as a share of the loudest window: −40 dB. */
const SILENCE = 0.01;
/** A pause lies no further than this from where it is said to be. */
const NEAR_SECONDS = 0.12;
const FADE_SECONDS = 0.004;

/** Seconds of silence at each pause, and at most so much before the first and behind the last sound. */
export interface Silences {
  pause: number;
  edge: number;
}

interface Run {
  start: number;
  end: number;
}

/** Stretches without sound, in samples; those at both ends are among them. */
function silentRuns({ samples, sampleRate }: Pcm): Run[] {
  const window = Math.round(sampleRate * WINDOW_SECONDS);
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += window) {
    peaks.push(samplePeak(samples, start, Math.min(samples.length, start + window)));
  }
  const floor = SILENCE * peaks.reduce((highest, peak) => Math.max(highest, peak), 0);
  const runs: Run[] = [];
  let from = -1;
  for (const [index, peak] of [...peaks, Number.POSITIVE_INFINITY].entries()) {
    if (peak <= floor && from < 0) from = index;
    if (peak <= floor || from < 0) continue;
    runs.push({ start: from * window, end: Math.min(samples.length, index * window) });
    from = -1;
  }
  return runs;
}

/** So many longest runs, or those nearest to the given places; each at most once. */
function pausesAmong(runs: readonly Run[], places: number | readonly number[], near: number): Run[] {
  const lengthOf = ({ start, end }: Run) => end - start;
  const longest = (some: readonly Run[]) => some.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const chosen =
    typeof places === "number"
      ? longest(runs).slice(0, places)
      : places.map(
          (place) =>
            longest(runs.filter(({ start, end }) => start - near < place && place < end + near))[0] ?? {
              start: place,
              end: place,
            },
        );
  return [...new Set(chosen)].sort((a, b) => a.start - b.start);
}

/**
 * Makes the pauses inside an utterance last as long as they should, and cuts what is quiet at its ends.
 * Only silence is taken out or put in. `places` says where the pauses are, in samples, or how many there are:
 * then they are the longest silences.
 */
export function evenPauses(pcm: Pcm, places: number | readonly number[], { pause, edge }: Silences): Pcm {
  const { samples, sampleRate } = pcm;
  const runs = silentRuns(pcm);
  const margin = Math.round(sampleRate * edge);
  const first = runs.find(({ start }) => start === 0)?.end ?? 0;
  const last = runs.find(({ end }) => end === samples.length)?.start ?? samples.length;
  if (first >= last) return pcm;
  const inner = runs.filter(({ start, end }) => start > first && end < last);
  const wanted = Math.round(sampleRate * pause);
  const parts: Float32Array[] = [];
  let from = Math.max(0, first - margin);
  for (const { start, end } of pausesAmong(inner, places, sampleRate * NEAR_SECONDS)) {
    if (start < from) continue;
    const kept = Math.min(end - start, wanted);
    const half = kept >> 1;
    parts.push(faded(samples.slice(from, start + half), sampleRate));
    parts.push(new Float32Array(wanted - kept));
    from = end - (kept - half);
  }
  parts.push(faded(samples.slice(from, Math.min(samples.length, last + margin)), sampleRate));
  return { sampleRate, samples: joined(parts) };
}

/** The cut lies in silence; its last step to zero is softened all the same. */
function faded(part: Float32Array, sampleRate: number): Float32Array {
  const size = Math.min(Math.round(sampleRate * FADE_SECONDS), part.length >> 1);
  for (let index = 0; index < size; index++) {
    part[index] = ((part[index] as number) * index) / size;
    const end = part.length - 1 - index;
    part[end] = ((part[end] as number) * index) / size;
  }
  return part;
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
