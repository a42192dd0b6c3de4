import type { Item } from "#kernel/shelf/items";
import { alternativesOf } from "#kernel/text/phrases";
import type { Subject } from "../../draft.ts";
import { possessive } from "../../frame-en.ts";
import { namesKind } from "../../kinds/names-kind.ts";
import { isCalledBySite } from "../../title/title-home.ts";
import { spokenDay, spokenPrice } from "./list-ends.ts";
import { spokenName } from "./list-groups-en.ts";
import { turnOf } from "./list-turns-en.ts";
import type { ListingPhrases } from "./listing-phrases.ts";
import type { SaidItem } from "./said-item.ts";

/** Behind a word on their prices or on what is said of them, "them" would mean those. */
const kindCalled = (title: string) => {
  const [, word = ""] = ONE_KIND.exec(title) ?? [];
  return word && !/^(?:deals|sales|sellers|offers|ideas|gifts|results|picks|favou?rites)$/i.test(word)
    ? word.toLowerCase()
    : "products";
};
/** "Electric Guitars", and not "Chargers & Cables" */
const ONE_KIND = /^(?!.*(?:&|,|:|\band\b|\bfor\b|\bof\b)).*?(?<![\p{L}\p{N}-])(\p{L}{3,}s)$/u;

export const listingEn: ListingPhrases = {
  opening(subject) {
    const { style, name } = subject;
    const from = fromOf(subject);
    const called = withoutLabel(name);
    const list = isFrontPage(subject)
      ? `the front page of ${name}`
      : `${isTag(called) ? "the section " : ""}“${called}”${from}`;
    const opening = {
      product: `Today we are looking at ${list}.`,
      news: `This is a look at ${list}.`,
      narration: `This is ${list}.`,
      talk: `Hello, and welcome: today we are having a look at ${list}.`,
    }[style];
    return [opening];
  },

  announcing(subject, count, told, items) {
    const things = count?.replace(/ results$/, "");
    if (things) return [`Here are ${told === "all" ? "all" : "a few of the"} ${things}.`];
    if (isFrontPage(subject)) return ["Here are some of its entries."];
    const called = withoutLabel(subject.name);
    const isKind = !isTag(subject.name) && areOfKind(items, called);
    return [`Here are some of the ${isKind ? kindCalled(called) : "entries"}.`];
  },

  unnamed: ({ site }) => (site ? [`This is a list on ${possessive(site)} website.`] : []),

  item({ rank, name, said, rows, card, isFrom, isSoldOut, isFirst }, turn) {
    // All that a shop praises, in a row, is no name.
    if (said && name.length > LONGEST_NAME) return [];
    const soldOut = isSoldOut ? ", now sold out" : "";
    const price = `${said ? priced(said, isFrom, card) : ""}${soldOut}`;
    if (rank) return [`Number ${rank.replace(/\D/g, "")} is ${calm(name)}${price}.`];
    if (!said && rows.length === 0)
      return isOfAgency(card)
        ? []
        : [
            `${turn > 0 ? HEADLINES[turn % HEADLINES.length] : isFirst ? "The first is" : "One is"} “${bare(name)}”${shown(card, name)}${soldOut}.`,
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
  (site === null || site === name) && isCalledBySite(page, name);

const LONGEST_NAME = 72;
const HEADLINES = ["Another one is", "The next is", "Then there is", "There is also"];

/** A sale says what it was before; of several sizes the least is told. */
const priced = (said: string, isFrom: boolean | undefined, card: Item["card"]) =>
  `, ${isFrom ? "from" : "for"} ${said}${card?.former ? `, down from ${spokenPrice(card.former, "en")}` : ""}`;

/** How an entry is rated, or who wrote it, and when. */
const shown = (card: Item["card"], name: string) => {
  if (card?.by && card.isEmployer) return name.includes(card.by) ? "" : `, at ${card.by}`;
  if (card?.rating) return `, rated ${card.rating} out of 5`;
  const isNamed = card?.by && /^\p{Lu}[\p{L}.’'-]*(?: [\p{L}.’'-]+){1,3}$/u.test(card.by);
  const by = isNamed && !name.includes(card.by ?? "") ? `, by ${card.by}` : "";
  const day = spokenDay(card?.date ?? null);
  return `${by}${day ? `, dated ${day}` : ""}`;
};

/** "Jobs via Tarn": no house at which one works. */
const isOfAgency = (card: Item["card"]) => card?.isEmployer === true && /\bvia\b/i.test(card.by ?? "");

/** "Best Mills (77,141 mills)", "Category:Mills" */
const withoutLabel = (name: string) =>
  name
    .replace(/\s*\(\d[\d,.]*(?: \p{L}+)?\)$/u, "")
    .replace(/^(?:category|tag|topic|section|archives?|label)s?:\s*(?=\S)/i, "");
/** "headphones": a word by which a site sorts its texts. */
const isTag = (name: string) => /^\p{Ll}[\p{Ll}\d -]*$/u.test(name);

/** Whether the things of a list are what its name says, and no texts about that. */
function areOfKind(items: readonly Item[], name: string): boolean {
  if (!/[^su]s$/i.test(name) || !(namesKind(name.replace(/\d\p{L}*/gu, "x")) || OF_THINGS.test(name)))
    return false;
  const noun = name.split(" ").at(-1)?.toLowerCase().replace(/s$/, "") ?? "";
  const isNamed = items.filter((item) => item.name.toLowerCase().includes(noun)).length;
  const isPriced = items.filter(({ price }) => price !== null).length;
  return OF_THINGS.test(name) || 2 * Math.max(isNamed, isPriced) >= items.length;
}
const OF_THINGS = new RegExp(`\\b(?:${alternativesOf("listed-things-en")})$`, "i");

const fromOf = ({ site }: Subject) =>
  site ? `, on ${/s$/i.test(site) ? `${site}’` : `${site}’s`} website` : "";

const bare = (name: string) => name.replace(/[“”"]/g, "").replace(/[.!]+$/, "");
/** Names with a mark inside would break the sentence. */
const calm = (name: SaidItem["name"]) => (/[.!?:;,]\s/.test(name) ? `“${bare(name)}”` : bare(name));
