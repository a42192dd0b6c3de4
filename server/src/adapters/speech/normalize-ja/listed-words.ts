import { wordRows } from "../word-list.ts";

interface Word {
  written: string;
  /** The word with its reading and accent. */
  sound: string;
}

/** Words that the front end knows from our lists, by their first character. They stand in the text as they are written. */
const byFirst = Map.groupBy(
  ["ja-everyday", "ja-names", "ja-places", "ja-family-names"]
    .flatMap(wordRows)
    .map(
      ([written = "", kana = "", accent = ""]): Word => ({ written, sound: `${written}=${kana}/${accent}` }),
    ),
  ({ written }) => written[0],
);

/** The words of the lists in a text, each with how it sounds now. Words in words count: the front end may prefer them. */
export function listedWords(text: string): string[] {
  const sounds = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    for (const { written, sound } of byFirst.get(text[at]) ?? []) {
      if (text.startsWith(written, at)) sounds.add(sound);
    }
  }
  return [...sounds];
}
