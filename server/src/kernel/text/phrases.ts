import { readFileSync } from "node:fs";

const folder = new URL("../../../assets/phrases/", import.meta.url);

/** The lines of a list in `assets/phrases`. */
export const phraseLines = (list: string): string[] =>
  readFileSync(new URL(`${list}.txt`, folder), "utf8")
    .trimEnd()
    .split("\n");

/** The phrases of a list as alternatives of a pattern; a line may use the signs of regular expressions. */
export const alternativesOf = (list: string): string => phraseLines(list).join("|");

/** Matches any phrase of a list in `assets/phrases`, in upper or lower case. */
export const phrases = (list: string): RegExp => new RegExp(alternativesOf(list), "i");
