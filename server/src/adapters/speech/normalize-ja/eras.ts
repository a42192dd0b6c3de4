import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { wordList } from "../word-list.ts";

/** Names of eras before the present five; most of them are names of people or other words as well. */
const names = wordList("ja-eras");

/** An era is meant where one of its years follows, or what is called by it. */
const FOLLOWED =
  "(?:元|[1-9]\\d?|[一二三四五六七八九十]{1,3})年(?!ぶり|連続|生(?!ま)|目|[前後以])|年間(?!で|に\\d)|の(?:乱|変|大火|飢饉|改革|政変|治|新政|大獄|大地震)";

export const eras: readonly Rewrite[] = [
  // A war by its era; a part in a play otherwise.
  [
    new RegExp(`(?:${alternatives(names.keys())})の役(?=[のをにはがで、。]|$)`, "gu"),
    (war) => `${names.get(war.slice(0, -2)) ?? war.slice(0, -2)}のエキ`,
  ],
  [new RegExp(`(?:${alternatives(names.keys())})(?=${FOLLOWED})`, "gu"), (name) => names.get(name) ?? name],
];
