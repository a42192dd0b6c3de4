import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestRendering, testRendering } from "#test/rendering";

let rendering: TestRendering;
beforeAll(async () => {
  rendering = await testRendering();
}, 120_000);
afterAll(() => rendering.close());

const voiced = (waveform: number[]) => waveform.filter((peak) => peak > 0.05).length / waveform.length;

it.each([
  ["characters", "あいうえお漢字カナ".repeat(1_111), "openjtalk:mei_normal"],
  ["letters", "abcdefghijklmno ".repeat(625), "flite:rms"],
])(
  "speaks ten thousand %s without a stop",
  async (_, script, voice) => {
    const { duration, waveform } = await rendering.render(script, { settings: { voice, speed: 2 } });
    expect(duration).toBeGreaterThan(60);
    expect(voiced(waveform)).toBeGreaterThan(0.2);
  },
  180_000,
);

it.each([
  ["a thousand characters without a stop", "あいうえお漢字カナ".repeat(111), "openjtalk:mei_normal"],
  ["a thousand letters without a stop", "abcdefghijklmno ".repeat(63), "flite:rms"],
  ["only digits", "12345678901234567890".repeat(10), "openjtalk:mei_normal"],
  ["a word without an end", "xkcdqwrtzps".repeat(100), "flite:rms"],
  ["a mix of scripts", "Hello مرحبا Привет 你好 こんにちは", "openjtalk:mei_normal"],
])(
  "speaks %s",
  async (_, script, voice) => {
    const { duration, waveform } = await rendering.render(script, { settings: { voice, speed: 2 } });
    expect(duration).toBeGreaterThan(0.5);
    expect(voiced(waveform)).toBeGreaterThan(0.2);
  },
  60_000,
);
