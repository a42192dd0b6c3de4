import { heardWords, readingRows } from "./reading-set.ts";
import { soundsRight } from "./sounds.ts";

/** English sentences with words of two sounds, each with the phones that are meant. */
export const englishWordsInContext = () =>
  readingRows("en-words-in-context").map(([text = "", spoken = "", sounds = ""]) => ({
    text,
    spoken,
    item: { readings: [text], sounds: heardWords(sounds) },
  }));

type Line = ReturnType<typeof englishWordsInContext>[number];

/** Returns the made form of each line whose words are not heard as they are meant. */
export async function misheard(lines: readonly Line[], made: (text: string) => string): Promise<string[]> {
  const said = lines.map(({ text, item }) => ({ item, said: made(text) }));
  const right = await soundsRight(said);
  return said.filter((_, at) => !right[at]).map((one) => one.said);
}
