import { describe, expect, it } from "vitest";
import { audioCredits, minutesFor, scriptCredits } from "./pricing.ts";

describe("prices", () => {
  it.each([
    [0, 5],
    [30, 5],
    [120, 5],
    [121, 10],
    [240, 10],
    [600, 25],
  ])("a script of %i s costs %i", (seconds, credits) => {
    expect(scriptCredits(seconds)).toBe(credits);
  });

  it.each([
    [0, 0],
    [0.2, 1],
    [6, 1],
    [6.0000001, 1],
    [6.01, 2],
    [60, 10],
    [0.1 + 0.2 + 5.7, 1],
    [1_800, 300],
  ])("%f s of new audio cost %i", (seconds, credits) => {
    expect(audioCredits(seconds)).toBe(credits);
  });

  it.each([
    [0, 0],
    [12, 0],
    [13, 1],
    [150, 12],
    [2_000, 160],
  ])("%i credits pay for %i minutes with their scripts", (credits, minutes) => {
    expect(minutesFor(credits)).toBe(minutes);
  });
});
