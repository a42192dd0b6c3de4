import { readFileSync } from "node:fs";
import type { Pcm } from "../../../server/src/kernel/sound/pcm.ts";
import { pitchOf } from "../../../server/src/kernel/sound/pitch.ts";
import type { Speech, Voice } from "../../../server/src/ports/speech.ts";
import { median } from "../../lib/figures.ts";

/** Points of 5 ms that count as the end of a sentence, looked for in its last part. */
const END = 9;
const LAST_SECONDS = 0.8;

const [, ...rows] = readFileSync(new URL("./sentences.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

/** Hertz of the last voiced part. */
function endOf(pcm: Pcm): number {
  const voiced = pitchOf(pcm, Math.max(0, pcm.samples.length - LAST_SECONDS * pcm.sampleRate))
    .map(({ hertz }) => hertz)
    .filter((hertz) => hertz > 0);
  return median(voiced.slice(-END));
}

/** By how many semitones questions end above their statements: each pair of the language. */
export async function questionRises(speech: Speech, { id, language }: Voice): Promise<number[]> {
  const pairs = rows.map((row) => row.split("\t")).filter(([own]) => own === language);
  const ends = async (text: string) =>
    endOf(await speech.speak({ text: speech.normalize(text, id), voice: id, speed: 1, pitch: 0 }));
  return Promise.all(
    pairs.map(async ([, statement = "", question = ""]) => {
      const [low, high] = await Promise.all([ends(statement), ends(question)]);
      return 12 * Math.log2(high / low);
    }),
  );
}
