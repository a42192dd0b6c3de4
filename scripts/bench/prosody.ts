/**
 * Melody and pauses of the built-in voices, measured from their sound: npm run bench -- prosody [--json]
 * Per voice: by how many semitones a question ends above its statement (median of 40 pairs), how long a
 * comma lasts of a full stop, and the lengths of pauses at three speeds.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeSpeech } from "../../server/src/adapters/speech/compose.ts";
import { flite } from "../../server/src/adapters/speech/flite.ts";
import { openjtalk } from "../../server/src/adapters/speech/openjtalk.ts";
import { compileVoice } from "../../server/voice/compile.ts";
import { median } from "../lib/figures.ts";
import { patient } from "./prosody/patient.ts";
import { type Pauses, pausesOf } from "./prosody/pauses.ts";
import { questionRises } from "./prosody/questions.ts";

const SPEEDS = [0.75, 1, 1.5];
const LEAST_RISE = 3;

const rounded = (value: number) => Number(value.toFixed(3));

const program = await compileVoice({ log: console.error });
const speech = patient(composeSpeech([openjtalk({ program }), flite()]));
const folder = await mkdtemp(join(tmpdir(), "yomikoe-prosody-"));
try {
  const questionRise: Record<string, number> = {};
  const risen: Record<string, string> = {};
  const commaToStop: Record<string, number> = {};
  const pauses: Record<string, (Pauses & { speed: number })[]> = {};
  for (const voice of speech.voices()) {
    const rises = await questionRises(speech, voice);
    questionRise[voice.id] = rounded(median(rises));
    risen[voice.id] = `${rises.filter((rise) => rise >= LEAST_RISE).length}/${rises.length}`;
    const rows = [];
    for (const speed of SPEEDS) rows.push({ speed, ...(await pausesOf(speech, voice, speed, folder)) });
    pauses[voice.id] = rows;
    const plain = rows.find(({ speed }) => speed === 1) as Pauses;
    commaToStop[voice.id] = rounded(plain.comma / plain.stop);
  }
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify({ questionRise, commaToStop, risen, pauses }, null, 2));
  } else {
    for (const [voice, rows] of Object.entries(pauses)) {
      console.log(
        `${voice}: questions rise ${questionRise[voice]} semitones, ${risen[voice]} at least ${LEAST_RISE}`,
      );
      for (const { speed, comma, stop, paragraph } of rows) {
        const times = [comma, stop, paragraph]
          .map((seconds) => `${Math.round(seconds * 1000)} ms`)
          .join(", ");
        console.log(
          `  speed ${speed}: comma, stop, paragraph ${times}; comma of stop ${(comma / stop).toFixed(2)}`,
        );
      }
    }
  }
} finally {
  await speech.close();
  await rm(folder, { recursive: true, force: true });
}
