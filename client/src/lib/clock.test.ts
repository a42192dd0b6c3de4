import { describe, expect, it } from "vitest";
import { clock } from "./clock";

describe("clock", () => {
  it.each([
    [0, "0:00"],
    [65.4, "1:05"],
    [600, "10:00"],
    [3_661, "1:01:01"],
    [-1, "0:00"],
  ])("shows %s s as %s", (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });
});
