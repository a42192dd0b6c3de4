import { afterAll, beforeAll, expect, it } from "vitest";
import type { Openjtalk } from "#adapters/speech/openjtalk";
import { misreadWords, tableWords } from "#test/readings";
import { japaneseVoice } from "#test/rendering";

let engine: Openjtalk;

beforeAll(async () => {
  engine = await japaneseVoice();
}, 120_000);
afterAll(() => engine.close());

/** Each part is read in seconds: its bound leaves room for whatever else runs. */
const PART = 400;
const words = tableWords();
const parts = Array.from({ length: Math.ceil(words.length / PART) }, (_, at) =>
  words.slice(at * PART, (at + 1) * PART),
);

it.each(parts.map((part, at) => [at * PART, part] as const))(
  "reads each word and name of its tables from row %i on as they say, alone and between others",
  async (_, part) => {
    expect(await misreadWords(engine, part)).toEqual([]);
  },
  180_000,
);
