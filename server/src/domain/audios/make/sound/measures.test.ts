import { describe, expect, it } from "vitest";
import { limit } from "#kernel/sound/limiter";
import { createMeter, integratedLoudness } from "#kernel/sound/loudness";
import { timeline } from "#kernel/sound/timeline";
import { trim } from "#kernel/sound/trim";
import { truePeak } from "#kernel/sound/true-peak";

const sine = (seconds: number, rate: number, hertz: number, amplitude: number, phase = 0) =>
  Float32Array.from(
    { length: seconds * rate },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / rate + phase),
  );

function loudness(samples: Float32Array, rate: number) {
  const meter = createMeter(rate);
  meter.push(samples);
  return integratedLoudness(meter.finish());
}

describe("loudness", () => {
  it.each([16_000, 22_050, 24_000, 48_000])(
    "is −3.01 LUFS for a full-scale tone of 997 Hz at %i Hz, as the standard says",
    (rate) => {
      expect(loudness(sine(4, rate, 997, 1), rate)).toBeCloseTo(-3.01, 1);
    },
  );

  it("does not count what the gates leave out: silence and what is 10 LU below the rest", () => {
    const tone = sine(4, 48_000, 997, 0.1);
    const sparse = new Float32Array(tone.length * 3);
    sparse.set(tone);
    sparse.set(sine(2, 48_000, 997, 0.01), tone.length);
    expect(loudness(sparse, 48_000)).toBeCloseTo(loudness(tone, 48_000), 0);
    expect(loudness(new Float32Array(48_000), 48_000)).toBe(-Infinity);
  });

  it("is the same whether the samples come at once or in pieces", () => {
    const tone = sine(3, 48_000, 300, 0.5);
    const meter = createMeter(48_000);
    for (let at = 0; at < tone.length; at += 777) meter.push(tone.subarray(at, at + 777));
    expect(integratedLoudness(meter.finish())).toBeCloseTo(loudness(tone, 48_000), 6);
  });
});

describe("true peak", () => {
  it("finds what rises between two samples", () => {
    // A quarter of the rate, an eighth of a turn late: every sample is 3 dB below the peak.
    const tone = sine(0.1, 48_000, 12_000, 1, Math.PI / 4);
    expect(Math.max(...tone)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(truePeak(tone)).toBeGreaterThan(0.97);
    expect(truePeak(tone)).toBeLessThan(1.06);
  });

  it.each([0.125, 0.3, 0.5])(
    "finds a pulse of all tones that the rate can hold, %d of a step behind a sample",
    (late) => {
      const pulse = Float32Array.from({ length: 4_000 }, (_, i) => {
        const t = i - 2_000 - late;
        return Math.sin(Math.PI * t) / (Math.PI * t);
      });
      expect(truePeak(pulse)).toBeGreaterThan(0.96);
      expect(truePeak(pulse)).toBeLessThan(1.02);
    },
  );

  it.each([2_000, 2_046, 2_047, 2_048])(
    "finds the highest that samples of one height can hide, behind sample %i",
    (place) => {
      // Their signs alternate but for the two around the peak, so that all of them add up between those.
      const hostile = new Float32Array(4_000);
      for (let away = 0; away < 12; away++) {
        hostile[place - away] = away % 2 ? -0.3 : 0.3;
        hostile[place + 1 + away] = away % 2 ? -0.3 : 0.3;
      }
      expect(truePeak(hostile)).toBeCloseTo(0.76, 2);
    },
  );

  it("is the same in stretches", () => {
    const tone = sine(0.1, 48_000, 11_000, 0.8);
    let peak = 0;
    for (let from = 0; from < tone.length; from += 97)
      peak = truePeak(tone, { from, to: Math.min(tone.length, from + 97), known: peak });
    expect(peak).toBeCloseTo(truePeak(tone), 6);
  });
});

describe("the limiter", () => {
  it.each([16_000, 48_000])(
    "keeps true peaks at the ceiling, and leaves quiet sound alone, at %i Hz",
    (rate) => {
      const loud = sine(1, rate, 440, 0.3);
      loud.set(sine(0.05, rate, 3_100, 1.8), rate / 2);
      const before = loud.slice();
      limit(loud, rate, 0.8);
      expect(truePeak(loud)).toBeLessThanOrEqual(0.83);
      expect(loud.subarray(0, rate / 4)).toEqual(before.subarray(0, rate / 4));
    },
  );
});

describe("the limiter at the ends of a sound", () => {
  it("turns down a peak that has nothing before it, or nothing behind it", () => {
    for (const at of [0, 15_950]) {
      const loud = new Float32Array(16_000);
      loud.set(sine(50 / 16_000, 16_000, 3_100, 3), at);
      limit(loud, 16_000, 0.8);
      expect(truePeak(loud)).toBeLessThanOrEqual(0.83);
    }
  });
});

describe("trimming", () => {
  it("cuts the silence at both ends but for a breath, and fades the cuts", () => {
    const rate = 16_000;
    const padded = new Float32Array(rate * 3);
    padded.set(sine(1, rate, 300, 0.5), rate);
    const kept = trim(padded, rate);
    expect(kept.length / rate).toBeGreaterThan(1.05);
    expect(kept.length / rate).toBeLessThan(1.15);
    expect([kept[0], kept.at(-1)]).toEqual([0, 0]);
  });

  it("leaves nothing of silence", () => {
    expect(trim(new Float32Array(1_000), 16_000)).toHaveLength(0);
    expect(trim(new Float32Array(0), 16_000)).toHaveLength(0);
  });
});

describe("the time line", () => {
  it("begins every segment on the loudness grid, never before the one in front has ended", () => {
    const items = [
      { sampleCount: 50_001, pause: 0.4 },
      { sampleCount: 7_777, pause: 0 },
      { sampleCount: 1, pause: 1 },
    ];
    const { starts, sampleCount } = timeline(items, 48_000);
    expect(starts.map((start) => start % 2_400)).toEqual([0, 0, 0]);
    starts.slice(1).forEach((start, index) => {
      const end = starts[index]! + items[index]!.sampleCount;
      expect(start).toBeGreaterThanOrEqual(end);
      expect(start - end).toBeLessThanOrEqual(items[index]!.pause * 48_000 + 2_400);
    });
    expect(sampleCount).toBeGreaterThan(starts[2]!);
  });
});
