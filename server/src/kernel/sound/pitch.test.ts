import { expect, it } from "vitest";
import { pitchOf } from "./pitch.ts";

const sampleRate = 16_000;
const heard = (sampleAt: (index: number) => number) =>
  pitchOf({ sampleRate, samples: Float32Array.from({ length: 4_800 }, (_, index) => sampleAt(index)) }).map(
    ({ hertz }) => Math.round(hertz),
  );

/** A voiced sound whose second harmonic is louder than its tone. */
const voiced = (hertz: number) => (index: number) => {
  const turn = (2 * Math.PI * hertz * index) / sampleRate;
  return 0.2 * Math.sin(turn) + 0.4 * Math.sin(2 * turn) + 0.1 * Math.sin(3 * turn);
};

/** Breath through a mouth that rings at 550 Hz, as at the end of a whispered vowel. */
function whispered() {
  const [radius, turn] = [0.98, (2 * Math.PI * 550) / sampleRate];
  let [seed, last, before] = [1, 0, 0];
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    const sample = seed / 2_147_483_647 - 0.5 + 2 * radius * Math.cos(turn) * last - radius * radius * before;
    [before, last] = [last, sample];
    return sample;
  };
}

it.each([110, 220, 330, 550])("hears the tone of %d Hz below its louder harmonic", (hertz) => {
  expect(new Set(heard(voiced(hertz)))).toEqual(new Set([hertz]));
});

it("hears hardly a tone in a whisper, however its vowel rings", () => {
  const tones = heard(whispered());
  expect(tones.filter((hertz) => hertz > 0).length / tones.length).toBeLessThan(0.2);
});
