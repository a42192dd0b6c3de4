import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { wordList } from "../word-list.ts";

/** Names of eras before the present five; most of them are names of people or other words as well. */
const names = wordList("ja-eras");

/** An era is meant where one of its years follows, or what is called by it. */
const FOLLOWED = [
  "(?:元|[1-9]\\d?|[一二三四五六七八九十]{1,3})年(?!ぶり|連続|生(?!ま)|目|[前後以])|年間(?!で|に\\d)",
  "の(?:治水|大火|飢饉|改革|政変|新政|大獄|大地震)",
  // Not the beginning of another word: の変化, の乱れ, の治水.
  "の[乱変治](?!(?![以後前中直当終時])\\p{Script=Han}|[れわえめまりるっ])",
].join("|");

/** Wars that are called so; elsewhere it is a part that somebody or something has: 文化の役に立つ. */
const WARS = "文永|弘安|文禄|慶長|応永|承久|前九年|西南";

export const eras: readonly Rewrite[] = [
  [
    new RegExp(`(?:${WARS})の役(?=[のをにはがで、。]|$)`, "gu"),
    (war) => `${names.get(war.slice(0, -2)) ?? war.slice(0, -2)}のエキ`,
  ],
  [new RegExp(`(?:${alternatives(names.keys())})(?=${FOLLOWED})`, "gu"), (name) => names.get(name) ?? name],
];
