import { describe, expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { beginningAndRemedy } from "./remedy.ts";
import { saysRemedyInEnglish } from "./remedy-en.ts";
import type { PostSentence } from "./sentences.ts";

describe("a sentence of an answer", () => {
  it.each([
    "The lasting cure is to line the trough with zinc.",
    "So line the trough with zinc.",
    "You need to line the trough with zinc.",
    "I would line the trough with zinc.",
  ])("says what to do: %s [6.2]", (text) => expect(saysRemedyInEnglish(text)).toBe(true));

  it.each([
    "The trough rusts from below.",
    "I would think the trough rusts.",
    "Note the rust below the trough.",
    "Wear gloves when you touch the zinc.",
    "The answer to the other one came first.",
  ])("gives a reason: %s [7.3]", (text) => expect(saysRemedyInEnglish(text)).toBe(false));
});

const REASONS = [
  "The trough rusts from below.",
  "The soil there is wet.",
  "Oak holds the water.",
  "It stays damp.",
];
const answerOf = (...texts: string[]) =>
  texts.map(
    (text, at): PostSentence => ({ ...{ text, at, blockIndex: 0, name: "", leans: false }, seconds: 4 }),
  );
const told = (seconds: number, ...texts: string[]) =>
  beginningAndRemedy(answerOf(...texts), 4, seconds, "en")?.map(({ at }) => at);

describe("an English answer for which there is too little time", () => {
  it("says what to do instead of further reasons [6.2]", () => {
    expect(told(16, ...REASONS, "The neighbours have one, too.", "So line the trough with zinc.")).toEqual([
      0, 1, 2, 5,
    ]);
  });

  it("takes no step for the remedy that is none without the others [7.3]", () => {
    const steps = answerOf(...REASONS, "So line the trough with zinc.").map((one) => ({
      ...one,
      isStep: one.at > 3,
    }));
    expect(beginningAndRemedy(steps, 4, 16, "en")).toBeNull();
  });

  it("keeps its beginning where that says what to do, or would be lost [7.3]", () => {
    expect(told(16, "Line the trough with zinc.", ...REASONS, "So line it twice.")).toBeUndefined();
    expect(told(9, ...REASONS, "So line the trough with zinc.")).toBeUndefined();
  });
});

const TROUGH = [
  "Nothing is wrong with the pump, and the well is as good as it was before.",
  "The trough rusts from below, where nobody who fills it in the morning ever looks.",
  "The soil there is wet from March to June, and oak boards hold the water like a sponge.",
  "Once the boards are damp, they stay so for weeks, whatever the weather does above them.",
  "The lasting cure is to line the trough with zinc.",
  "A tarpaulin-wrap for one winter dries the boards before that.",
];
const post = (at: number, name: string, text: string, isAccepted = false) => [
  { ...saidBlock(`by ${name} » Sun May 05, 2024 7:1${at} pm`), post: at },
  { ...saidBlock(text), post: at, ...(isAccepted && { isAccepted }) },
];
const thread = textPage(
  "Garden trough loses its water every night",
  [
    ...post(
      0,
      "barn_owl",
      "The trough behind my barn loses all its water every night. It is empty when I get up.",
    ),
    ...post(1, "zincmaster", TROUGH.join(" "), true),
    ...post(2, "barn_owl", "It is fixed now. The tarpaulin-wrap took me two evenings. Thank you."),
  ],
  { url: "https://troughs.example/questions/12" },
);
const scriptIn = async (seconds: number) =>
  (await paragraphsWritten(thread, seconds, "narration")).flat().join(" ");

describe("a script of a thread", () => {
  it("has the remedy where there is no time for all reasons, and no report on what it leaves out [6.2]", async () => {
    const short = await scriptIn(36);
    expect(short).toContain("It goes on: “The lasting cure is to line the trough with zinc.”");
    expect(short).toContain("It is fixed now.");
    expect(short).not.toContain("tarpaulin-wrap");
  });

  it("has all of the answer and of the report where there is time [6.2]", async () => {
    const long = await scriptIn(90);
    for (const text of TROUGH.slice(0, 5)) expect(long).toContain(text);
    expect(long).toContain("The tarpaulin-wrap took me two evenings.");
  });
});
