import type { Rewrite } from "../rewrite.ts";
import { wordList } from "../word-list.ts";

/** Old, printed and official forms of kanji, with the form that the front end's dictionary has. */
const dictionaryForm = wordList("ja-old-forms");

export const variants: readonly Rewrite[] = [
  [/\p{Script=Han}/gu, (kanji) => dictionaryForm.get(kanji) ?? kanji],
];
