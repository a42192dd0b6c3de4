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

/** "Which is better: a) car rental b) car hire?" counts with brackets that open nowhere. */
const COUNTED = /(?<=[\s:：、。])(?:\p{L}|\d{1,2})[)）](?=\s?\S)/gu;

/** Whether every bracket of a sentence closes. */
function isBalanced(text: string): boolean {
  const plain = /[(（]/.test(text) ? text : text.replace(COUNTED, "");
  return PAIRS.every(([open = "", close = ""]) => plain.split(open).length === plain.split(close).length);
}

/** Whether a sentence lacks its predicate, its beginning or its end, or is of another language. */
export function isFragment(text: string, language: Language): boolean {
  if (!ENDED.test(text) || BROKEN_OFF.test(text) || !isBalanced(text)) return true;
  return !(language === "ja"
    ? MEANS.test(text) || isJapaneseSentence(text)
    : isEnglishText(text) && isEnglishSentence(text));
}
