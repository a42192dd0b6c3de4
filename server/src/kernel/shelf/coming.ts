import { isJapanese } from "../text/language.ts";
import { MONTH_EN } from "../text/months-en.ts";
import { alternativesOf } from "../text/phrases.ts";

const WEEKDAY = String.raw`(?:\([月火水木金土日]\))?`;
const MONTH = "(?:\\d{1,2}|十[一二]?|[一二三四五六七八九])月";
const PART = `(?:\\d{1,2}日${WEEKDAY}|[上中下初]旬|の?(?:初め|はじめ|半ば|なかば|中頃|中ごろ|終わり|おわり|末))`;
const DAY = `(?:(?:\\d{4}年\\s?)?${MONTH}${PART}(?:頃|ごろ)?)`;
/** 「来年九月」, 「2027年春」: no day of it is known. */
const SOME_TIME = `(?:(?:\\d{4}年|来年|翌年|今年)の?\\s?(?:${MONTH}${PART}?|[春夏秋冬])|${MONTH}${PART}?)(?:頃|ごろ)?(?!\\d|号|分)`;
const ACT = `(?:${alternativesOf("supply-acts-ja")})`;

/** 「次回入荷は10月中旬」, 「次の絵付けは一月の終わり」, 「3月下旬再入荷予定」 in narrow signs: what comes again, and when. */
export const COMES_AGAIN = new RegExp(
  [
    `(?:次回?の?(?<act>${ACT})(?:の?予定)?日?(?:は|が|[:・/|])?|再(?<again>${ACT})(?:の?予定日?|日?[はが:・/|]))\\s?(?<when>${SOME_TIME})`,
    `(?<day>${SOME_TIME})(?:に|より|から)?(?:順次)?(?:の?再|の?次回)?(?<what>入荷|生産|販売|出荷)(?:の?(?:予定|見込み?)|を?(?:予定|見込ん)|(?:いた)?します)`,
  ].join("|"),
  "u",
);

/** 「2026年9月14日から9月20日のあいだに発送」 in narrow signs: when, and what happens then; 「12月25日お届けは締め切りました」 is none. */
export const COMES_FIRST = new RegExp(
  `(${DAY}(?:\\s?(?:から|より|〜|~)\\s?(?:${DAY}|\\d{1,2}日))?)(?:のあいだ|の間)?(?:に|より|から)?(?:順次|順に)?の?(発送|お届け|出荷|入荷|発売)(?![はをの分日]|でき|不可|休|しまし|済)`,
  "u",
);

/** 「ただいま重版中です。」, 「増刷待ち」: a book that is being printed again. */
export const REPRINTING = /(?:重版|増刷)(?:中|待ち)/u;
export const BEGINS_REPRINTING = new RegExp(`^(?:ただいま|只今|現在)?[、 ]?${REPRINTING.source}`, "u");

/** 「発売日：12月10日」 in narrow signs: what happens, and when. */
export const DAY_OF_COMING = new RegExp(
  `(発売|発送|お届け|出荷|入荷)(?:開始)?(?:の?予定)?日?(?:は|\\s?[:・/|]|\\s)\\s?(${DAY})`,
  "u",
);

const PART_EN = "(?:early |mid[- ]|late |the (?:beginning|start|middle|end) of )";
const ENDS = String.raw`(?=\s*(?:[.,;:!)(–—]|$))`;
/** A month alone stands at the end of its clause: "may" and "march" are verbs, too. */
const DATE = [
  String.raw`(?:(?:the )?week (?:of|commencing|beginning) (?:${MONTH_EN} \d{1,2}|\d{1,2} ${MONTH_EN})(?!\d)`,
  String.raw`${MONTH_EN} \d{1,2}(?!\d)(?:,? \d{4}\b)?|\d{1,2} ${MONTH_EN}\b(?: \d{4}\b)?|${PART_EN}?${MONTH_EN} \d{4}\b|${PART_EN}${MONTH_EN}\b`,
  String.raw`${MONTH_EN}${ENDS}|(?<=\bin (?:the )?)(?:early |late )?(?:spring|summer|autumn|winter)${ENDS})`,
].join("|");

/** "Expected in our warehouse October 24", "Ships on 3 May": when what is ordered in advance comes. */
export const COMES_FIRST_EN = new RegExp(
  String.raw`\b(?:expected|due|ships?|shipping|arrives?|arriving|released?|publish(?:ed|es|ing)|publication|on sale|out|available (?:starting|beginning|from|on|as of))\b[^.;!?\d]{0,30}?\b(${DATE})`,
  "i",
);
const ABOUT = String.raw`(?:\b(about|around) )?`;
/** "The next batch comes off the anvil about 20 May" */
const NEXT_EN = String.raw`\bnext (?:one|batch|delivery|shipment|lot|run|restock|firing|printing|roast|harvest|boil|making)\b[^.;!?\d]{0,40}?${ABOUT}\b(${DATE})`;
/** "Back in May", "Expected back in late January", "Restock due 3 May" */
const BACK_EN = [
  String.raw`\b(?:back(?: in stock)?|(?:available|in stock) again|restock(?:ed|ing)?|more (?:expected|due|coming)|(?:expected|due)(?: back)?)`,
  `(?: (?:expected|due|again|in|on|by|from))*(?: the)? ${ABOUT}(${DATE})`,
].join("");
export const COMES_AGAIN_EN = new RegExp(`${NEXT_EN}|${BACK_EN}`, "i");

const COMING: Partial<Record<string, readonly RegExp[]>> = {
  OutOfStock: [COMES_AGAIN, COMES_AGAIN_EN],
  BackOrder: [COMES_AGAIN, COMES_AGAIN_EN],
  PreOrder: [COMES_FIRST, DAY_OF_COMING, COMES_FIRST_EN],
};
/** English lines are longer. */
const longestIn = (words: string) => (isJapanese(words) ? 60 : 120);

/** The words of a line by which a thing of such a stock comes: 「次回入荷は10月中旬」, "Expected October 24"; null where it has none. */
export function comingIn(stock: string, line: string): string | null {
  const forms = COMING[stock];
  if (!forms) return null;
  const words = line.normalize("NFKC");
  if (words.length > longestIn(words)) return null;
  return forms.map((one) => one.exec(words)?.[0]).find(Boolean) ?? null;
}
