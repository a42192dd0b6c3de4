import { expect, it } from "vitest";
import { stageTimes } from "./times.ts";

it("says what each stage took, and all of them together", () => {
  const stages = [
    { name: "checks", ms: 19_960 },
    { name: "journeys", ms: 150_000 },
  ];
  expect(stageTimes(stages)).toBe("checks      20.0 s\njourneys   150.0 s\nall        170.0 s");
});
