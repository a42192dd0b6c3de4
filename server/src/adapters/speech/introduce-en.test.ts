import { afterAll, expect, it } from "vitest";
import { withoutDelivery } from "#kernel/text/delivery-marks";
import { flite } from "./flite.ts";
import { introducedEnglish } from "./introduce-en.ts";

const speech = flite({ size: 1 });
afterAll(() => speech.close());

const rows = (...texts: string[]) => {
  const heard = new Set<string>();
  return texts.map((text) => introducedEnglish(text, heard));
};

it("marks a name once, also as somebody's", () => {
  expect(rows("We went to Barcelona.", "The beach of Barcelona is near, and Barcelona's port.")).toEqual([
    "We went to ⸤Barcelona.⸥",
    "The beach of Barcelona is near, and Barcelona's port.",
  ]);
});

it.each([
  {
    text: "Maria Lopez lives in New York, near Ann.",
    marked: "⸤Maria Lopez⸥ lives in ⸤New York,⸥ near ⸤Ann.⸥",
  },
  { text: "The British Museum of London is open.", marked: "The ⸤British Museum of London⸥ is open." },
  { text: "Visit London and the Tower of London.", marked: "Visit ⸤London⸥ and the ⸤Tower⸥ of London." },
  {
    text: "It costs fifteen dollars, not fifteen dollars.",
    marked: "It costs ⸤fifteen dollars,⸥ not fifteen dollars.",
  },
  { text: "three point five percent of them", marked: "⸤three point five percent⸥ of them" },
  { text: "two hundred and fifty kilometers away", marked: "⸤two hundred and fifty kilometers⸥ away" },
  { text: "It costs forty dollars and nine cents.", marked: "It costs ⸤forty dollars and nine cents.⸥" },
  { text: "Thanks to The Beatles, we sing it.", marked: "Thanks to The ⸤Beatles,⸥ we sing it." },
  { text: "Did you see Paris?", marked: "Did you see ⸤Paris?⸥" },
])("marks names and figures with their unit: $text", ({ text, marked }) => {
  expect(introducedEnglish(text, new Set())).toBe(marked);
});

it.each([
  "Bread is baked here every day.",
  "On Monday and in March I am there, and I'm glad.",
  "It opens at ten thirty in nineteen ninety nine.",
  "It opens at six minutes past ten.",
  "We have five dollars and nine cats.",
  "Room twelve is on the second floor.",
  "Call one eight hundred five five five.",
  "It is a U S law.",
  "Separating Fact from Fiction",
  "Count tasks, This is the number.",
])("marks no first word, day, month, time, year, short or bare number: %s", (text) => {
  expect(introducedEnglish(text, new Set())).toBe(text);
});

it("leaves several sentences in one as they are, and knows their names from then on", () => {
  expect(rows("We saw Paris! It was fine.", "We left Paris.")).toEqual([
    "We saw Paris! It was fine.",
    "We left Paris.",
  ]);
});

it.each(["Ab ", "one ", "one hundred and ", "Of the ", "A of "])(
  "looks through 25,000 times %s in a time that grows with it",
  (part) => {
    const from = process.cpuUsage();
    introducedEnglish(part.repeat(25_000), new Set());
    expect(process.cpuUsage(from).user).toBeLessThan(2_500_000);
  },
);

const secondsOf = async (voice: string, text: string, speed = 1) => {
  const { samples, sampleRate } = await speech.speak({ text, voice, speed, pitch: 0 });
  return samples.length / sampleRate;
};

it.each(["flite:rms", "flite:slt"])(
  "%s says what is new a tenth slower, and all else as it was",
  async (voice) => {
    const text = "The small red house stands in ⸤Barcelona,⸥ and we saw it.";
    const [heard, fresh, whole] = await Promise.all([
      secondsOf(voice, withoutDelivery(text)),
      secondsOf(voice, text),
      secondsOf(voice, `⸤${withoutDelivery(text)}⸥`),
    ]);
    expect(fresh - heard).toBeGreaterThan(0.04);
    expect(fresh - heard).toBeLessThan(0.12);
    expect(whole / heard).toBeGreaterThan(1.07);
    expect(whole / heard).toBeLessThan(1.12);
  },
);

it("lets a question with a new name at its end rise", async () => {
  const [plain, marked] = await Promise.all([
    speech.speak({ text: "Did you see Barcelona?", voice: "flite:slt", speed: 1, pitch: 0 }),
    speech.speak({ text: "Did you see ⸤Barcelona?⸥", voice: "flite:slt", speed: 1, pitch: 0 }),
  ]);
  expect(marked.samples.length).toBeGreaterThan(plain.samples.length);
  expect(speech.engineVersion("flite:slt", "Did you see ⸤Barcelona?⸥")).toBe(
    speech.engineVersion("flite:slt", "Did you see Barcelona?"),
  );
});
