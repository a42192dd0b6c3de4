import { expect, it } from "vitest";
import { pitchOf } from "#kernel/sound/pitch";
import { longerBy, pausesOf, proveMoods, semitones, speak, withVoice } from "#test/delivery";

withVoice();
proveMoods(["happy", "sad", "angry", "bashful"]);

it("begins the second of two quotations anew", async () => {
  const [one, two] = await Promise.all([
    speak("normal", "⸨兄なら必ず行きます、姉なら家にいます⸩、と言った。"),
    speak("normal", "⸨兄なら必ず行きます⸩、⸨姉なら家にいます⸩、と言った。"),
  ]);
  const [a, b] = [pitchOf(one), pitchOf(two)];
  const pauses = pausesOf(a);
  expect(pauses).toHaveLength(2);
  const { to } = pauses[0] as { to: number };
  expect(semitones(a, b, to, to + 30)).toBeGreaterThan(0.3);
  expect(Math.abs(semitones(a, b, 0, 30))).toBeLessThan(0.3);
});

it("says them slower by as much of their length at every speed", async () => {
  const [slow, fast] = await Promise.all(
    [0.5, 2].map((speed) => longerBy("normal", "兄は東京スカイツリーへ行く。", speed)),
  );
  expect((slow as number) / (fast as number)).toBeGreaterThan(1.7);
});

it("says words that are no names at their pace, and knows words that no dictionary has", async () => {
  expect(await longerBy("normal", "教授は県庁へ行く。")).toBe(0);
  expect(await longerBy("normal", "三十五人が来た。")).toBe(0);
  expect(await longerBy("normal", "二千二十四年のことだ。")).toBe(0);
  expect(await longerBy("normal", "35人気だ。")).toBe(0);
  expect(await longerBy("normal", "5人で10時30分に出る。")).toBe(0);
  expect(await longerBy("normal", "グーグルで調べた。")).toBeGreaterThan(0.02);
});
