import type { Page } from "#kernel/page";
import { isShelf } from "#kernel/shelf/is-shelf";
import { cardedItems, type Item, itemsOf } from "#kernel/shelf/items";
import { isOneWithParts } from "#kernel/shelf/one-with-parts";
import { namesGrant } from "#kernel/text/grants";
import type { Language } from "#kernel/vocabulary";
import { namesKind } from "../../kinds/names-kind.ts";
import { entriesOn } from "./index-en.ts";
import { rankedOn } from "./ranking-ja.ts";

/** Headlines with their teasers are a list from so many on; fewer are the sections of a text. */
const FEWEST_HEADLINES = 6;
/** Among questions, fewer other headlines are a heading or two. */
const FEWEST_THINGS = 3;
/** A page with an author or a date is rather a text: it needs so many times as many. */
const SIGNED = 1.5;

const FEWEST_CARDS = 5;

/** The things of a page that is a list; none of a product's page and of a text with sections. */
export function listed(page: Page): Item[] {
  if (namesGrant(page.title) || isOfPosts(page) || isOneWithParts(page.blocks)) return [];
  if (OF_FEES.test(page.title)) return [];
  const carded = cardedItems(page.blocks);
  const isCarded = carded.length >= FEWEST_CARDS;
  const stated = carded.filter(({ card }) => card?.price != null || card?.isEmployer === true);
  // Cards tell prices apart; headlines and what each leads to stand in the text as well.
  if (isCarded && 2 * stated.length >= carded.length) return carded;
  const items = listedByCards(page);
  const others = items.length > 0 ? items : entriesOn(page);
  const hasPrices = others.some(({ price }) => price !== null);
  const teased = others.filter(({ text }) => text !== "");
  const isCloser =
    hasPrices || others.length === 0 || teased.length < FEWEST_THINGS || tellsMore(carded, others);
  return isCarded && isCloser ? carded : others;
}

/** 「調律の料金」, 「月謝のご案内」: what a house asks for its work is no shelf. */
const OF_FEES = /(?:料金|月謝|工賃|費用)(?:表|一覧|$|[とやの・について]|[（(])/u;

/** Posts of several people have names above and amounts within, and are no list of things. */
const isOfPosts = ({ blocks }: Page) =>
  new Set(blocks.flatMap(({ post }) => (post === undefined ? [] : [post]))).size >= FEWEST_POSTS;
const FEWEST_POSTS = 3;

/** Whether cards have the same entries, and no fewer words about them: they tell their text from names and days. */
function tellsMore(carded: readonly Item[], others: readonly Item[]): boolean {
  const texts = new Map(carded.map(({ name, text }) => [name, text]));
  const same = others.filter(({ name }) => texts.has(name));
  const teased = same.filter(({ text }) => text !== "");
  const told = teased.filter(({ name }) => texts.get(name) !== "");
  return same.length >= MOST_OF * others.length && told.length >= MOST_OF * teased.length;
}
const MOST_OF = 0.8;

function listedByCards(page: Page): Item[] {
  const { type, blocks, facts, author, publishedAt } = page;
  const ranked = type === "product" ? [] : rankedOn(page);
  if (ranked.length > 0) return ranked;
  const hasPrice = facts.some(({ kind }) => kind === "price");
  if (type === "product") return hasPrice || !isShelf(blocks) ? [] : itemsOf(blocks);
  const plain = itemsOf(blocks);
  const items = plain.length > 0 ? plain : namedOn(page);
  const stated = items.filter(({ price, rows }) => price !== null || rows.length > 1);
  // Questions with their answers are no things.
  const asking = items.filter(({ name }) => ASKS[page.language].test(name.trim()));
  if (asking.length > items.length - FEWEST_THINGS) return [];
  const nameless = stated.filter(({ name }) => NO_NAME.test(name.trim()));
  if (page.language === "en" && 2 * stated.length >= items.length && nameless.length > 0) return [];
  const cut = items.filter(({ name }) => NO_NAME_JA.test(name.trim()));
  if (page.language === "ja" && CUT_AMONG * cut.length >= items.length) return [];
  if (isTold(items, stated, page)) return [];
  if (2 * stated.length >= items.length) return stated.length > 0 && mostly(items, page) ? items : [];
  if (stated.length === 0 && OF_SERVICES.test(page.title.split(/\s*[|｜]\s*|\s[-–—]\s/)[0]?.trim() ?? ""))
    return [];
  const isSigned = author !== null || publishedAt !== null;
  const isText = items.length < (isSigned ? SIGNED : 1) * FEWEST_HEADLINES;
  return isText || !mostly(items, page) ? [] : items;
}

/** A journey or a report in parts: most of them are paragraphs, and an amount stands in some of them by the way. */
function isTold(items: readonly Item[], stated: readonly Item[], { language }: Page): boolean {
  const told = items.filter(
    ({ text }) =>
      text.length >= LONG[language] && (text.match(/[。.!?！？]/gu)?.length ?? 0) >= FEWEST_SENTENCES,
  );
  return stated.length < MOST_OF * items.length && 2 * told.length >= items.length;
}
const LONG: Record<Language, number> = { ja: 120, en: 300 };
const FEWEST_SENTENCES = 3;

/** "Weaving Services": below each heading stands what the house does, and no thing that one could have. */
const OF_SERVICES = /\b(?:services|solutions|capabilities)$/i;

/** "Data Science Courses", below it headings of a word or two with a line about each: these are the courses. */
function namedOn({ language, title, blocks }: Page): Item[] {
  if (language !== "en" || !namesKind(title.split(/\s*[|｜]\s*|\s[-–—]\s/)[0]?.trim() ?? "")) return [];
  const items = itemsOf(blocks, true);
  const full = items.filter(({ name }) => name.trim().includes(" "));
  const isOfNames = items.every(({ name }) => !NO_NAME.test(name.trim()));
  return items.length >= FEWEST_NAMED && full.length >= 0.7 * items.length && isOfNames ? items : [];
}
const FEWEST_NAMED = 8;

/** A question, a clause or a row of a table names no thing: its page tells a matter, and has prices in it. */
const NO_NAME =
  /[?;,/:]$|\.$(?<!\b\p{L}{1,3}\.)|^(?:how|what|when|where|why|who|can|may|do|does|is|are)\b.*\?/iu;

/** 「年収にして約」, 「1泊につき」, 「定員：二十人」: sentences that an amount cuts, and rows with their labels; so many of all things are no things. */
const NO_NAME_JA =
  /。|^※|[＝=]|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,8}[:：]\s*\S|(?:[はをにがでとの]|約|計|合計|最大|につき|あたり|ごと|たら|(?:です|ます|ません)か?)$/u;
const CUT_AMONG = 3;

/** 「予約はいりますか」, 「大きさを教えてください」 */
const ASKS: Record<Language, RegExp> = {
  ja: /(?:[？?]|(?:です|ます|ません|でしょう|よい|いい)か|ください)。?$/u,
  en: /\?$/,
};

/** Whether the page says little besides. */
function mostly(items: readonly Item[], { blocks }: Page): boolean {
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const own = items.reduce(
    (sum, { name, text, rows }) =>
      sum +
      name.length +
      text.length +
      rows.reduce((more, { label, value }) => more + label.length + value.length, 0),
    0,
  );
  return own >= 0.3 * all;
}
