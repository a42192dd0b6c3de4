import { afterAll, beforeAll, expect, it } from "vitest";
import { flite } from "#adapters/speech/flite";
import { openjtalk } from "#adapters/speech/openjtalk";
import { pitchOf } from "#kernel/sound/pitch";
import type { Speech } from "#ports/speech";
import { compileVoice } from "../../voice/compile.ts";

/** The Japanese and the English voice, for the tests of a file. */
export function bothLanguages() {
  const both = {} as Record<"japanese" | "english", Speech>;
  beforeAll(async () => {
    both.japanese = openjtalk({ program: await compileVoice(), size: 1 });
    both.english = flite({ size: 1 });
  }, 120_000);
  afterAll(() => Promise.all([both.japanese.close(), both.english.close()]));
  return both;
}
type Both = ReturnType<typeof bothLanguages>;

export const speak = (speech: Speech, voice: string, text: string, speed = 1) =>
  speech.speak({ text: speech.normalize(text, voice), voice, speed, pitch: 0 });

/** Hertz wherever there is a pitch. */
export const melodyOf = async (speech: Speech, voice: string, text: string) =>
  pitchOf(await speak(speech, voice, text))
    .map(({ hertz }) => hertz)
    .filter((hertz) => hertz > 0);

/** Hertz of the last 45 ms with a pitch. */
async function endOf(speech: Speech, voice: string, text: string) {
  const end = (await melodyOf(speech, voice, text)).slice(-9);
  return end.toSorted((a, b) => a - b)[4] as number;
}

export async function riseOf(speech: Speech, voice: string, statement: string, question: string) {
  return 12 * Math.log2((await endOf(speech, voice, question)) / (await endOf(speech, voice, statement)));
}

export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Proves it of each mood, statement and question. */
export const proveQuestions = (voices: Both, rows: [mood: string, statement: string, question: string][]) =>
  it.each(rows)("%s ends a question higher than %s: %s", async (mood, statement, question) => {
    expect(await riseOf(voices.japanese, `openjtalk:${mood}`, statement, question)).toBeGreaterThan(3);
  });

/** Seconds of the longest silence inside. */
async function pauseOf(speech: Speech, voice: string, text: string, speed: number) {
  const { samples, sampleRate } = await speak(speech, voice, text, speed);
  const floor = 0.01 * samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
  let [longest, since] = [0, 0];
  for (const [index, sample] of samples.entries()) {
    if (Math.abs(sample) <= floor) continue;
    longest = Math.max(longest, index - since);
    since = index;
  }
  return longest / sampleRate;
}

/** Proves it of each voice, speed and length in seconds. */
export const provePauses = (voices: Both, rows: [voice: string, speed: number, seconds: number][]) =>
  it.each(rows)(
    "%s pauses at a comma as long as every voice, at speed %d %d s",
    async (voice, speed, seconds) => {
      const [speech, text] = voice.startsWith("flite")
        ? [voices.english, "In the morning it was sunny, and then it began to rain."]
        : [voices.japanese, "今日は朝から晴れ、午後は雨になる。"];
      const pause = await pauseOf(speech, voice, text, speed);
      expect(pause).toBeGreaterThan(seconds * 0.9);
      expect(pause).toBeLessThan(seconds * 1.15 + 0.005);
    },
  );

/** Proves it of each of the English voices. */
export const proveEnglishQuestions = (voices: Both, names: string[]) =>
  it.each(names)("flite's %s rises to yes or no, and falls when it asks for a word", async (name) => {
    const voice = `flite:${name}`;
    expect(
      await riseOf(voices.english, voice, "You are coming tomorrow.", "Are you coming tomorrow?"),
    ).toBeGreaterThan(3);
    expect(await riseOf(voices.english, voice, "Where is he.", "Where is he?")).toBeLessThan(0.1);
  });
