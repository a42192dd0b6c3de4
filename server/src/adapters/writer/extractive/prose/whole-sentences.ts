import type { Language } from "#kernel/vocabulary";
import { standsInEnglish } from "../text/sentences/english-sentence.ts";
import { standsInJapanese } from "../text/sentences/japanese-sentence.ts";
import { isOrder } from "./procedures.ts";

const SHORT: Record<Language, number> = { ja: 9, en: 20 };
const LONGEST_STEP = 40;

/** "Press Enter.", 「電源を切ります。」 */
export const isShortStep = (text: string, language: Language, isStep: boolean) =>
  (isStep && text.length <= LONGEST_STEP && /^[^「」]*(?:ます|です)。$/u.test(text)) ||
  (text.length < SHORT[language] && SHORT_STEP[language].test(text) && isOrder(text, language));
const SHORT_STEP: Record<Language, RegExp> = { ja: /[をにで][^。]+ます。$/u, en: /^\p{Lu}\p{Ll}+ .+\.$/u };

/** Each sentence of a quotation of several has one of its marks, or none. */
export const unquoted = (sentence: string) => sentence.replace(/["“”]/g, "");

/** Behind others a short sentence is understood: 「当たりました。」 */
export const isWholeSentence = (text: string, language: Language, isInner: boolean) =>
  /^.{1,2}つ目(?:です|だ)。$/.test(text) ||
  (isInner && text.length < SHORT[language] && /^[^\d「“"].*[。.]$/.test(text)) ||
  (language === "ja" ? standsInJapanese(text) : standsInEnglish(text));
