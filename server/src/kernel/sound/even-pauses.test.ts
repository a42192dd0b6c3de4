import { expect, it } from "vitest";
import { evenPauses } from "./even-pauses.ts";

const sampleRate = 1_000;
/** Sound and silence in turn, in milliseconds. */
const sound = (...lengths: number[]) => {
  const samples = lengths.flatMap((length, index) => Array<number>(length).fill(index % 2 === 0 ? 0.5 : 0));
  return { sampleRate, samples: Float32Array.from(samples) };
};
const lengthAfter = (lengths: number[], places: number | number[]) =>
  evenPauses(sound(...lengths), places, { pause: 0.2, edge: 0.04 }).samples.length;

it.each([
  ["shortens the longest silence", [300, 500, 300, 50, 300], 1, 300 + 200 + 300 + 50 + 300],
  [
    "lengthens a short pause where one is said to be",
    [300, 60, 300, 100, 300],
    [330],
    300 + 200 + 300 + 100 + 300,
  ],
  ["puts a pause where none was made", [600], [300], 800],
  ["leaves other silences alone", [300, 100, 300], 0, 700],
  ["cuts the quiet end to its edge", [300, 500], 0, 340],
])("%s", (_, lengths, places, length) => expect(lengthAfter(lengths, places)).toBe(length));

it("hands on what is silent throughout", () => expect(lengthAfter([0, 300], 1)).toBe(300));
