import type { Language } from "#kernel/vocabulary";
import { announces, isCompletedBy } from "../prose/stands.ts";

/** 「穴に詰まってて。」 */
const OPEN_END = /(?:[てで]|[』」だ]と|けど|ので|から)。$/u;
/** 「ふたりとも、また会えると思っていた顔をしているんです。」 explains what was said before it. */
const EXPLAINS_JA = /(?:[んの](?:です|だ|でしょう)|から(?:です|だ)?|ため(?:です|だ))(?:よ|ね|よね)?。$/u;
/** An answer that is cut before "But …" says the opposite. */
const TURNS: Record<Language, RegExp> = {
  en: /^(?:But|However|Still|Yet|Though|Although|Then again|Except|So|Therefore|That[’']s why|And then|Until|Because)\b/u,
  ja: /^(?:でも|だけど|けれど|けど|しかし|ただ|ところが|とはいえ|それで|そこで|だから|なので|そうしたら|すると|なぜなら|もっとも)/u,
};

/** Whether an answer may end with one sentence where another would go on. */
export function mayEndAt(last: string, next: string, language: Language): boolean {
  const isOpen = announces(last, language) || OPEN_END.test(last) || TURNS[language].test(next);
  const isExplained = language === "ja" && EXPLAINS_JA.test(next);
  return !isOpen && !isExplained && !isCompletedBy(next, last, language);
}
