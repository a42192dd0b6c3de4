import { expect, it } from "vitest";
import { englishWordsInContext, misheard } from "../reading/words-in-context.ts";
import { wordRows } from "../word-list.ts";
import { normalizeEnglish } from "./index.ts";

const lines = englishWordsInContext();

it("says each word of two sounds as it is meant", async () => {
  expect(lines.length).toBeGreaterThan(150);
  expect(await misheard(lines, normalizeEnglish)).toEqual([]);
});

/** Older than the list: what is stored has this spelling, although the voice says "read" so by itself. */
const OLDER = /\bred\b/;

it("changes no word that the voice says as it is meant by itself: its stored sound stays", async () => {
  const changed = lines.filter(({ text, spoken }) => spoken !== text && !OLDER.test(spoken));
  expect(changed.length).toBeGreaterThan(50);
  expect(await misheard(changed, (text) => text)).toEqual(changed.map(({ text }) => text));
});

it("has items for two sounds or more of each word", () => {
  const sounds = new Map<string, Set<string>>();
  for (const { item } of lines)
    for (const { word, phones } of item.sounds)
      sounds.set(word, (sounds.get(word) ?? new Set()).add(phones.join("/")));
  expect(sounds.size).toBeGreaterThanOrEqual(90);
  expect([...sounds].filter(([, own]) => own.size < 2).map(([word]) => word)).toEqual([]);
});

it("has items for each word of its table of neighbours", () => {
  const words = new Set(lines.flatMap(({ item }) => item.sounds.map(({ word }) => word.toLowerCase())));
  const listed = new Set(wordRows("neighbours/en").map(([word = ""]) => word.toLowerCase()));
  expect([...listed].filter((word) => !words.has(word))).toEqual([]);
});
