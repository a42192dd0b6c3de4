import { expect, it } from "vitest";
import { compileVoice } from "../../../voice/compile.ts";
import { openjtalk } from "./openjtalk.ts";

const say = (text: string) => ({ text, voice: "openjtalk:mei_normal", speed: 1, pitch: 0 });

it("takes a sentence at the limit, and one of nothing that it can read", async () => {
  const program = await compileVoice();
  // On a busy machine it takes longer than the server waits.
  const speech = openjtalk({ size: 1, program, timeoutMs: 120_000 });
  const long = await speech.speak(say("漢".repeat(150)));
  expect(long.samples.length / long.sampleRate).toBeGreaterThan(10);
  expect((await speech.speak(say("。"))).samples.every((sample) => Math.abs(sample) < 0.01)).toBe(true);
  await speech.close();
}, 240_000);
