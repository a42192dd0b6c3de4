/**
 * How well the English voice is understood: npm run bench -- wer [--voice flite:rms] [--json]
 * A recogniser listens to more than 2,000 words of everyday prose; the word error rate is what it got wrong.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { flite } from "../../server/src/adapters/speech/flite.ts";
import { fold } from "../../server/src/adapters/speech/reading/notation.ts";
import { isInstalled, recognise } from "./wer/recogniser.ts";
import { wordErrors } from "./wer/word-errors.ts";

const { values } = parseArgs({
  options: { json: { type: "boolean" }, voice: { type: "string", default: "flite:rms" } },
});
const { voice } = values;

if (!(await isInstalled())) {
  const reason = "pocketsphinx is not installed: apt-get install pocketsphinx pocketsphinx-en-us";
  console.log(values.json ? JSON.stringify({ skipped: reason }) : `Skipped: ${reason}`);
  process.exit(0);
}

/** 16 bit with headroom for peaks, and a breath of silence on both sides. */
function toRaw(samples: Float32Array): Buffer {
  const margin = 3_200;
  const raw = Buffer.alloc((samples.length + 2 * margin) * 2);
  samples.forEach((sample, at) => {
    raw.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample / 2)) * 32_767), (at + margin) * 2);
  });
  return raw;
}

const words = (text: string) => fold.en(text).split(" ").filter(Boolean);

const folder = await mkdtemp(join(tmpdir(), "yomikoe-wer-"));
const speech = flite();
try {
  const text = await readFile(new URL("./wer/text.txt", import.meta.url), "utf8");
  // The prose has no figures: what is said is what is written, however a word is spelled for the voice.
  const sentences = text.trim().split("\n");
  const names = sentences.map((_, index) => `s${index}`);
  await Promise.all(
    sentences.map(async (sentence, index) => {
      const said = speech.normalize(sentence, voice);
      const { samples } = await speech.speak({ text: said, voice, speed: 1, pitch: 0 });
      await writeFile(join(folder, `${names[index]}.raw`), toRaw(samples));
    }),
  );
  const heard = await recognise(folder, names);
  const results = sentences.map((sentence, index) => {
    const [said, understood] = [words(sentence), words(heard.get(names[index] ?? "") ?? "")];
    return { said, understood, errors: wordErrors(said, understood) };
  });
  const total = results.reduce((sum, { said }) => sum + said.length, 0);
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  const figures = { voice, sentences: sentences.length, words: total, errors, wordErrorRate: errors / total };
  if (values.json) console.log(JSON.stringify(figures));
  else {
    for (const { said, understood } of results.filter((result) => result.errors > 0))
      console.log(`said   ${said.join(" ")}\nheard  ${understood.join(" ")}\n`);
    console.table(figures);
  }
} finally {
  await speech.close();
  await rm(folder, { recursive: true, force: true });
}
