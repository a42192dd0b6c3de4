import { phonesOf } from "../pronunciations.ts";
import type { Rewrite } from "../rewrite.ts";
import { greek, sayable, shouted } from "./tables.ts";

const spell = (word: string) => [...word].join(" ");

/** Short words in capitals are spelled unless people say them as words. */
function capitals(word: string): string {
  if (shouted.has(word) || sayable.has(word)) return word.toLowerCase();
  const unsayable = !/[AEIOUY]/.test(word) || !phonesOf(word.toLowerCase());
  return word.length <= 3 || (word.length <= 5 && unsayable) ? spell(word) : word;
}

const powers: Readonly<Record<string, string>> = { "2": " squared", "3": " cubed" };

/** Signs before a figure, while it is one. */
export const signs: readonly Rewrite[] = [
  [/(?<![\w.)\]])\.(?=\d)/g, "0."],
  [/(?<![\d.]) ?[~≈] ?(?=[$€£¥]?\d)/g, " about "],
  [/± ?(?=\d)/g, " plus or minus "],
  [/> ?(?=[$€£¥]?\d)/g, " more than "],
  [/< ?(?=[$€£¥]?\d)/g, " less than "],
  [/[≥≧] ?(?=[$€£¥]?\d)/g, " at least "],
  [/[≤≦] ?(?=[$€£¥]?\d)/g, " at most "],
  [/(?<=\d) ?÷ ?(?=\d)/g, " divided by "],
  // A product behind an equals sign or in front of one; elsewhere the sign parts measures: 2 × 4 m.
  [/(?<=\d) ?[×✕] ?(?=[\d.]+(?: ?[×✕] ?[\d.]+)* ?=)|(?<== ?[\d.]+) ?[×✕] ?(?=\d)/g, " times "],
  [/‰/g, " per mille"],
  [/§§? ?(?=\d)/g, "section "],
  [/¶ ?(?=\d)/g, "paragraph "],
  [
    /(?<=\d)\^(-?)(\d+)(?![\d.]\d)/g,
    (_, sign, power = "") => (!sign && powers[power]) || ` to the power of ${sign ? "minus " : ""}${power}`,
  ],
];

export const englishSymbols: readonly Rewrite[] = [
  [/\s*&\s*/g, " and "],
  [/(?<=[A-Za-z])\+\+/g, " plus plus"],
  [/\s*\+\s*/g, " plus "],
  [/\s+=\s+/g, " equals "],
  [/%/g, " percent"],
  [/@/g, " at "],
  [/#(?=[A-Za-z])/g, "hashtag "],
  [/\b[A-Z]{2,}(?=s?\b)/g, capitals],
  [/(?<=(?: |^)(?:[A-Z] )+[A-Z])s\b/g, "'s"],
  [/\/(?=[A-Za-z])/g, " "],
  [/\s*(?:[—–]|--+|[→⇒;:|()[\]{}])\s*/g, ", "],
  [/\.{2,}|…/g, ", "],
  [
    /-?(?<!\p{Script=Greek})[α-ωΑ-Ω](?!\p{Script=Greek})-?/gu,
    (letter) => ` ${greek.get(letter.replaceAll("-", "").toLowerCase())} `,
  ],
  [/[^A-Za-z0-9 .,!?'-]/g, " "],
  [/(?<![A-Za-z])['-]+|['-]+(?![A-Za-z])/g, " "],
  [/\s+/g, " "],
  [/ (?=[,.!?])/g, ""],
  [/[,\s]+(?=[.!?])|,(?=,)/g, ""],
  [/^[\s,.!?-]+|[\s,]+$/g, ""],
];
