import { afterAll, beforeAll, expect } from "vitest";
import { normalizeEnglish } from "#adapters/speech/normalize-en/index";
import { normalizeJapanese } from "#adapters/speech/normalize-ja/index";
import { type Openjtalk, openjtalk } from "#adapters/speech/openjtalk";
import { namesRead } from "#adapters/speech/reading/names";
import type { SetName } from "#adapters/speech/reading/reading-set";
import { type ReadingResult, readSet } from "#adapters/speech/reading/score";
import { compileVoice } from "../../voice/compile.ts";

let engine: Openjtalk;
/** Gives a file's tests the Japanese voice. */
export function withReader() {
  beforeAll(async () => {
    engine = openjtalk({ program: await compileVoice(), size: 1 });
  }, 120_000);
  afterAll(() => engine.close());
}

/** How the Japanese voice reads a text, in kana. */
export const readJapanese = (text: string) => engine.reading(normalizeJapanese(text));

export const share = (results: readonly ReadingResult[]) =>
  results.filter(({ right }) => right).length / results.length;
export const wrong = (results: readonly ReadingResult[]) =>
  results.filter(({ right }) => !right).map(({ text, read }) => `${text} → ${read}`);

/** Holds a set of each language to the share of it that is read right. */
export async function expectRead(name: string, japanese: number, english = japanese) {
  const ja = await readSet("ja", readJapanese, `ja-${name}` as SetName);
  const en = await readSet("en", normalizeEnglish, `en-${name}` as SetName);
  expect(share(ja), wrong(ja).join("\n")).toBeGreaterThanOrEqual(japanese);
  expect(share(en), wrong(en).join("\n")).toBeGreaterThanOrEqual(english);
}

/** Holds a list of frequent names or idioms to its length, and to ninety-nine in a hundred that are read right. */
export async function expectNames(list: Parameters<typeof namesRead>[0], least: number) {
  const { right, of, wrong: misread } = await namesRead(list, readJapanese);
  expect(of).toBeGreaterThanOrEqual(least);
  expect(right / of, misread.join("\n")).toBeGreaterThanOrEqual(0.99);
}
