import { alternativesOf } from "#kernel/text/phrases";
import type { PageType } from "#kernel/vocabulary";

/** Not of "I/O", nor of the numeral in "Class I". */
const FIRST_PERSON =
  /(?<![\p{L}"“'’])(?<!\b(?:Class|Type|Mark|Part|Grade|War|Gen|Phase) )(?:I|I['’]m|I['’]ve|I['’]d|[Mm]y|me)(?![\p{L}\-/&])/u;
const BUYERS = new RegExp(
  `買いました|購入しました|リピート(?:し|です)|${alternativesOf("buyers-words-ja")}`,
  "u",
);
const QUOTED = /[“「『][^”」』]*[”」』]|"[^"]*"/gu;

/** "This is how Tarn describes it.", 「たに商店は、次のように紹介しています。」: behind it those who make or sell the goods may speak of themselves. */
export const introducesMaker = (text: string): boolean =>
  /^This is how .{2,60} describes (?:it|them)\.$|^[^。]{1,60}は、次のように紹介しています。$/u.test(text);

/** Words of a buyer in the narrator's mouth: a product speaks of nobody as "I". */
export function otherVoiceIn(text: string, type: PageType, isIntroduced = false): string | null {
  if (type !== "product") return null;
  const own = text.replace(QUOTED, "");
  return (isIntroduced ? null : FIRST_PERSON.exec(own)?.[0]) ?? BUYERS.exec(own)?.[0] ?? null;
}
