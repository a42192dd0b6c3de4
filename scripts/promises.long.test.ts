import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { openjtalk } from "../server/src/adapters/speech/openjtalk.ts";
import { compileVoice } from "../server/voice/compile.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

let folder: string | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it("without a compiler, the Japanese voice speaks all the same, with the words of our lists", async () => {
  folder = temporaryFolder("no-compiler");
  vi.stubEnv("PATH", folder);
  // Of a machine that had a compiler once.
  writeFileSync(join(folder, "yomikoe-voice"), "of older sources");
  const told: string[] = [];
  const program = await compileVoice({ outDir: folder, log: (line) => told.push(line) });
  expect(told.join()).toContain("runs as WebAssembly");
  expect(readdirSync(folder).sort()).toEqual([
    "words.dic",
    "words.dic.stamp",
    "yomikoe-voice.wasm",
    "yomikoe-voice.wasm.stamp",
  ]);

  const speech = openjtalk({ program, words: join(folder, "words.dic"), size: 1, timeoutMs: 60_000 });
  expect(await speech.reading("大谷石の壁")).toBe("オーヤイシノカベ");
  const said = { text: "今日は晴れです。", voice: "openjtalk:mei_normal", speed: 1, pitch: 0 };
  const { samples, sampleRate } = await speech.speak(said);
  expect(samples.length / sampleRate).toBeGreaterThan(0.8);
  expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(0.1);
  await speech.close();
}, 60_000);
