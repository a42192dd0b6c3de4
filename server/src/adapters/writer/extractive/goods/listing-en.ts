import type { Item } from "#kernel/shelf/items";
import type { Subject } from "../draft.ts";
import { possessive } from "../frame-en.ts";
import { isFirstPage, nameOfBareHome, nameOfHome } from "../title-home.ts";
import { spokenDay, spokenPrice } from "./list-ends.ts";
import { spokenName } from "./list-groups-en.ts";
import { turnOf } from "./list-turns-en.ts";
import type { ListingPhrases } from "./listing-phrases.ts";
import { namesKind } from "./names-kind.ts";
import type { SaidItem } from "./said-item.ts";

export const listingEn: ListingPhrases = {
  opening(subject, count, told, isPriced) {
    const { style, name } = subject;
    const from = fromOf(subject);
    const some = isPriced && namesKind(name) ? "Here are some of them." : "Here are some of its entries.";
    const entries = count?.replace(/ results$/, " entries");
    const few = entries ? `Here are ${told === "all" ? "the" : "a few of the"} ${entries}.` : some;
    const list = isFrontPage(subject) ? `the front page of ${name}` : `“${name}”${from}`;
    const opening = {
      product: `Today we are looking at ${list}.`,
      news: `This is a look at ${list}.`,
      narration: `This is ${list}.`,
      talk: `Hello, and welcome: today we are having a look at ${list}.`,
    }[style];
    return [opening, few];
  },

  unnamed: ({ site }) => (site ? [`This is a list on ${possessive(site)} website.`] : []),

  item({ rank, name, said, rows, card, isFrom, isSoldOut }, turn) {
    const soldOut = isSoldOut ? ", now sold out" : "";
    const price = `${said ? priced(said, isFrom, card) : ""}${soldOut}`;
    if (rank) return [`Number ${rank.replace(/\D/g, "")} is ${calm(name)}${price}.`];
    if (!said && card?.by && card.isEmployer) return [hired(name, card.by, turn)];
    if (!said && rows.length === 0)
      return [
        `${turn === 0 ? "The first is" : HEADLINES[turn % HEADLINES.length]} “${bare(name)}”${shown(card, name)}${soldOut}.`,
      ];
    // "Oak stool" begins with a capital only because its card does.
    const spoken = /(?<=.) \p{Ll}{4}/u.test(name) ? calm(name) : spokenName(name);
    return [`${turnOf(turn)} ${spoken}${price}.`];
  },

  closing({ style, site }) {
    const where = site ? `${/s$/i.test(site) ? `${site}’` : `${site}’s`} website` : "the original page";
    return {
      product: [`You will find the rest on ${where}.`],
      news: [`You will find the whole list on ${where}.`],
      narration: [`You will find the rest on ${where}.`],
      talk: [`If something caught your ear, you will find it on ${where}.`],
    }[style];
  },

  range: (low, high) => [`The prices run from ${low} to ${high}.`],

  others(names) {
    const quoted = names.map((name) => `“${bare(name)}”`);
    return [`Others are ${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}.`];
  },

  brief: () => ["The rest is on the page."],
};

/** Whether the list is a site's first page, and called by the site's name. */
const isFrontPage = ({ page, name, site }: Subject) =>
  (site === null || site === name) &&
  isFirstPage(page) &&
  (nameOfHome(page) === name || nameOfBareHome(page) === name);

const HEADLINES = ["Another one is", "The next is", "Then there is", "There is also"];

/** A sale says what it was before; of several sizes the least is told. */
const priced = (said: string, isFrom: boolean | undefined, card: Item["card"]) =>
  `, ${isFrom ? "from" : "for"} ${said}${card?.former ? `, down from ${spokenPrice(card.former, "en")}` : ""}`;

/** How an entry is rated, or who wrote it, and when. */
const shown = (card: Item["card"], name: string) => {
  if (card?.rating) return `, rated ${card.rating} out of 5`;
  const isNamed = card?.by && /^\p{Lu}[\p{L}.’'-]*(?: [\p{L}.’'-]+){1,3}$/u.test(card.by);
  const by = isNamed && !name.includes(card.by ?? "") ? `, by ${card.by}` : "";
  const day = spokenDay(card?.date ?? null);
  return `${by}${day ? `, dated ${day}` : ""}`;
};

const hired = (name: string, by: string, turn: number) => `${turnOf(turn)} ${calm(name)} at ${by}.`;

const fromOf = ({ site }: Subject) =>
  site ? `, on ${/s$/i.test(site) ? `${site}’` : `${site}’s`} website` : "";

const bare = (name: string) => name.replace(/[“”"]/g, "").replace(/[.!]+$/, "");
/** Names with a mark inside would break the sentence. */
const calm = (name: SaidItem["name"]) => (/[.!?:;,]\s/.test(name) ? `“${bare(name)}”` : bare(name));
