import { afterAll, beforeAll } from "vitest";
import { normalizeJapanese } from "#adapters/speech/normalize-ja/index";
import { type Openjtalk, openjtalk } from "#adapters/speech/openjtalk";
import { compileVoice } from "../../voice/compile.ts";

/** Starts the Japanese front end for a file's tests. Gives its reading of a text, in katakana as spoken. */
export function japaneseReading(): (text: string) => Promise<string> {
  let engine: Openjtalk;
  beforeAll(async () => {
    engine = openjtalk({ program: await compileVoice(), size: 1 });
  }, 120_000);
  afterAll(() => engine.close());
  return (text) => engine.reading(normalizeJapanese(text));
}
