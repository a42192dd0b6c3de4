import { expect, it } from "vitest";
import { pitchOf } from "#kernel/sound/pitch";
import { withoutDelivery } from "#kernel/text/delivery-marks";
import { longerBy, pausesOf, proveMoods, semitones, speak, withVoice } from "#test/delivery";

withVoice();
proveMoods(["normal"]);

it("says a word in marks and a whole quotation as they were", async () => {
  for (const text of ["彼は、⸨ありがとう⸩、と言った。", "⸨明日は必ず行きます⸩"]) {
    const [plain, marked] = await Promise.all([
      speak("normal", withoutDelivery(text)),
      speak("normal", text),
    ]);
    expect(marked.samples).toEqual(plain.samples);
  }
});

/** Semitones by which marks lift the first 0.3 s of a sound. */
async function liftOfBeginning(text: string): Promise<number> {
  const [plain, marked] = await Promise.all([speak("normal", withoutDelivery(text)), speak("normal", text)]);
  return semitones(pitchOf(plain), pitchOf(marked), 0, 60);
}

it("lifts a quotation from its first word on, also where the analysis makes another word of that", async () => {
  expect(await liftOfBeginning("⸨兄と行きますから大丈夫です⸩、と彼は言った。")).toBeGreaterThan(0.8);
  expect(await liftOfBeginning("⸨一人で行きますから大丈夫です⸩、と彼は言った。")).toBeGreaterThan(0.8);
  expect(await liftOfBeginning("一人で、⸨必ず明日は行きます⸩、と彼は言った。")).toBeLessThan(0.3);
});

it("lifts each part of a quotation that is spoken in several", async () => {
  const parts = ["⸨明日は必ず行きますから、", "⸨必ず明日は行きますから、", "行きます⸩、と彼は言った。"];
  for (const lift of await Promise.all(parts.map(liftOfBeginning))) expect(lift).toBeGreaterThan(0.8);
});

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
