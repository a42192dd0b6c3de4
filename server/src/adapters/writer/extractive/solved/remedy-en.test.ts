import { describe, expect, it } from "vitest";
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

  it("keeps its beginning where that says what to do, or would be lost [7.3]", () => {
    expect(told(16, "Line the trough with zinc.", ...REASONS, "So line it twice.")).toBeUndefined();
    expect(told(8, ...REASONS, "So line the trough with zinc.")).toBeUndefined();
  });
});
