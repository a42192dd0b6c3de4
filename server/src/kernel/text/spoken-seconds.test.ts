import { expect, it } from "vitest";
import { pacedLength, pacedSeconds } from "./spoken-seconds.ts";

const slow = { bend: 0.31, commas: 0.53 };
/** As Mei is. */
const mei = { language: "ja", pace: 1, tempo: 0.6, bend: 0.22, slow } as const;

it("stretches the commas of slow speech less than its sounds, and goes over into its own speed without a jump", () => {
  expect(pacedSeconds("あああああああああ、、", mei, 1)).toBeCloseTo(2.032, 3);
  // 1.144 s of sounds 1.6806 times as long, and 0.888 s of commas 0.53 times.
  expect(pacedSeconds("あああああああああ、、", mei, 0.5)).toBeCloseTo(2.393, 3);
  const lasting = { ...mei, pace: 1.3 };
  expect(pacedSeconds("ああああ、、、、", lasting, 1)).toBeCloseTo(3.107, 3);
  expect(pacedSeconds("ああああ、、、、", lasting, 0.999_999)).toBeCloseTo(3.107, 3);
});

it("tells a text that is not written as long as those that are, with as many commas as they have", () => {
  expect(pacedLength(100, mei, 1)).toBe(100);
  // Fifteen Japanese texts that nothing was fitted to lasted 1.58 times as long at half the speed.
  expect(pacedLength(100, mei, 0.5)).toBeCloseTo(157.7, 1);
  expect(pacedLength(100, mei, 2)).toBeCloseTo(61.31, 1);
});
