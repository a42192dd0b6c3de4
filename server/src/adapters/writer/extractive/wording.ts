import type { Language } from "#kernel/vocabulary";

/** What pages say around their content: law, cookies, sign-up, sharing, by-lines. */
const CHROME =
  /all rights reserved|consent|personali[sz]ed ads|data processing|legitimate interest|küpsis|unsolicited|click (&|and) collect|delivery (within|on the day)|collect your (order|delivery)|free returns|return (policy|small|any)|would recommend this product|out of \d+ people found|helpful\?|was this (review|helpful)|copyright|©|\(c\)\s|無断転載|転載を禁|著作権|privacy policy|terms of (use|service)|プライバシー|個人情報|利用規約|特定商取引|cookie|クッキー|newsletter|subscribe|sign (up|in)|log ?in|メルマガ|メールマガジン|ニュースレター|会員登録|ログイン|follow us|share this|シェア(する|して)|フォロー|ツイート|LINEで送る|read more|continue reading|click here|続きを読む|関連記事|あわせて読みたい|こちらの記事|クリック|カートに|add to cart|お問い合わせ|ポイント獲得|\d+ min(ute)? read|配信元|(写真|撮影|画像|提供)[：:]|photo(graph)?( by|:)|affiliate|アフィリエイト|advertisement|広告|https?:\/\/|www\.|javascript/i;
const BYLINE =
  /^by [A-Z][\w .'-]{2,60}([,·|]|$)|^(文|取材|編集)[・:：]|^(published|updated|posted)( on)?:? /i;
const PATH = /\S\s*[>›»｜|]\s*\S+\s*[>›»｜|]/;

/** On a page that sells, whoever says "I" is a buyer and not the shop. */
const REVIEW =
  /(^|[^\p{L}"“'])(I|I'm|I've|I’m|I’ve|my|me|myself)\b(?!-)|買いました|購入しました|リピート(し|です)|届きました/u;
export const isReview = (text: string) => REVIEW.test(text);

export const isChrome = (text: string) => CHROME.test(text) || BYLINE.test(text) || PATH.test(text);

/** Beginnings that point back at the sentence before. */
const LEANING: Record<Language, RegExp> = {
  ja: /^(その|この|それ|これ|そこ|ここで|そんな|こうした|そうした|彼|しかし|けれど|だが|でも|ただ|なお|また|さらに|そして|だから|そのため|したがって|すると|一方|つまり|例えば|たとえば)/,
  en: /^["'“]?(he|she|they|it|this|that|these|those|his|her|their|its|but|and|so|then|however|also|instead|yet|because|therefore|still|such|for example|for instance)\b/i,
};
export const leansOnPrevious = (text: string, language: Language) => LEANING[language].test(text);

const STOP = new Set(
  (
    "a an the of and or to in on at for with from by as is are was were be been it its this that these those he she they we you i " +
    "his her their our your not no but so if then than into out up about over more most very can will would has have had do does did"
  ).split(" "),
);
const segmenters = {
  ja: new Intl.Segmenter("ja", { granularity: "word" }),
  en: new Intl.Segmenter("en", { granularity: "word" }),
};

/** The words that carry meaning: in Japanese those that are not written in hiragana alone. */
export function termsOf(text: string, language: Language): Set<string> {
  const terms = new Set<string>();
  for (const { segment, isWordLike } of segmenters[language].segment(text.normalize("NFKC").toLowerCase())) {
    if (!isWordLike || STOP.has(segment) || /^[\u3041-\u309f]+$/.test(segment)) continue;
    terms.add(language === "en" ? segment.replace(/('s|s|ed|ing)$/, "") : segment);
  }
  return terms;
}
