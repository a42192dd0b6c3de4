import { expect, it, onTestFinished } from "vitest";
import { misreadWords, tableWords } from "#test/readings";
import { japaneseVoice } from "#test/rendering";

it("reads each word and name of its tables as they say, alone and between others", async () => {
  const engine = await japaneseVoice();
  onTestFinished(() => engine.close());
  expect(await misreadWords(engine, tableWords())).toEqual([]);
}, 120_000);
