import { readFileSync } from "node:fs";
import type { Language } from "../../../server/src/kernel/vocabulary.ts";

interface SpokenText {
  language: Language;
  /** How long Mei or Robert spoke it, at their own speed. */
  seconds: number;
  text: string;
}

/** Thirty texts, half of them Japanese: goods, news, recipes, tales, technical ones. */
export const spokenTexts: readonly SpokenText[] = readFileSync(new URL("texts.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((row) => {
    const [language, seconds, text = ""] = row.split("\t");
    return { language: language as Language, seconds: Number(seconds), text };
  });
