import { MONTH_EN } from "../text/months-en.ts";

const DAY = String.raw`(?:\d{4}年\s?)?\d{1,2}月(?:\d{1,2}日(?:\([月火水木金土日]\))?|上旬|中旬|下旬|初め|末)(?:頃|ごろ)?`;

/** 「次回入荷は10月中旬」 in narrow signs: when it comes again. */
export const COMES_AGAIN = new RegExp(`(?:次回|次の|再)の?入荷(?:予定)?(?:は|:)?\\s?(${DAY})`, "u");

/** 「2026年9月14日から9月20日のあいだに発送」 in narrow signs: when, and what happens then; 「12月25日お届けは締め切りました」 is none. */
export const COMES_FIRST = new RegExp(
  `(${DAY}(?:\\s?(?:から|より|〜|~)\\s?(?:${DAY}|\\d{1,2}日))?)(?:のあいだ|の間)?(?:に|より|から)?(?:順次)?(発送|お届け|出荷)(?![はをの分]|でき|不可|休)`,
  "u",
);

const DATE = String.raw`(?:${MONTH_EN} \d{1,2}(?!\d)|\d{1,2} ${MONTH_EN}\b|${MONTH_EN} \d{4}\b)`;

/** "Expected in our warehouse October 24", "Ships on 3 May": when what is ordered in advance comes. */
export const COMES_FIRST_EN = new RegExp(
  String.raw`\b(?:expected|due|ships?|shipping|arrives?|arriving|released?)\b[^.;!?\d]{0,30}?(${DATE})`,
  "i",
);
/** "The next batch comes off the anvil about 20 May" */
export const COMES_AGAIN_EN = new RegExp(
  String.raw`\bnext (?:batch|delivery|shipment|lot|run)\b[^.;!?\d]{0,40}?(?:\b(about|around) )?(${DATE})`,
  "i",
);
