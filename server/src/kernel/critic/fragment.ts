import { isEnglishText } from "#kernel/text/language";
import type { Language } from "#kernel/vocabulary";
import { isEnglishSentence } from "./predicate-en.ts";
import { isJapaneseSentence } from "./predicate-ja.ts";

const ENDED = /[。．.!！?？][」』）)】”"’']*$|[」』”"]$/u;
const BROKEN_OFF = /(?:…|\.{2,}|・{2,})[」』”"。.]*$/u;
/** Of English quotations each sentence is one of its own. */
const PAIRS = ["「」", "『』", "（）", "()", "[]"] as const;

/** 「輪花とは、縁に切れ込みを入れた形のこと。」 says what a word means. */
const MEANS = /^[^。]{1,20}とは、?[^。]+[^\s、。]のこと。$/u;

/** Whether every bracket of a sentence closes. */
const isBalanced = (text: string) =>
  PAIRS.every(([open = "", close = ""]) => text.split(open).length === text.split(close).length);

/** Whether a sentence lacks its predicate, its beginning or its end, or is of another language. */
export function isFragment(text: string, language: Language): boolean {
  if (!ENDED.test(text) || BROKEN_OFF.test(text) || !isBalanced(text)) return true;
  return !(language === "ja"
    ? MEANS.test(text) || isJapaneseSentence(text)
    : isEnglishText(text) && isEnglishSentence(text));
}
