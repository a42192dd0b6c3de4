import type { Page } from "@playwright/test";

/** Loudness of what sounded, a number every 5 ms; from Web Audio or from an audio element. */
export interface Heard {
  /** When the first of them sounded, in milliseconds of the page's clock. */
  at: number;
  levels: number[];
}
export const STEP = 5;

interface Part {
  /** The context that it comes from. */
  source: number;
  /** By that context's clock. */
  began: number;
  /**
   * Offset between that clock and the page's, measured now: on a busy machine the context's clock falls
   * behind.
   */
  offset: number;
  levels: number[];
}

/** Runs on the audio thread: sends the loudness of every 5 ms with the context's time of the first. */
const LISTENER = `
registerProcessor("ear", class extends AudioWorkletProcessor {
  levels = []; sum = 0; count = 0; began = currentTime;
  process([[channel]]) {
    const step = sampleRate / ${1_000 / STEP};
    for (let index = 0; index < 128; index++) {
      const sample = channel ? channel[index] : 0;
      this.sum += sample * sample;
      if (++this.count < step) continue;
      this.levels.push(Math.sqrt(this.sum / this.count));
      this.sum = this.count = 0;
      if (this.levels.length < 40) continue;
      this.port.postMessage({ began: this.began, levels: this.levels });
      this.levels = [];
      this.began = currentTime + (index + 1) / sampleRate;
    }
    return true;
  }
});`;

/**
 * Records everything that the page plays from now on, timed by the loudspeaker's clock: segments from audio
 * contexts, files from audio elements. The page must bypass its CSP.
 */
export const listenIn = (page: Page) =>
  page.addInitScript((listener) => {
    const heard: Part[] = [];
    let contexts = 0;
    Object.assign(window, { heard });
    const native = AudioNode.prototype.connect;
    const connect = native as unknown as (this: AudioNode, ...to: unknown[]) => AudioNode;
    const Native = AudioContext;
    const module = URL.createObjectURL(new Blob([listener], { type: "text/javascript" }));

    /** A node that hears what is connected to it. */
    function ear(context: AudioContext) {
      const inlet = context.createGain();
      contexts += 1;
      const source = contexts;
      void context.audioWorklet.addModule(module).then(() => {
        const recorder = new AudioWorkletNode(context, "ear");
        connect.call(inlet, recorder);
        connect.call(recorder, context.destination);
        recorder.port.onmessage = ({ data: { began, levels } }) => {
          if (!levels.some((level: number) => level > 0)) return;
          const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
          heard.push({
            source,
            began: began * 1_000,
            offset: performanceTime - contextTime * 1_000,
            levels,
          });
        };
      });
      return inlet;
    }

    const ears = new WeakMap<BaseAudioContext, GainNode>();
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options);
        ears.set(this, ear(this));
      }
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      const inlet = ears.get(this.context);
      if (inlet && to[0] instanceof AudioDestinationNode) connect.call(this, inlet);
      return connect.apply(this, to);
    } as typeof native;

    const forFiles = new Native();
    const inlet = ear(forFiles);
    const known = new WeakSet<HTMLMediaElement>();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (!known.has(this)) {
        known.add(this);
        const source = forFiles.createMediaElementSource(this);
        connect.call(source, inlet);
        connect.call(source, forFiles.destination);
        void forFiles.resume();
      }
      return play.call(this);
    };
  }, LISTENER);

/**
 * All that was heard so far, as one line of levels from its first sound on. Each context has its own
 * clock throughout; they are laid side by side as they were when the second began.
 */
export async function heardOn(page: Page): Promise<Heard> {
  const parts = await page.evaluate(() => (window as unknown as { heard: Part[] }).heard);
  const [first] = parts;
  if (!first) return { at: 0, levels: [] };
  const before = parts.findLast(({ source }) => source === first.source)?.offset ?? 0;
  const after = parts.find(({ source }) => source !== first.source)?.offset ?? 0;
  const begin = first.began + before;
  const levels: number[] = [];
  for (const { source, began, levels: some } of parts) {
    const at = began + (source === first.source ? before : after);
    const from = Math.max(0, Math.round((at - begin) / STEP));
    some.forEach((level, index) => {
      levels[from + index] = Math.hypot(levels[from + index] ?? 0, level);
    });
  }
  return { at: first.began + first.offset, levels: Array.from(levels, (level) => level ?? 0) };
}

/** Loudness of a wav file of 16 bits, one channel. */
export function levelsOf(wav: Buffer): number[] {
  const rate = wav.readUInt32LE(24);
  const from = wav.indexOf("data") + 8;
  const step = (rate * STEP) / 1_000;
  const count = Math.floor(wav.readUInt32LE(from - 4) / 2 / step);
  return Array.from({ length: count }, (_, at) => {
    let sum = 0;
    const begin = Math.round(at * step);
    const end = Math.round((at + 1) * step);
    for (let index = begin; index < end; index++) sum += (wav.readInt16LE(from + index * 2) / 32_768) ** 2;
    return Math.sqrt(sum / (end - begin));
  });
}

/** How alike two lines of levels are, from one place each: 1 when one is the other at another volume. */
function likeness(
  a: readonly number[],
  atA: number,
  b: readonly number[],
  atB: number,
  length: number,
): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const x = a[atA + index] ?? 0;
    const y = b[atB + index] ?? 0;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb || 1);
}

const WINDOW = 1_500 / STEP;
const REACH = 2_500 / STEP;

/**
 * Where in the file each second and a half of what was heard comes from, as the difference of the two
 * clocks in milliseconds: one and the same number throughout means that nothing was skipped, repeated
 * or put between. Silent stretches and those like nothing tell nothing.
 */
export function differences(heard: readonly number[], file: readonly number[]) {
  const found: { at: number; difference: number }[] = [];
  let expected = 0;
  for (let at = 0; at + WINDOW <= heard.length; at += WINDOW / 3) {
    let best = { likeness: 0, place: 0 };
    const from = found.length === 0 ? 0 : Math.max(0, at + expected - REACH);
    const to = found.length === 0 ? 10_000 / STEP : at + expected + REACH;
    for (let place = from; place <= to; place++) {
      const now = likeness(heard, at, file, place, WINDOW);
      if (now > best.likeness) best = { likeness: now, place };
    }
    if (best.likeness < 0.95) continue;
    expected = best.place - at;
    found.push({ at: at * STEP, difference: expected * STEP });
  }
  return found;
}
