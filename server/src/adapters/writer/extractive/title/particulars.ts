const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)";

/** 「更新日:2026年11月9日」, 「2026.11.3 カテゴリー: 日々」: it says when something was written. */
const STAMPED = new RegExp(
  [
    String.raw`^(?:最終|初回)?(?:更新|公開|掲載|投稿|作成|登録|配信|発行|発表|開催)(?:年月)?(?:日時?)?\s*[：:]?\s*(?:令和|平成|[\d０-９])`,
    String.raw`^[\d０-９]{4}\s*[年./-]\s*[\d０-９]{1,2}\s*(?:月\s*(?:[\d０-９]|$|[（(【]|カテゴリ|更新|公開|掲載|投稿)|[./-])`,
    String.raw`^(?:令和|平成)[\d０-９元]{1,2}年[\d０-９]{1,2}月[\d０-９]{1,2}日`,
  ].join("|"),
);

/** "by anna » Sun Jul 14, 2024 9:52 pm": who wrote, and when. */
const POSTED =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2},? \d{4}\b|\b\d{1,2}:\d{2}\s?[ap]\.?m\b/iu;

/** "24–26 September", "10 February 2026, prices checked 20 March", "4 october 2026, about seven minutes". */
const DAY = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2}(?:st|nd|rd|th)?)? ${MONTH}\b|\b${MONTH}\.? \d{1,2}\b`,
  "i",
);
/** "Anna Reed · Harbour Hall": parts that only a sign divides. */
const DIVIDED = /\s[·•|]\s/;

/** Whether a short line says who wrote something and when; "The first concert begins at 7:30 pm." does not. */
export const isStamp = (text: string) =>
  POSTED.test(text) && text.length <= LONGEST_STAMP && !/[.!?]$/.test(text);
const LONGEST_STAMP = 80;

/** Whether a line says when, where or by whom instead of what. */
export const tellsParticulars = (text: string) =>
  STAMPED.test(text.trim()) || POSTED.test(text) || DAY.test(text) || DIVIDED.test(text);

/** 「平成三十一年二月」: when it was written, and no headline. */
export const isDay = (text: string) =>
  /^(?:(?:昭和|平成|令和|大正)?[\d０-９一二三四五六七八九十〇元]{1,5}年)(?:[\d０-９一二三四五六七八九十]{1,3}月)?(?:[\d０-９一二三四五六七八九十]{1,3}日)?(?:記|筆|作成|更新)?$/u.test(
    text.trim(),
  );

/** "You are visitor", and the number as a picture. */
export const COUNTER = /^you are (?:our )?visitor(?: (?:no|number))?\.?\s?\d*$/i;
