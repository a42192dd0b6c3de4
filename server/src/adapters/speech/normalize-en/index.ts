import { phonesOf } from "../pronunciations.ts";
import { type Rewrite, rewrite } from "../rewrite.ts";
import { stripUnspeakable } from "../strip.ts";
import { alternatives } from "../table.ts";
import { figures } from "./figures.ts";
import { abbreviations, lexicon, sayable } from "./tables.ts";

const spell = (word: string) => [...word].join(" ");

/** Short words in capitals are spelled unless people say them as words. */
function capitals(word: string): string {
  if (sayable.has(word)) return word.toLowerCase();
  const unsayable = !/[AEIOUY]/.test(word) || !phonesOf(word.toLowerCase());
  return word.length <= 3 || (word.length <= 5 && unsayable) ? spell(word) : word;
}

/** Words that shout rather than abbreviate. */
const shouted =
  /^(?:THE|AND|FOR|YOU|ARE|NOT|BUT|ALL|NEW|NOW|OFF|ONE|TWO|OUR|YOUR|GET|BUY|SALE|FREE|BEST|OUT|HOT|TOP|BIG|CAN|HAS|HAD|WAS|WHO|HOW|WHY|ANY|OLD|DAY|WAY|MAY|SEE|USE|SET|BOX|MAX|PRO|AIR|I|A|OR|OF|TO|IN|ON|IT|IS|BY|AT|AS|AN|BE|DO|GO|HE|IF|ME|MY|NO|SO|UP|WE)$/;

const words: readonly Rewrite[] = [
  [
    /https?:\/\/(?:www\.)?([\w-]+(?:\.[\w-]+)+)[^\s]*|www\.([\w-]+(?:\.[\w-]+)+)[^\s]*/g,
    (_, host, bare) => (host ?? bare ?? "").replaceAll(".", " dot "),
  ],
  [/\b([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/g, (_, user, host) => `${user} at ${host}`.replaceAll(".", " dot ")],
  [/\b([\w-]+)\.(com|net|org|io|dev|app|jp)\b/g, "$1 dot $2"],
  [
    new RegExp(`(?<![A-Za-z])(?:${alternatives(lexicon.keys())})(?![A-Za-z])`, "gi"),
    (name) => lexicon.get(name.toLowerCase()) ?? name,
  ],
  [
    new RegExp(`(?<![A-Za-z.])(?:${alternatives(abbreviations.keys())})(?=\\s|,|$)`, "g"),
    (short) => abbreviations.get(short) ?? short,
  ],
  [/(?<![A-Za-z.])(?:[A-Z]\.){2,}/g, (initials) => spell(initials.replaceAll(".", ""))],
];

const marks: readonly Rewrite[] = [
  [/\s*&\s*/g, " and "],
  [/(?<=[A-Za-z])\+\+/g, " plus plus"],
  [/\s*\+\s*/g, " plus "],
  [/\s+=\s+/g, " equals "],
  [/%/g, " percent"],
  [/@/g, " at "],
  [/#(?=[A-Za-z])/g, "hashtag "],
  [/\b[A-Z]{2,}(?=s?\b)/g, (word) => (shouted.test(word) ? word.toLowerCase() : capitals(word))],
  [/(?<=(?: |^)(?:[A-Z] )+[A-Z])s\b/g, "'s"],
  [/\/(?=[A-Za-z])/g, " "],
  [/\s*(?:[—–]|--+|[→⇒;:|()[\]{}])\s*/g, ", "],
  [/\.{2,}|…/g, ", "],
  [/[^A-Za-z0-9 .,!?'-]/g, " "],
  [/(?<![A-Za-z])['-]+|['-]+(?![A-Za-z])/g, " "],
  [/\s+/g, " "],
  [/ (?=[,.!?])/g, ""],
  [/[,\s]+(?=[.!?])|,(?=,)/g, ""],
  [/^[\s,.!?-]+|[\s,]+$/g, ""],
];

/** Rewrites a sentence into plain English words. Empty when nothing in it can be spoken. */
export function normalizeEnglish(text: string): string {
  const plain = stripUnspeakable(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"');
  const spoken = rewrite(rewrite(rewrite(plain, words), figures), marks);
  return /[A-Za-z]/.test(spoken) ? spoken : "";
}
