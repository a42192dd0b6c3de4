import type { Card } from "#kernel/shelf/card";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import { isBoilerplate } from "../html/boilerplate.ts";
import { classOf } from "../html/class-of.ts";
import { beginningOf, type Documentish, type Elementish, nearest, squash } from "../html/dom.ts";
import { firstWithin } from "../html/lookup.ts";
import { cardOf, wordsOfCard } from "./card.ts";
import { width } from "./width.ts";

/** A card with the words that stand in it. */
export interface ShownCard {
  card: Card;
  words: string;
  /** Whether its name is a link to another page. */
  isLinked: boolean;
}

/** From so many on, boxes that are alike are a list. */
const FEWEST = 5;
const MOST = 300;
/** No page that people read has more; the walk ends there. */
const MOST_ELEMENTS = 40_000;
const LONGEST_CARD = 1_500;
const SHORTEST_CARD = 12;
const NO_CARD = new Set(
  "SCRIPT STYLE NOSCRIPT TEMPLATE SVG OPTION BR HR P H1 H2 H3 H4 SPAN B STRONG EM IMG TR TBODY PATH SOURCE".split(
    " ",
  ),
);
const NEIGHBOURS = phrases("other-lists");
/** Parts of a page whose boxes are alike and no things of its list. */
const OTHER_BOXES = new RegExp(`(?:^|[^a-z])(?:${alternativesOf("other-boxes")})(?:[^a-z]|$)`, "i");

/** The cards of a page's own list: of all rows of boxes that are alike the one that says most. */
export function cardsOn(document: Documentish): ShownCard[] {
  const isRanked = RANKING.test(squash(document.querySelector("h1, title")?.textContent));
  const isLeftOut = remembered(
    (element) =>
      (isBoilerplate(element) && !(isRanked && isRanking(element)) && !isFound(element)) ||
      isOfOthers(element),
  );
  const rows = rowsOn(document.body, isLeftOut);
  const lists = rows.map((row) => listOf(row, isLeftOut)).filter((list) => list !== null);
  const most = Math.max(0, ...lists.map(({ characters }) => characters));
  // A row of columns says as much as the cards in it, and the parts of a card say less.
  const [best] = lists
    .filter(({ characters }) => characters >= NEARLY * most)
    .toSorted((a, b) => b.cards.length - a.cards.length || b.characters - a.characters);
  const cards = best?.cards ?? [];
  const heading = squash(document.querySelector("h1")?.textContent);
  return PAID_BY_TIME.test(heading) ? cards.map(withoutPrice) : cards;
}
/** Wages and rents are no prices of things, though their cards leave out the time. */
const PAID_BY_TIME = /\b(?:jobs?|careers|vacanc(?:y|ies)|for rent|to rent|to let|rentals?)\b|求人|採用|賃貸/i;
const withoutPrice = (one: ShownCard): ShownCard => ({
  ...one,
  card: { ...one.card, price: null, former: null, isFrom: false },
});
const NEARLY = 0.6;

/** Beside other pages a ranking is furniture; on a page that is one it is the list. */
const RANKING = /ranking|best ?sellers|\btop \d|ランキング/i;
const isRanking = (element: Elementish) =>
  /ranking/i.test(classOf(element)) && !/^(?:nav|aside|footer)$/i.test(element.tagName);

/** "search-results": shops show a department by the program that shows what was sought. */
const isFound = (element: Elementish) =>
  /(?:^|[^a-z])search-?(?:results?|page|listings?|grid|hits)(?:[^a-z]|$)/i.test(
    `${element.id} ${classOf(element)}`,
  ) && !/^(?:nav|aside|footer|form|header)$/i.test(element.tagName);

const isOfOthers = (element: Elementish) => {
  const names = `${element.id} ${classOf(element)}`.slice(0, 200);
  return (
    OTHER_BOXES.test(names.replace(/([a-z])([A-Z])/g, "$1-$2")) && firstWithin(element, "h1, main") === null
  );
};

/** Elements in the same place of the page's plan, however many rows they stand in. */
function rowsOn(body: Elementish, isLeftOut: (element: Elementish) => boolean): Elementish[][] {
  const rows = new Map<string, Elementish[]>();
  const plans = new Map<string, number>();
  let seen = 0;
  const visit = (element: Elementish, plan: number) => {
    for (const child of element.children) {
      if (++seen > MOST_ELEMENTS || isLeftOut(child)) continue;
      const tag = child.tagName.toUpperCase();
      const key = `${plan}>${tag}.${firstClass(child)}`;
      const own = plans.get(key) ?? plans.size + 1;
      plans.set(key, own);
      if (!NO_CARD.has(tag) || isThingInTable(child)) {
        const row = rows.get(key);
        if (row) row.push(child);
        else rows.set(key, [child]);
      }
      visit(child, own);
    }
  };
  visit(body, 0);
  return [...rows.values()].filter(({ length }) => length >= FEWEST && length <= MOST);
}

/** A row of a table that its page marks as a thing, or gives a heading. */
const isThingInTable = (element: Elementish) =>
  element.tagName.toUpperCase() === "TR" &&
  (element.hasAttribute("itemscope") || firstWithin(element, "h2, h3, h4") !== null);

const firstClass = (element: Elementish) =>
  (classOf(element).trim().split(/\s+/)[0] ?? "").replace(/\d+/g, "");

/** So many of a row have as many words as a card, and so many of these lead somewhere. */
const SIZED = 0.6;
const LINKED = 0.8;

/** A row as cards; null where most of its boxes name nothing, lead nowhere, or are all alike. */
function listOf(row: readonly Elementish[], isLeftOut: (element: Elementish) => boolean) {
  const leads = row.filter((element) => isLink(element) || firstWithin(element, "a[href]") !== null);
  // Links are told apart sooner than words are read: most rows of a page lead nowhere.
  if (leads.length < LINKED * Math.max(FEWEST, SIZED * row.length)) return null;
  const sized = row.filter((element) => {
    const words = squash(beginningOf(element, LONGEST_CARD * 4));
    return width(words) >= SHORTEST_CARD && words.length <= LONGEST_CARD;
  });
  if (sized.length < FEWEST || sized.length < SIZED * row.length) return null;
  const isLeading = new Set(leads);
  const linked = sized.filter((element) => isLeading.has(element));
  if (linked.length < LINKED * sized.length) return null;
  const boxes = new Set(row);
  const own = linked.filter((element) => !isBelowNeighbours(element, boxes));
  const cards = own.flatMap((element): ShownCard[] => {
    const read = cardOf(element, isLeftOut);
    if (!read) return [];
    const isLinked =
      read.isLinked ||
      (isLink(element) && !element.getAttribute("href")?.startsWith("#")) ||
      isLinkedByTerm(element);
    return [{ card: read.card, words: wordsOfCard(element, isLeftOut), isLinked }];
  });
  const different = [...new Map(cards.toReversed().map((one) => [one.card.name, one])).values()].toReversed();
  if (different.length < FEWEST || different.length < 0.5 * cards.length) return null;
  if (!sayMore(different)) return null;
  const named = withoutBadges(different);
  return {
    cards: withoutTemplates(named),
    characters: different.reduce((sum, { words }) => sum + words.length, 0),
  };
}

/** The number of an entry leads to it, and what it is called stands in the definition below. */
const isLinkedByTerm = (element: Elementish) =>
  element.tagName.toUpperCase() === "DD" &&
  element.previousElementSibling?.tagName.toUpperCase() === "DT" &&
  firstWithin(element.previousElementSibling, "a[href]") !== null;

/** A badge that many of them have names nobody. */
function withoutBadges(cards: ShownCard[]): ShownCard[] {
  const makers = Map.groupBy(cards, ({ card }) => card.by);
  const isBadge = (by: string | null) => (makers.get(by)?.length ?? 0) >= OFTEN * cards.length;
  return cards.map((one) =>
    isBadge(one.card.by) ? { ...one, card: { ...one.card, by: null, isEmployer: false } } : one,
  );
}
const OFTEN = 0.4;

/** A shop's program writes "Sold out" into each card, and its style sheet hides it. */
const withoutTemplates = (cards: ShownCard[]): ShownCard[] =>
  cards.every(({ card }) => card.isSoldOut)
    ? cards.map((one) => ({ ...one, card: { ...one.card, isSoldOut: false } }))
    : cards;

const isLink = (element: Elementish) => element.tagName.toUpperCase() === "A" && element.hasAttribute("href");

/** Entries of a menu have a name alone, and a short one. */
function sayMore(cards: readonly ShownCard[]): boolean {
  const stated = cards.filter(
    ({ card, words }) =>
      card.price !== null ||
      card.text !== "" ||
      card.by !== null ||
      card.date !== null ||
      words.length > card.name.length + 12,
  );
  const headlines = cards.filter(
    ({ card }) => card.name.split(/\s+/).length >= 6 || /[\u3040-\u30ff].{14}/u.test(card.name),
  );
  return stated.length >= 0.6 * cards.length || headlines.length >= 0.8 * cards.length;
}

const HEADING = /^H[1-6]$/;
/** Whether the heading next above says that these are other things: "You may also like". */
function isBelowNeighbours(element: Elementish, row: ReadonlySet<Elementish>): boolean {
  let steps = 0;
  const isBox = (one: Elementish) => row.has(one);
  for (let one: Elementish | null = element; one && steps < LEVELS; one = one.parentElement, steps++)
    for (
      let before = one.previousElementSibling, at = 0;
      before && at < SIBLINGS;
      before = before.previousElementSibling
    ) {
      if (isBox(before)) continue;
      at++;
      const heading = HEADING.test(before.tagName.toUpperCase())
        ? before
        : firstWithin(before, "h1, h2, h3, h4");
      // The heading of another card stands above none.
      if (!heading || nearest(heading, isBox)) continue;
      const words = squash(heading.textContent).slice(0, 80);
      return (
        NEIGHBOURS.test(words) &&
        HEADING.test(heading.tagName.toUpperCase()) &&
        heading.tagName.toUpperCase() !== "H1"
      );
    }
  return false;
}
const LEVELS = 6;
const SIBLINGS = 6;

function remembered(is: (element: Elementish) => boolean): (element: Elementish) => boolean {
  const known = new Map<Elementish, boolean>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const now = is(element);
    known.set(element, now);
    return now;
  };
}
