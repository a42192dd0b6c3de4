import { readFileSync } from "node:fs";
import type { Language } from "../../../server/src/kernel/vocabulary.ts";

interface SpokenText {
  language: Language;
  /** How long Mei or Robert spoke it, at their own speed. */
  seconds: number;
  text: string;
}

const read = (file: string): readonly SpokenText[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [language, seconds, text = ""] = row.split("\t");
      return { language: language as Language, seconds: Number(seconds), text };
    });

/** Thirty texts, half of them Japanese: goods, news, recipes, tales, technical ones. The estimate was fitted to them. */
export const spokenTexts = read("texts.tsv");

/** Thirty more of all kinds, dialogues too, that nothing was fitted to. */
export const unseenTexts = read("unseen.tsv");
