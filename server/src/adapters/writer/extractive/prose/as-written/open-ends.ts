import type { Language } from "#kernel/vocabulary";

/** 「不満が多かったのは、ばたつく音です。」, "Collars have the opposite problem.": what became of it is told behind. */
const TROUBLE: Record<Language, RegExp> = {
  ja: /不満|問題(?!ありません|なく|ない)|悩[みま]|難点|欠点|弱点|課題|困[っり]|失敗|心配|大変で|面倒|苦手|天敵|あきらめ|諦め/u,
  en: /\b(?:problems?|trouble|complain(?:t|ts|ed)?|struggl\p{L}+|fails?|failed|wrong|worst|hard part|annoying|catch)\b/iu,
};
/** 「計60本を試しました。」, "We tested forty of them.": what came out is told behind. */
const TRIED: Record<Language, RegExp> = {
  ja: /(?:試し|試作し|実験し|測り|計り|量り|調べ|比べ|数え|尋ね|訊き|頼み|お願いし|入れ替え)(?:てみ)?(?:ました|た|たのです|たんです)。$/u,
  en: /^(?:[^,.]* )?(?:I|we|they|lab|team|staff) (?:\p{L}+ )?(?:tested|tried|measured|asked|compared|counted|weighed|baked)\b[^.]*\.$/iu,
};
/** 「よくある特集ではありません。」, "This one isn't.": what it is, or does instead, the next sentence says. */
const DENIED: Record<Language, RegExp> = {
  ja: /(?:では|じゃ|には|とは)(?:ない|ありません|なりません|いえません|言えません)。$|(?:わけ|つもり)では?(?:ない|ありません)/u,
  en: /\b(?:isn|aren|wasn|weren|doesn|don|didn|won|can|couldn)[’']t(?: \p{L}+){0,2}\.$|\bnot (?:\p{L}+ ){0,4}\p{L}+\.$|^(?:No|Not|Don[’']t|Never) /iu,
};
/** 「順に説明していきます。」, "First, the money, because everybody asks.", "I should like to answer that.": it is told behind. */
const ANNOUNCED: Record<Language, RegExp> = {
  ja: /(?:説明|紹介|お話し?|お答え|解説)(?:しま(?:す|しょう)|して(?:いき|み)ま(?:す|しょう)|いたします)。$|見て(?:いき|み)ま(?:す|しょう)。$/u,
  en: new RegExp(
    [
      String.raw`^(?:first|now|next|then)[,:]? (?:the|an?|my|our) \p{Ll}+(?: \p{Ll}+)?(?:,|\.$)`,
      String.raw`\b(?:I|we)(?:[’']d| would| should) like to (?:answer|explain|tell|show)\b`,
      String.raw`\b(?:I[’']ll|let me|we[’']ll) (?:explain|show you|tell you|answer|write it down)\b`,
    ].join("|"),
    "iu",
  ),
};
/** Whether a sentence only says what will be told. */
export const isPromise = (text: string, language: Language): boolean => ANNOUNCED[language].test(text);

const SIGNS = [TROUBLE, TRIED, DENIED];

/** Whether a listener waits for what is said behind a sentence: the remedy, the result, or what holds instead. */
export const isLeftOpen = (text: string, language: Language): boolean =>
  SIGNS.some((sign) => sign[language].test(text));
