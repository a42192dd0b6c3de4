import { englishVerbs } from "#kernel/text/english-verbs";
import { isFiniteVerb } from "../sentences/finite-verbs.ts";
import { dividedByQuotations } from "../signs/quotations.ts";

const I = /(?<!\p{L})I(?![\p{L}\d/-])/gu;
/** 公私 is nobody. */
/** "My Loom" is a name, "My loom" somebody’s. */
const MINE = /(?<!\p{L})(?:my|My(?= \p{Ll}))(?!\p{L})|(?:(?<!公)私|僕|わたし|ぼく|俺)[はもがのに]/u;

/** Whether one person speaks of himself, outside of quotations. */
export function speaksAsOneself(text: string): boolean {
  const own = dividedByQuotations(text).own.join("");
  if (MINE.test(own)) return true;
  return [...own.matchAll(I)].some(
    ({ index }) =>
      !isNumeral(own.slice(Math.max(0, index - REACH), index), own.slice(index + 1, index + REACH)),
  );
}
const REACH = 40;

const MYSELF =
  /(?<!公)私(?!立|鉄|道|語|学|服|物|用|有|事|設|費|的|生活|たち|達)|僕(?!たち|達)|(?:わたし|ぼく|俺)(?=[はもがのに])/u;
/** The word by which a Japanese writer is meant, outside of quotations; null where nobody is. */
export const oneselfIn = (texts: readonly string[]): string | null =>
  texts.flatMap((text) => MYSELF.exec(dividedByQuotations(text).own.join(""))?.[0] ?? [])[0] ?? null;

const NUMBERED = new RegExp(
  [
    String.raw`(?<![\p{L}’'-])(?:War|Part|Mark|Mk|Act|Class|Type|Phase|Title|Vol(?:ume|\.)|Chapter|Article|Appendix|Division|Stage|Grade`,
    "Category|Level|Schedule|Tier|Model|Elizabeth|Charles|Henry|James|George|William|Edward|Richard|Napoleon|Nicholas|Alexander|Frederick",
    "Francis|Ferdinand|Philip|Leopold|Otto|Constantine|Catherine|Wilhelm|Franz|Justinian|Darius|Xerxes|Ptolemy|Umberto|Maximilian|Pius) $",
  ].join("|"),
  "u",
);
const KIND = /\b(?:class|type|phase|schedule|stage|grade|category) $/;
/** Of these forms nobody but oneself is the subject. */
const OF_ONESELF = /^(?:[’'](?:m|ve|d|ll)\b| (?:am|have|do|don[’']t|think|know|want|need|like|love)\b)/;

/** Whether the "I" between two texts is a number: "World War I", "Charles I", "class I devices". */
function isNumeral(before: string, behind: string): boolean {
  if (OF_ONESELF.test(behind)) return false;
  if (NUMBERED.test(before)) return true;
  if (KIND.test(before)) return !isVerb(/^ (\p{L}+(?:[’']\p{L}+)?)/u.exec(behind)?.[1] ?? "");
  // "Rocky I is …", "Saturn I."; but "On Sundays I test …".
  return /\p{Lu}[\p{L}’'-]* $/u.test(before) && /^(?:[.;:)]|$| (?:is|has|does)\b)/.test(behind);
}
/** "The class I took" is somebody's. */
const isVerb = (word: string) => isFiniteVerb(word) || englishVerbs.has(word.toLowerCase());
