import type { Block } from "#kernel/page";
import { amountsIn } from "#kernel/shelf/amounts";
import { isShelf } from "#kernel/shelf/is-shelf";
import { isOneThing, isStockWorded } from "#kernel/shelf/one-thing";
import { isOneWithParts } from "#kernel/shelf/one-with-parts";
import { namesGrant } from "#kernel/text/grants";
import { MONTH_EN } from "#kernel/text/months-en";
import { alternativesOf } from "#kernel/text/phrases";
import type { PageType } from "#kernel/vocabulary";
import type { FoundFact } from "../facts/found.ts";
import { pricesIn } from "../facts/money.ts";
import { beginningOf, type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import type { LinkedData } from "../html/json-ld.ts";
import { firstMeta } from "../html/metadata.ts";
import { width } from "./width.ts";

/** The type that the page declares; “other” if it declares none. */
export function declaredType(document: Documentish, data: LinkedData): PageType {
  const ogType = firstMeta(document, ["og:type"]) ?? "";
  if (data.product || /product/i.test(ogType)) return "product";
  if (!data.article && (sellsOne(document) || isMarkedUp(document) || isBook(document, ogType)))
    return "product";
  return data.article || /^article$|blog/i.test(ogType) ? "article" : "other";
}

/** The form by which shop systems put the one thing of a page into the cart; plug-ins call such a page an article. */
const CART =
  'form.cart[data-product_id], form.cart button[name="add-to-cart"], form.cart input[name="add-to-cart"], form.cart .single_add_to_cart_button, form[action^="/cart/add"] [name="id"]';
const sellsOne = (document: Documentish): boolean => {
  const forms = new Set([...document.querySelectorAll(CART)].map((one) => nearest(one, hasTag("FORM"))));
  return forms.size === 1;
};

/** Its heading stands in the one product of its markup, or its meta elements have a price. */
const isMarkedUp = (document: Documentish): boolean => {
  if (firstMeta(document, ["og:price:amount", "product:price:amount"])) return true;
  const products = [...document.querySelectorAll("[itemtype]")].filter((one) =>
    PRODUCT.test(one.getAttribute("itemtype") ?? ""),
  );
  return products.length === 1 && products[0]?.querySelector("h1") != null;
};

/** A page that declares itself a book's, and shows its number and what it costs. */
const isBook = (document: Documentish, ogType: string): boolean => {
  if (!BOOK.test(ogType)) return false;
  const text = beginningOf(document.body, LONGEST_BOOK).normalize("NFKC");
  return ISBN.test(text) && pricesIn(text).length > 0;
};
const BOOK = /^(?:books\.)?book$/i;
const ISBN = /\bISBN(?:-?1[03])?\b[^\d]{0,12}\d[\d\s-]{8,15}[\dX]/i;
const LONGEST_BOOK = 50_000;
const PRODUCT = /schema\.org\/(?:Individual)?Product$/;

/** Shop systems declare each of their pages an article: of those whose data has none, a cart button tells goods. */
export const mayBeGoods = (document: Documentish, { article }: LinkedData): boolean =>
  !article && [...document.querySelectorAll(PRESSED)].some(isBuyButton);
const PRESSED = "button, input[type='submit'], input[type='image'], a[class]";
const isBuyButton = (one: Elementish) => {
  const words =
    squash(beginningOf(one, 2 * LONGEST_BUTTON)) ||
    squash(one.getAttribute("value") ?? one.getAttribute("alt"));
  return words.length <= LONGEST_BUTTON && OF_CART.test(words) && !nearest(one, isAround);
};
const LONGEST_BUTTON = 24;
const OF_CART = /カート|カゴ|かご|購入(?:する|手続き)|\badd to (?:cart|bag|basket|order)\b/i;
const isAround = hasTag("HEADER", "NAV", "FOOTER", "ASIDE");

/** Type of the page, from its declarations and then its structure. */
export function pageTypeOf(
  declared: PageType,
  facts: FoundFact[],
  blocks: Block[],
  isGoods = false,
): PageType {
  if (declared === "article" && isGoods) {
    const isProduct = isStockWorded(facts) && pageTypeOf("other", facts, blocks, isGoods) === "product";
    return isProduct ? "product" : declared;
  }
  const has = holds(facts);
  // A test declares a thing that it judges, and sells nothing.
  if (declared === "product")
    return !has("price", "availability", "sku", "gtin", "rating") && isText(blocks) ? "article" : declared;
  if (facts.some(({ kind, source }) => kind === "price" && source !== "visible")) return "product";
  if (declared === "article") return declared;
  const isInStock = facts.some(
    ({ kind, provenance }) =>
      kind === "availability" && !(TICK.test(provenance?.excerpt ?? "") && comparesThings(blocks)),
  );
  const isOfPlans = facts.some(({ provenance }) => provenance?.variants?.some(({ per }) => per));
  const isSent = facts.some(({ kind, value }) => kind === "shipping" && !OF_ISSUES.test(value));
  const isOffered =
    has("price") && (isInStock || isOfPlans || (has("name") && (isSent || isOrdered(blocks))));
  // A thing that is sold out has no price any more, but still its number.
  const isGone = facts.some(({ kind, value }) => kind === "availability" && value === "OutOfStock");
  const isSoldOut = (has("availability") && has("gtin")) || (isGone && has("sku") && has("name"));
  // One thing's price among those of many is not the page's, nor is one in an answer.
  if (
    (isOffered || isSoldOut) &&
    (!isShelf(blocks) || (isInStock && isBesideShelf(facts, blocks)) || isOneThing(facts)) &&
    (!isOfQuestions(blocks) || isSoldBeside(facts, blocks)) &&
    (has("gtin") || !isOfVoices(blocks)) &&
    !isBoxInText(facts, blocks) &&
    !facts.some(({ kind, value }) => kind === "name" && namesGrant(value)) &&
    !isNotice(facts, isGoods) &&
    !(isReviewed(facts) && !isGoods) &&
    !(isService(blocks) && !has("availability"))
  )
    return "product";
  if (isOneWithParts(blocks)) return "product";
  return isText(blocks) ? "article" : "other";
}

/** 「ご注文は電話かファックスでお願いします。」, "Checks, money orders, or a card by telephone": a small shop has no cart. */
const isOrdered = (blocks: readonly Block[]) => blocks.some(({ text }) => ORDERS.test(text));
const ORDERS =
  /ご?注文は[^。]{0,16}(?:電話|ファ(?:ックス|クス)|FAX|はがき|ハガキ)|\b(?:checks?|cheques?)(?:,| or) (?:or )?money orders?\b/iu;

const holds =
  (facts: readonly FoundFact[]) =>
  (...kinds: FoundFact["kind"][]) =>
    facts.some(({ kind }) => kinds.includes(kind));

/**
 * 「水道料金が変わります」, 「休館日について」: so a notice is called, whatever its tables say of money. A book of such a title has
 * its number, by a button that buys it: a town numbers its notices, too.
 */
const isNotice = (facts: readonly FoundFact[], isGoods: boolean) =>
  !holds(facts)("gtin", ...(isGoods ? (["sku"] as const) : [])) &&
  facts.some(({ kind, value }) => kind === "name" && (ANNOUNCES.test(value.trim()) || OF_FEES.test(value)));
/** 「月謝とコースのご案内」, 「料金表」: what a house asks for its work, and no goods. */
const OF_FEES =
  /(?:料金|月謝|会費|授業料|受講料|利用料|使用料|宿泊料|調律料|工賃)(?:表|一覧|$|[とやの・][^、。]{0,12}(?:案内|一覧|$))/u;
/** 「【レビュー】灯台守の帳簿」, "Tarn 300 review": a page without a button that buys judges the thing, and sells none. */
const isReviewed = (facts: readonly FoundFact[]) =>
  facts.some(({ kind, value }) => kind === "name" && REVIEWS.test(value.trim()));
const REVIEWS =
  /^[【［[]?(?:レビュー|書評|映画評|劇評|盤評|試乗記|使用記)(?:[】］\]]|[:：])|(?:の|を)?レビュー$|^(?:(?:book|film|game|product) )?review:|\breview(?:ed)?$/iu;

const ANNOUNCES = new RegExp(
  [
    "(?:ま(?:す|した|せん)|について|(?:の|に関する)お知らせ)[。！]?$",
    String.raw`^(?:changes?|increases?|updates?|notice) (?:of|to|in) |^(?:price|fee|rate) (?:changes?|increases?)\b`,
    String.raw` from (?:\d{1,2} ${MONTH_EN}|${MONTH_EN} \d{1,2})(?:,? \d{4})?$`,
  ].join("|"),
  "iu",
);

/** A thing with a number in the shop's books, at a price that is nowhere on the shelf: the shelf shows others. */
function isBesideShelf(facts: readonly FoundFact[], blocks: readonly Block[]): boolean {
  const has = holds(facts);
  const shelved = new Set(blocks.flatMap(({ text }) => amountsIn(text).map(({ value }) => value)));
  const own = facts.filter(({ kind }) => kind === "price").map(({ value }) => Number(value));
  return has("name") && has("sku", "gtin") && own.every((price) => !shelved.has(price));
}

const FEWEST_PARAGRAPHS = 3;
/** A newspaper's column is a single paragraph. */
const COLUMN = 800;
const isText = (blocks: readonly Block[]) => {
  const widths = blocks.filter(({ kind }) => kind === "paragraph").map(({ text }) => width(text));
  return widths.filter((one) => one > 60).length >= FEWEST_PARAGRAPHS || widths.some((one) => one > COLUMN);
};

/** 「12冊 14,400円（送料込） 申し込む」: a magazine asks readers of its articles to subscribe, and its text has no word of that. */
const isBoxInText = (facts: readonly FoundFact[], blocks: readonly Block[]) =>
  isText(blocks) &&
  !facts.some(({ kind }) => kind === "name" || kind === "sku" || kind === "gtin") &&
  facts.some(({ kind, provenance }) => kind === "price" && OF_ISSUES.test(provenance?.excerpt ?? "")) &&
  !blocks.some(({ text }) => OF_ISSUES.test(text) || ORDERED.test(text));
const OF_ISSUES =
  /(?:\d+(?:冊|号|部|回|[かヶカケ]月)(?:分|間)?|[一半]?年間?|月額|定期)[^。]{0,8}[\d,]+円|購読料|\b(?:subscri\p{L}+|issues)\b/iu;
const ORDERED = /購読料|年間購読|定期購読/u;

const ASKED =
  /^(?:[QＱ]\s?\d{0,2}[.．:：、\s]|(?:ご?質問)\s?\d{0,2}[.．:：、])|(?:です|ます|ません|でしょう)か[。?？]?$|[?？]$/u;
const FEWEST_QUESTIONS = 4;
/** Most of the page is questions, each with its answer behind it. */
const isOfQuestions = (blocks: readonly Block[]) => {
  const asked = blocks.filter(({ text }) => ASKED.test(text.trim())).length;
  const told = blocks.filter(({ kind }) => kind !== "heading").length;
  return asked >= FEWEST_QUESTIONS && 2 * asked >= MOSTLY * told;
};
const MOSTLY = 0.75;

/** A thing may be described in answers: its price and its stock stand in a box of their own, and it is named. */
const isSoldBeside = (facts: readonly FoundFact[], blocks: readonly Block[]) => {
  const named = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const price = facts.find(({ kind }) => kind === "price")?.provenance?.excerpt;
  const isTold = !price || blocks.some(({ text }) => text.includes(price));
  return named !== "" && !isTold && isStockWorded(facts) && !OF_QUESTIONS.test(named);
};
const OF_QUESTIONS = /質問|[QＱ]\s?[&＆]\s?[AＡ]|\b(?:FAQs?|questions)\b/iu;

/** Below 「――始めたきっかけは。」 somebody answers. */
const ASKED_ALOUD = /^[―—–─]{1,3}\s*\S/u;
const FEWEST_ASKED = 3;
const FEWEST_POSTS = 3;
/** Most of the page is what several people wrote one after the other, or an interview: a price within is beside its matter. */
function isOfVoices(blocks: readonly Block[]): boolean {
  const inPosts = blocks.filter(({ post }) => post !== undefined);
  const posts = new Set(inPosts.map(({ post }) => post));
  const lengthOf = (some: readonly Block[]) => some.reduce((sum, { text }) => sum + width(text), 0);
  if (posts.size >= FEWEST_POSTS && lengthOf(inPosts) >= MOSTLY * lengthOf(blocks)) return true;
  return blocks.filter(({ text }) => ASKED_ALOUD.test(text)).length >= FEWEST_ASKED;
}

/** In a table that compares things it says of one that it has what others lack: 「予約 ○ ×」. */
const comparesThings = (blocks: Block[]) => {
  const rows = blocks.filter(({ kind }) => kind === "table_row");
  const ticked = rows.filter(({ text }) => TICKED.test(text)).length;
  // A table of nothing but ticks is the stock of sizes and colours.
  return ticked > 0 && 2 * ticked < rows.length;
};
const TICKED = / \/ [○◯◎△×✕][^/]{0,10} \/ [○◯◎△×✕]/;
const TICK = /^[○◯◎△]$/;

/** Parts of a page that one applies to or visits: a price in its text makes it no goods. */
const OF_SERVICE = new RegExp(`^(?:${alternativesOf("headings-of-services-en")})`, "i");
const FEWEST_SECTIONS = 4;
const FEWEST_OF_SERVICE = 2;
function isService(blocks: readonly Block[]): boolean {
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const ofService = headings.filter(({ text }) => OF_SERVICE.test(text.trim()));
  return headings.length >= FEWEST_SECTIONS && ofService.length >= FEWEST_OF_SERVICE;
}
