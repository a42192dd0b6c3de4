import { describe, expect, it } from "vitest";
import { audioCredits, scriptCredits } from "./pricing.ts";

describe("prices", () => {
  it.each([
    [0, "ja", 5],
    [1, "ja", 5],
    [3_000, "ja", 5],
    [3_001, "ja", 10],
    [30_000, "ja", 50],
    [6_000, "en", 5],
    [6_001, "en", 10],
    [12_001, "en", 15],
  ] as const)("a script from %i characters of %s costs %i", (characters, language, credits) => {
    expect(scriptCredits(characters, language)).toBe(credits);
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
});
