import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { isInLanguage, speakable } from "../../text/signs/speakable.ts";
import { withoutYear } from "../points/counted.ts";

const LONGEST: Record<Language, number> = { ja: 34, en: 70 };
/** A question is told as it stands, because its answer says little without it. */
const LONGEST_QUESTION = 110;
const SHORTEST: Record<Language, number> = { ja: 3, en: 4 };
const EMPTY = new RegExp(`^(?:${alternativesOf("headings-without-matter")})$`, "i");
/** "task-succeeded", "make2": a name for machines. */
const COMMAND = /^[\p{Ll}\d][^ ]*$/u;
/** "3. Sharpen it", "Step 2: Oil it", 「一、」, 「第三章　」 */
const NUMBER = new RegExp(
  [
    String.raw`^(?:(?:step|part|chapter|tip|section|no\.?|#)\s*)?(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{1,4}(?=[.):]))[.):：、]?\s+|^(?:[\d０-９]{1,2}|[一二三四五六七八九十]{1,2})[、.．)）:：]\s*`,
    String.raw`^[QＱ]\s?[\d０-９]{0,2}\s?[.．:：、]\s*(?=[^A-Za-z])|^(?:手順|ステップ|質問)\s*[\d０-９]{0,2}\s*[.．:：、]?\s+|^第[\d０-９一二三四五六七八九十]{1,2}[章節回話]\s*`,
  ].join("|"),
  "iu",
);

/** 「第一部 ろうそくをつくる」: its rows say of which part they are. */
const OF_PART = /^第[一二三四五六\d]{1,2}部[ 　：:]/u;
/** A heading as it can be said; null for one that names nothing. */
export function saidHeading(text: string, language: Language): string | null {
  const bare = speakable(withoutYear(text, language), language)
    .replace(NUMBER, "")
    .replace(/[\s.。:：、,;–—-]+$/, "")
    .replace(language === "ja" ? /(?<=.)[（(][^（()）]*[)）]$/u : /$^/, "")
    .trim();
  const isSayable =
    bare.length >= SHORTEST[language] &&
    bare.length <= (/\?$/.test(bare) && language === "en" ? LONGEST_QUESTION : LONGEST[language]) &&
    !EMPTY.test(bare) &&
    !(language === "ja" && OF_PART.test(bare)) &&
    !COMMAND.test(bare) &&
    !/[=<>{}()[\]_/|@#“”"『』]|\w\.\w|::|\d{4}/.test(bare) &&
    !/[.!?！？。].*\p{L}/u.test(bare) &&
    !/「[^」]*$|^[^「]*」/.test(bare) &&
    (language === "en" ? isInLanguage(bare, "en") && /\p{Ll}/u.test(bare) : true);
  return isSayable ? bare : null;
}

/** "amountinteger": one word may be two that lost their space, unless the page has it elsewhere. */
export function isGluedHeading(heading: string, { blocks, language }: Page): boolean {
  if (language === "ja" || /[^\p{L}]/u.test(heading)) return false;
  const word = new RegExp(`(?<!\\p{L})${heading}(?!\\p{L})`, "iu");
  return !blocks.some(({ kind, text }) => kind !== "heading" && word.test(text));
}
