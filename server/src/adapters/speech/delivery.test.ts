import { expect, it } from "vitest";
import { pitchOf } from "#kernel/sound/pitch";
import { withoutDelivery } from "#kernel/text/delivery-marks";
import { proveMoods, semitones, speak, withVoice } from "#test/delivery";

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
