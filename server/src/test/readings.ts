import type { Openjtalk } from "#adapters/speech/openjtalk";
import { fold } from "#adapters/speech/reading/notation";
import { wordList } from "#adapters/speech/word-list";

/** Every word and name whose reading stands in a table, with that reading. */
export const tableWords = () =>
  ["ja-everyday", "ja-names", "ja-misread"].flatMap((name) => [...wordList(name)]);

/** Those that the engine reads otherwise, alone or between others, with both readings. */
export async function misreadWords(engine: Openjtalk, words: [word: string, kana: string][]) {
  const wrong: string[][] = [];
  const readingOf = (text: string) => engine.reading(engine.normalize(text, "openjtalk:mei_normal"));
  for (const [word, kana] of words) {
    const alone = await readingOf(word);
    const inside = await readingOf(`「${word}」の`);
    const right = fold.ja(alone) === fold.ja(kana) && fold.ja(inside) === fold.ja(`${kana}ノ`);
    if (!right) wrong.push([word, alone, inside]);
  }
  return wrong;
}
