import type { Block } from "#kernel/page";
import { amountsIn } from "#kernel/shelf/amounts";
import { isOneWithParts } from "#kernel/shelf/one-with-parts";
import { alternativesOf } from "#kernel/text/phrases";
import type { PageType } from "#kernel/vocabulary";
import { isBoilerplate } from "../html/boilerplate.ts";
import { type Documentish, nearest, squash } from "../html/dom.ts";
import type { LinkedData } from "../html/json-ld.ts";
import { firstMeta } from "../html/metadata.ts";
import { cardsOn, type ShownCard } from "./cards.ts";
import { isListAddress, isSortedAddress } from "./list-address.ts";
import { hasOwnOffer } from "./own-offer.ts";
import { pageBlocks } from "./page-blocks.ts";
import { blocksLength, letters, width } from "./width.ts";

const LIST_DATA = /"@type"\s*:\s*\[?\s*"(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)"/;
/** Threads repeat a box for each of their posts. */
const THREAD_DATA = /"(?:DiscussionForumPosting|QAPage)"/;
/** Departments have some questions with answers below their goods. */
const QUESTIONS_DATA = /"FAQPage"/;
const THREAD_ADDRESS =
  /\/threads?\/|showthread|viewtopic|\/questions\/\d|\/t\/[^/]+\/\d|\/discussions?\/\d|\/comments\//i;
const FEWEST_PRICED = 6;

interface Signs {
  url: string;
  declared: PageType;
  data: LinkedData;
  blocks: readonly Block[];
  /** The prices that the page's facts tell. */
  prices: readonly number[];
  /** Whether the page would be goods without its cards. */
  isGoods: boolean;
}

/**
 * The cards of a page that is a list of things; none of a page about one thing or of a text, which may have a shelf
 * of others beside it.
 */
export function listingOn(document: Documentish, signs: Signs): ShownCard[] {
  if (isOfOne(document, signs)) return [];
  const cards = cardsOn(document);
  if (cards.length === 0 || !isList(document, cards, signs)) return [];
  return cards.map((one, at) => ({ ...one, card: { ...one.card, at } }));
}

const dataOf = (document: Documentish) =>
  [...document.querySelectorAll('script[type*="ld+json"]')]
    .map(({ textContent }) => textContent ?? "")
    .join("\n");

const isGroup = (document: Documentish) => /product\.group$/i.test(firstMeta(document, ["og:type"]) ?? "");

/** Whether the page says that it is about one thing, is a text that somebody signed, or a thread. */
function isOfOne(document: Documentish, { data, declared, url, blocks }: Signs): boolean {
  if (isOneWithParts(blocks)) return true;
  if (data.product || (declared === "product" && !isGroup(document))) return true;
  const linked = dataOf(document);
  if (THREAD_DATA.test(linked) || THREAD_ADDRESS.test(url)) return true;
  if (QUESTIONS_DATA.test(linked) && !isSortedAddress(url)) return true;
  const published = data.article?.published ?? firstMeta(document, ["article:published_time"]);
  return (Boolean(published) || isSigned(document, url)) && !LIST_DATA.test(linked);
}

/** An author's name, and not the house's, on a page whose address is none of a list. */
function isSigned(document: Documentish, url: string): boolean {
  const author = firstMeta(document, ["author", "article:author"]) ?? "";
  const isPerson = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2}$/u.test(author);
  const site = firstMeta(document, ["og:site_name", "application-name"]) ?? "";
  const title = squash(document.querySelector("title")?.textContent);
  return isPerson && !isListAddress(url) && !site.includes(author) && !title.includes(author);
}

function isList(document: Documentish, cards: readonly ShownCard[], signs: Signs): boolean {
  const { url, blocks, prices, isGoods, declared } = signs;
  const shareOf = (has: (one: ShownCard) => boolean) => cards.filter(has).length / cards.length;
  const said = cards.reduce((sum, { words }) => sum + words.length, 0);
  const all = letters(cards.map(({ words }) => words).join(" "));
  const prose = blocks.filter(
    ({ kind, text }) =>
      kind !== "heading" && width(text) > PROSE && !all.includes(letters(text).slice(0, 40)),
  );
  // The page says less by itself than its cards do.
  const isMost = said >= blocksLength(prose);
  const isDeclared = LIST_DATA.test(dataOf(document));
  const isNamed = isDeclared || isListAddress(url);
  const isPriced = cards.length >= FEWEST_PRICED && shareOf(({ card }) => card.price !== null) >= 0.5;
  const linked = shareOf(({ isLinked }) => isLinked);
  // The picks of a review and the plans of a service lead to no page of their own.
  if (linked < 0.5) return false;
  const amounts = cards.flatMap(({ words }) => amountsIn(words).map(({ value }) => value));
  // A price that is no card's is the page's own: the cards are others beside it.
  const isOfOther = prices.some((price) => !amounts.includes(price));
  if (isGoods && isOfOther && amounts.length > 0 && !isDeclared && !isSortedAddress(url)) return false;
  if (isPriced) {
    // Goods that are no card's, with the games for them below.
    if (isGoods && !isDeclared && !isSortedAddress(url) && !isMost && !isGroup(document)) return false;
    if (hasOwnOffer(document, cards)) return false;
    const isMuch = cards.length >= FEWEST_UNNAMED && said >= 0.5 * blocksLength(prose);
    return !isOfOther && (isNamed || isMost || isMuch || namesMany(document));
  }
  // Programs declare each page of theirs to be an article.
  if (declared === "article" && !isNamed) return false;
  if (isGroup(document) || linked < 0.7) return false;
  if (isNamed) return said >= LEAST_SHARE * blocksLength(prose);
  const isSigned = shareOf(({ card }) => card.date !== null || card.by !== null) >= 0.5;
  const isOfHeadlines =
    shareOf(({ card }) => card.name.split(/\s+/).length >= 5 || /[\u3040-\u30ff]/.test(card.name)) >= 0.7;
  return isMost && cards.length >= FEWEST_UNNAMED && (isSigned || isOfHeadlines);
}
const PROSE = 120;
/** Categories are described at length below their lists. */
const LEAST_SHARE = 0.4;
const FEWEST_UNNAMED = 8;

/** "CBD Gummies", 「和食器一覧」: a heading that speaks of many things. */
function namesMany(document: Documentish): boolean {
  const heading = squash(document.querySelector("h1")?.textContent);
  return (
    heading.length <= LONGEST_KIND &&
    /^(?:[\p{L}’'&,-]+ ){0,4}\p{L}+[^\P{L}suiSUI]s$|(?:一覧|特集|ランキング|カテゴリー?)$/u.test(heading)
  );
}
const LONGEST_KIND = 50;

const COUNT = new RegExp(
  String.raw`(?:全|計)\s?\d[\d,]*\s?(?:点|件|個|品|種類|枚)|^\d[\d,]*\s?(?:点|件|個|品)(?:の商品)?$|\b\d[\d,]* (?:${alternativesOf("listed-things-en")})\b`,
  "i",
);
const LONGEST_COUNT = 60;

/** The line of a page that says how many things its list has, where its text leaves the line out. */
export function countOn(
  document: Documentish,
  blocks: readonly Block[],
  shown: readonly ShownCard[],
): Block[] {
  if (shown.length === 0 || blocks.some(({ text }) => text.length <= LONGEST_COUNT && COUNT.test(text)))
    return [];
  const said = pageBlocks(document).find(
    ({ text, within }) =>
      text.length <= LONGEST_COUNT &&
      COUNT.test(text) &&
      !(within && nearest(within, isBoilerplate)) &&
      !shown.some(({ words }) => words.includes(text)),
  );
  return said ? [{ kind: "paragraph", text: said.text, isBeside: true }] : [];
}

/** The blocks of a page, each card of its list at the words that stand for it, or behind them all. */
export function withCards(blocks: readonly Block[], shown: readonly ShownCard[]): Block[] {
  const placed = new Map<number, ShownCard>();
  const others: ShownCard[] = [];
  for (const one of shown) {
    const at = placeOf(one, blocks, placed);
    const bare = { ...one, card: { ...one.card, date: null, rating: null } };
    // A headline that the text has is not shown twice for its day alone.
    const byName = at === -1 && one.card.price === null ? placeOf(bare, blocks, placed) : -1;
    if (at !== -1) placed.set(at, one);
    else if (byName !== -1) placed.set(byName, bare);
    else others.push(one);
  }
  return [
    ...blocks.map((block, at) => {
      const one = placed.get(at);
      return one ? { ...block, card: one.card } : block;
    }),
    ...others.map(({ card, words }): Block => ({ kind: "list_item", text: words, card, isBeside: true })),
  ];
}

/** The block that names a card, where it and those right below say all that is told of it. */
function placeOf(
  { card }: ShownCard,
  blocks: readonly Block[],
  taken: ReadonlyMap<number, ShownCard>,
): number {
  const told = [card.price, card.former, card.rating, card.date].filter((one) => one !== null);
  return blocks.findIndex((block, at) => {
    if (
      taken.has(at) ||
      !block.text.includes(card.name) ||
      block.text.length > card.name.length + LONGEST_REST
    )
      return false;
    const near = blocks
      .slice(at, at + REACH)
      .map(({ text }) => text)
      .join(" ");
    return told.every((one) => near.includes(one));
  });
}
const LONGEST_REST = 200;
const REACH = 5;
