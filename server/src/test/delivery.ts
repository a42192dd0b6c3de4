import { afterAll, beforeAll, expect, it } from "vitest";
import { introduced } from "#adapters/speech/introduce";
import { openjtalk } from "#adapters/speech/openjtalk";
import type { Pcm } from "#kernel/sound/pcm";
import { pitchOf } from "#kernel/sound/pitch";
import { withoutDelivery } from "#kernel/text/delivery-marks";
import type { Speech } from "#ports/speech";
import { compileVoice } from "../../voice/compile.ts";

let speech: Speech;
/** Gives a file's tests the Japanese voice. */
export function withVoice() {
  beforeAll(async () => {
    speech = openjtalk({ program: await compileVoice(), size: 1 });
  }, 120_000);
  afterAll(() => speech.close());
}

export const speak = (mood: string, text: string, speed = 1) =>
  speech.speak({ text, voice: `openjtalk:mei_${mood}`, speed, pitch: 0 });

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Points of 5 ms without a pitch that part words: as long as a comma's silence, nearly. */
const PAUSE = 30;

type Points = ReturnType<typeof pitchOf>;

/** Semitones between two sounds of one length, from one point to another. */
export const semitones = (a: Points, b: Points, start: number, end: number) =>
  middle(
    a.flatMap(({ hertz }, at) => {
      const other = b[at]?.hertz ?? 0;
      return at >= start && at < end && hertz > 0 && other > 0 ? [12 * Math.log2(other / hertz)] : [];
    }),
  );

export function pausesOf(points: Points): { from: number; to: number }[] {
  const pauses: { from: number; to: number }[] = [];
  let from = 0;
  for (const [at, { hertz }] of points.entries()) {
    if (hertz === 0) continue;
    if (at - from > PAUSE && from > 0) pauses.push({ from, to: at });
    from = at + 1;
  }
  return pauses;
}

/** The same before the first pause, up to the last one, and behind it. */
function melodiesBetween(plain: Pcm, marked: Pcm): number[] {
  const [a, b] = [pitchOf(plain), pitchOf(marked)];
  const pauses = pausesOf(a);
  const [first, last] = [pauses[0], pauses.at(-1)] as [
    { from: number; to: number },
    { from: number; to: number },
  ];
  return [
    semitones(a, b, 0, first.from),
    semitones(a, b, first.to, last.from),
    semitones(a, b, last.to, a.length),
  ];
}

const levelOf = ({ samples }: Pcm) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
const steepest = ({ samples }: Pcm) =>
  samples.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? 0))), 0);

/** By how many seconds an utterance lasts longer when the listener has heard none of it. */
export async function longerBy(mood: string, text: string, speed = 1) {
  const [heard, fresh] = await Promise.all([
    speak(mood, text, speed),
    speak(mood, introduced(text, new Set()), speed),
  ]);
  expect(Math.abs(levelOf(fresh) - levelOf(heard))).toBeLessThan(0.7);
  expect(steepest(fresh)).toBeLessThan(steepest(heard) * 1.5);
  return (fresh.samples.length - heard.samples.length) / heard.sampleRate;
}

type Stretches = Record<"before" | "figure" | "behind", number>;

/** Proves what holds in each mood of the voice. */
export function proveMoods(moods: string[]) {
  it.each(moods)("mei_%s lifts quoted speech inside a sentence, and nothing around it", async (mood) => {
    const said = speech.normalize("彼は「明日は必ず行きます」と言った。", `openjtalk:mei_${mood}`);
    const [plain, quoted] = await Promise.all([speak(mood, withoutDelivery(said)), speak(mood, said)]);
    // Silence is cut by steps of 5 ms.
    expect(Math.abs(quoted.samples.length - plain.samples.length) / 48_000).toBeLessThan(0.03);
    const [before, inside, behind] = melodiesBetween(plain, quoted) as [number, number, number];
    expect(inside).toBeGreaterThan(0.8);
    expect(inside).toBeLessThan(2.5);
    expect(Math.abs(before)).toBeLessThan(0.3);
    expect(Math.abs(behind)).toBeLessThan(0.3);
    expect(Math.abs(levelOf(quoted) - levelOf(plain))).toBeLessThan(1);
    expect(steepest(quoted)).toBeLessThan(steepest(plain) * 1.5);
  });

  it.each(moods)("mei_%s says new names slower", async (mood) => {
    const name = await longerBy(mood, "兄は北海道へ行く。");
    expect(name).toBeGreaterThan(0.03);
    expect(name).toBeLessThan(0.16);
  });

  it.each(moods)("mei_%s says a new figure a tenth slower, and nothing around it", async (mood) => {
    const [heard, fresh] = (await Promise.all(
      ["値段は、2500円、でした。", "値段は、⸤2500円⸥、でした。"].map(async (text) => {
        const points = pitchOf(await speak(mood, text));
        const [first, last] = pausesOf(points) as [
          { from: number; to: number },
          { from: number; to: number },
        ];
        return { before: first.from, figure: last.from - first.to, behind: points.length - last.to };
      }),
    )) as [Stretches, Stretches];
    expect(fresh.figure / heard.figure).toBeGreaterThan(1.08);
    expect(fresh.figure / heard.figure).toBeLessThan(1.12);
    // The pitch of a silence's edge is told within a point of 5 ms.
    expect(Math.abs(fresh.before - heard.before)).toBeLessThan(3);
    expect(Math.abs(fresh.behind - heard.behind)).toBeLessThan(3);
  });
}
