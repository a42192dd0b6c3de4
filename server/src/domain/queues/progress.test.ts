import { describe, expect, it } from "vitest";
import { progressOf } from "./progress.ts";

const audio = { status: "running", queueType: "generate_audio", total: 10 } as const;

describe("progress of the whole job", () => {
  it("never goes back from stage to stage", () => {
    const steps = [
      { ...audio, status: "queued", stage: null, done: 0 },
      ...Array.from({ length: 11 }, (_, done) => ({ ...audio, stage: "speaking", done }) as const),
      { ...audio, stage: "finishing", done: 0 },
      { ...audio, stage: "finishing", done: 10 },
      { ...audio, status: "completed", stage: "finishing", done: 0 },
    ] as const;
    const bar = steps.map((step) => progressOf(step));
    expect([...bar].sort((a, b) => a - b)).toEqual(bar);
    expect(bar[0]).toBe(0);
    expect(bar.at(-1)).toBe(1);
    expect(bar.at(-2)).toBeLessThan(1);
  });
});
