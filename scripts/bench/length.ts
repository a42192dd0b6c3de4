/**
 * How well the length of speech is told before it is spoken: npm run bench -- length [--json]
 * Per voice and speed, over the fifteen texts of its language: the mean and the widest miss, and the seconds of all.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeSpeech } from "../../server/src/adapters/speech/compose.ts";
import { flite } from "../../server/src/adapters/speech/flite.ts";
import { openjtalk } from "../../server/src/adapters/speech/openjtalk.ts";
import { compileVoice } from "../../server/voice/compile.ts";
import { errorOf, lengthsOf } from "./length/lengths.ts";
import { patient } from "./prosody/patient.ts";

const SPEEDS = [0.5, 0.7, 1, 1.5, 2];
const asJson = process.argv.includes("--json");
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const speech = patient(
  composeSpeech([openjtalk({ program: await compileVoice({ log: console.error }) }), flite()]),
);
const folder = await mkdtemp(join(tmpdir(), "yomikoe-length-"));
try {
  const rows = [];
  for (const voice of speech.voices()) {
    for (const speed of SPEEDS) {
      const lengths = await lengthsOf(speech, voice, speed, folder);
      const misses = lengths.map((length) => Math.abs(errorOf(length)));
      const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
      rows.push({ voice: voice.id, speed, mean, widest: Math.max(...misses), lengths });
      if (asJson) continue;
      const seconds = lengths.reduce((sum, { spoken }) => sum + spoken, 0).toFixed(1);
      console.log(
        `${voice.id} at ${speed}: mean ${percent(mean)}, widest ${percent(Math.max(...misses))}, ${seconds} s`,
      );
    }
  }
  if (asJson) console.log(JSON.stringify(rows, null, 2));
} finally {
  await speech.close();
  await rm(folder, { recursive: true, force: true });
}
