import { pieces } from "../pieces.ts";
import { plainLetters } from "../plain-letters.ts";
import { rewrite } from "../rewrite.ts";
import { stripUnspeakable } from "../strip.ts";
import { dayNames } from "./calendar.ts";
import { everyday } from "./everyday.ts";
import { figures } from "./figures.ts";
import { forms, written } from "./forms.ts";
import { englishSymbols, signs } from "./marks.ts";
import { words } from "./words.ts";

const rows = [...everyday, ...forms, ...words, ...dayNames, ...signs, ...figures, ...englishSymbols];

/** Rewrites a sentence into plain English words. Empty when nothing in it can be spoken. */
export function normalizeEnglish(text: string): string {
  const compatible = rewrite(stripUnspeakable(text), written)
    .replace(/[©®™℠]/g, " ")
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, " ")
    .replace(/[ØøφΦ⌀]\s?(?=\d)/g, "diameter ")
    .normalize("NFKD");
  const plain = plainLetters(compatible).replace(/⁄/g, "/").replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
  const spoken = pieces(plain)
    .map((piece) => rewrite(piece, rows))
    .filter(Boolean)
    .join(" ");
  return /[A-Za-z]/.test(spoken) ? spoken : "";
}
