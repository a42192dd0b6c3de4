import type { Block } from "#kernel/page";

/** Longer lines tell something. */
const LONGEST = 40;
const FEWEST = 3;
const SENTENCE = /[。！？!?.]["”」』)）]?$/u;
const DAY_IN_BRACKETS = "[（(][月火水木金土日・祝]+[）)]";
const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
const DAYS = new RegExp(String.raw`${DAY_IN_BRACKETS}|\b${WEEKDAY}\b`, "giu");

/** Signs that a line has in common with those of other posts: 「レベル3 投稿 14」, 「No.2 2021/01/16(土) 23:20」. */
const shapeOf = (text: string) => text.replace(DAYS, "").replace(/\d[\d,.]*/gu, "#");

/** Leaves out the lines of counts and dates that a forum sets beside each of its posts, on who wrote it and when. */
export function withoutCards<B extends Block>(blocks: readonly B[]): B[] {
  const alike = Map.groupBy(new Set(blocks.filter(isCardLike).map(({ text }) => text)), shapeOf);
  return blocks.filter(
    (block) =>
      !countsPosts(block) && (!isCardLike(block) || (alike.get(shapeOf(block.text))?.length ?? 0) < FEWEST),
  );
}

/** "Seedling Posts: 7 Zone 7a": whatever else a board says of a writer beside it. */
const countsPosts = ({ kind, text }: Block) =>
  kind !== "heading" && text.length <= LONGEST_COUNT && COUNTS_POSTS.test(text) && !SENTENCE.test(text);
const COUNTS_POSTS = /(?:^|\s)(?:posts|messages|投稿数?|書き込み数?)\s?[:：]\s?\d[\d,]*(?:\s|$)/iu;
const LONGEST_COUNT = 80;

const isCardLike = ({ text, post }: Block) =>
  post !== undefined &&
  text.length <= LONGEST &&
  /\d/u.test(text) &&
  !SENTENCE.test(text) &&
  !(TIMED.test(text) && NAMED.test(text.replace(OF_DATE, "")));
/** "by Toby_2 » Sun Mar 03, 2024 7:41 pm", 「3 ：古道具や ：2026/11/03 12:25」: it tells who wrote the post. */
const TIMED = /\d{1,2}[:：時]\d{2}/u;
const NAMED = /\p{L}/u;
const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*`;
const OF_DATE = new RegExp(
  String.raw`${DAY_IN_BRACKETS}|[年月日時分秒]|\b(?:no|on|at|am|pm|[ap]\.m|posted|${WEEKDAY}|${MONTH})\b`,
  "giu",
);
