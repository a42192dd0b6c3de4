import type { Page } from "#kernel/page";
import { domainOf, foldedName, isHostOfOthers, ownLabelOf } from "#kernel/text/house-address";
import { isUnspokenSection } from "../text/wording.ts";

export const folded = foldedName;

/** The first part of an address: "yarns" of "shop.yarns.example". */
export const hostOf = (url: string | null) => domainOf(url).split(".")[0] || null;

const SHORTEST = 4;

/** Whether words are the name of the house by its address: "Steam" on "store.steampowered.example". */
const isHouse = (words: string, url: string | null) => {
  const name = folded(words);
  return name.length >= SHORTEST && (hostOf(url) ?? "").replaceAll("-", "").startsWith(name);
};

/**
 * "Oak Loom on Yarns", "Oak Loom: yarns.example: Home & Craft": a title without the shop that it stands in.
 * "Life on Mars" is one name: only the page itself tells that what is before the shop is the whole one.
 */
export function withoutHouse(titled: string, { url, blocks, facts }: Page): string {
  const title = titled.replace(DESK, "");
  const domain = domainOf(url).replaceAll(".", "\\.");
  const own = domain
    ? title.replace(new RegExp(`(?<=\\S): ${domain}(?=\\s*(?:[:|｜]|$)).*$`, "iu"), "")
    : title;
  const [tail = "", name = ""] = / (?:on|at) (\p{Lu}[\p{L}\d]+)$/u.exec(own) ?? [];
  if (!name || !isHouse(name, url)) return own;
  const rest = own.slice(0, -tail.length);
  const names = [
    ...blocks.filter(({ kind, level }) => kind === "heading" && level === 1).map(({ text }) => text),
    ...facts.filter(({ kind }) => kind === "name").map(({ value }) => value),
  ].map(folded);
  return names.includes(folded(rest)) && !names.includes(folded(own)) ? rest : own;
}

/** "Newsroom: Tarn lends its looms": where a house keeps its reports is no part of their headlines. */
const DESK =
  /^(?:newsroom|(?:press|news|media) releases?|press room|media centre|press)\s*:\s+(?=\S+\s\S+)/iu;

const PARTS = /\s*[|｜]\s*|\s[-–—:：]\s/;

/** "Home", "Official Site": a part of a site's name that names nobody. */
const OF_SITES = /^(?:home ?page|home|welcome|(?:the )?official (?:web ?)?(?:site|page|store))$/i;

/** "Anna Brook - Weaver in Tarn" on annabrook.example: the part that is the house's name. Where none is, an English site begins with it. */
export function houseIn(site: string, { url, language }: Pick<Page, "url" | "language">): string {
  const parts = site.split(PARTS);
  const own = parts.find((part) => isAddressOf(part, url));
  if (own !== undefined || language !== "en") return own ?? parts.at(-1) ?? "";
  const first = parts.find((part) => part && !OF_SITES.test(part)) ?? site;
  // "Co - op" is one name.
  return folded(first).length < SHORTEST ? site : first;
}

/** Names that programs for building sites give to each: "Mysite", "Site title". */
const OF_BUILDERS =
  /^(?:my|your|new|untitled)(?:wordpress|wix)?(?:web)?(?:site|blog|page|store|shop)$|^(?:web)?site(?:title|name)$/;
export const isOfBuilder = (site: string): boolean => OF_BUILDERS.test(folded(site));

/** Whether a name is all of an address's: "Tarn Looms" on tarn-looms.example. */
export const isAddressOf = (name: string, url: string | null): boolean => {
  const host = (hostOf(url) ?? "").replaceAll("-", "");
  return host.length >= SHORTEST && folded(name) === host;
};

/** "Oak Looms | Anna Brook" on annabrook.example: of an English title the part that is its address's name. */
export function houseInTitle({ title, url, language }: Page): string | undefined {
  // "Paneer in tomato | Recipes" on recipes.tarn.example: a part of the house.
  if (language !== "en" || isHostOfOthers(ownLabelOf(url))) return undefined;
  const [first = "", ...others] = title.split(PARTS).filter(Boolean);
  return others.length > 0 && ownLabelOf(url)
    ? [...others, first].find((part) => isAddressOf(part, url))
    : undefined;
}

const FEWEST_WORDS = 4;
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
/** Words that a house adds to its name. */
const AROUND_HOUSE = /^the\s+|\s+(?:press|blog|project|documentation|docs)$/giu;

/** The only main heading of a page inside a house, where its title is the house's name: "The Yarns" on yarns.example. */
export function headingOverHouse(title: string, { url, blocks, site }: Page): string | null {
  if (!url || new URL(url).pathname === "/") return null;
  const host = (hostOf(url) ?? "").replaceAll("-", "");
  const bare = folded(title.replace(AROUND_HOUSE, ""));
  const isHousesName = bare.length >= SHORTEST && (bare === host || (site !== null && bare === folded(site)));
  if (!isHousesName) return null;
  const [main, second] = blocks.filter(({ kind, level }) => kind === "heading" && level === 1);
  if (!main || second || wordsOf(main.text).length < FEWEST_WORDS) return null;
  if (folded(main.text).includes(folded(title)) || isUnspokenSection(main.text)) return null;
  // A title that the text speaks of is its subject.
  const isSubject = blocks.some(({ kind, text }) => kind !== "heading" && folded(text).includes(bare));
  return isSubject ? null : main.text;
}

/** "tokio::runtime", of which the page is the description. */
export const isIdentifier = (text: string) => /^[\p{L}\d_]+(?:::[\p{L}\d_]+)+$/u.test(text);

/** Names of parts of a program, without the signs between them. */
export const spokenIdentifier = (text: string) => text.replace(/(?<=[\p{L}\d])::(?=\p{L})/gu, " ");

/** The address by which an English text itself calls its house: "We built Tarn.com for weavers." */
export function addressNamedOn({ url, language, blocks }: Page): string | null {
  const domain = domainOf(url);
  if (language !== "en" || domain.split(".").length !== 2 || isHostOfOthers(ownLabelOf(url))) return null;
  const named = new RegExp(`(?<![\\w.@/-])${domain.replaceAll(".", "\\.")}(?![\\w/-]|\\.\\w)`, "gi");
  const said = blocks
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text }) => [...text.matchAll(named)].map(([name]) => name));
  return said.find((name) => /^\p{Lu}/u.test(name)) ?? null;
}

/**
 * The house that an English text calls by the name of its address: "Tarn Looms" on www.tarnlooms.example. Whose
 * name stands before a host's is the host's customer.
 */
export function houseNamedOn({ url, language, blocks }: Page): string | null {
  if (language !== "en" || !url) return null;
  const label = ownLabelOf(url).replaceAll("-", "");
  if (label.length < SHORTEST || !/^[a-z\d]+$/.test(label) || isHostOfOthers(label)) return null;
  // The flag for any case would let \p{Ll} match capitals, too.
  const spelt = [...label].map((sign) => `[${sign}${sign.toUpperCase()}]`).join("[ -]?");
  const texts = blocks.filter(({ kind }) => kind !== "heading").map(({ text }) => text);
  // Behind other words a capital is a name's.
  const inText = new RegExp(`(?<=\\p{Ll},? )${spelt}(?![\\p{L}\\d])`, "gu");
  const names = texts.flatMap((text) => [...text.matchAll(inText)].map(([name]) => name));
  const isName = (name: string) => name.split(/[ -]/).every((word) => /^[\p{Lu}\d]/u.test(word));
  // "We target all" on target.example: a word of the language tells of no house.
  const [name] = names;
  return name !== undefined && names.every(isName) && isOneWhoActs(name, texts) ? name : null;
}

/** Behind these a name may be a place or a day: "in Japan", "every Monday". */
const WHERE_OR_WHEN =
  /\b(?:in|on|at|to|from|near|around|across|through|throughout|until|since|before|after|during|every|each|last|next|this|(?:north|south|east|west) of) $/i;
const WITHIN = /\b(?:of|by|with|for|and|or|the|about|between) $/i;

/** "We show you Kyoto", "what Mozart wrote": what the page is about. */
const SPOKEN_OF = /\b(?:we|you|us|what|whom)(?: \p{L}+)? $/iu;
/**
 * Deeds of a house for its readers; a place or a person that a page is about "is", "has", and did: "Tarn was the
 * school of the north", "Tarn is the shop of the valley".
 */
const SERVES = new RegExp(
  [
    "^ (?:offers?|provides?|helps?|sells?|makes?|builds?|designs?|develops?|delivers?|ships?|stocks?|supports?|lets?|",
    "uses?|keeps?|runs?|serves?|publishes|connects?|matches|hires|vets|handpicks|guarantees|recommends|believes|wants?|",
    String.raw`is (?:an? |the )?(?:[\p{L}-]+ ){0,4}`,
    "(?:company|platform|service|shop|store|brand|agency|studio|maker|provider|marketplace|firm)(?! of (?:the|this|its|all|\\p{Lu})))",
    String.raw`\b`,
  ].join(""),
  "u",
);

const NEIGHBOURHOOD = 60;
/** "Tarn is a marketplace for looms": a page that says so of its address's name, and of no place, names its house. */
const IS_HOUSE =
  /^ is an? (?:[\p{L}-]+ ){0,3}(?:company|platform|marketplace|agency|provider|firm|charity|nonprofit)(?! (?:of|in) )\b/u;
const BEHIND_HOUSES = /\b(?:at|from|through|on) $/i;

/** Named at least once as one that does something for its readers, and never as a place, a day or what is told of. */
function isOneWhoActs(name: string, texts: readonly string[]): boolean {
  const mentions = texts.flatMap((text) =>
    [...text.matchAll(new RegExp(name, "g"))].map(({ index }) => ({
      before: text.slice(Math.max(0, index - NEIGHBOURHOOD), index),
      after: text.slice(index + name.length, index + name.length + NEIGHBOURHOOD),
    })),
  );
  const isSaid = mentions.some(({ after }) => IS_HOUSE.test(after));
  // "At Tarn Health": a place of two words has "in" and "to" before it, too.
  const mayBeAt = (before: string) =>
    isSaid ? BEHIND_HOUSES.test(before) : name.includes(" ") && /\bat $/i.test(before);
  const isOfOthers = ({ before }: { before: string }) =>
    (WHERE_OR_WHEN.test(before) && !mayBeAt(before)) || SPOKEN_OF.test(before);
  return (
    !mentions.some(isOfOthers) &&
    mentions.some(({ before, after }) => !WITHIN.test(before) && SERVES.test(after))
  );
}

/**
 * Where the shop of goods names itself beside its address: "Ash Lamp on Tarn" on tarnlights.example, the maker "tarn"
 * on tarn-looms.example, 「たに商店」 as the title of a page whose thing has another name.
 */
export function houseOfGoods(page: Page, brand: string | undefined): string | null {
  const { url, type, title, language, facts } = page;
  if (type !== "product") return null;
  const [, shop = ""] = / (?:on|at) (\p{Lu}[\p{L}\d]+)$/u.exec(title) ?? [];
  if (shop && isHouse(shop, url) && withoutHouse(title, page) !== title) return shop;
  const label = ownLabelOf(url);
  if (
    brand &&
    brand.length >= SHORTEST &&
    [label.replaceAll("-", ""), label.split("-")[0]].includes(folded(brand))
  )
    return brand;
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const isOther =
    name !== "" && !folded(name).includes(folded(title)) && !folded(title).includes(folded(name));
  // 「石うす 20cm : たに商店」: of a title with the thing the part behind it names the shop.
  const house = title.trim().split(PARTS).at(-1)?.trim() ?? "";
  return language === "ja" && isOther && HOUSE_NAME.test(house) && house.length <= LONGEST_HOUSE
    ? house
    : null;
}
const LONGEST_HOUSE = 20;

/** 「たに農園の直売所」 above the page's own first heading, which its title is: a shop sets its name as a heading, too. */
export const isOverTitle = (
  { source, value }: Page["facts"][number],
  { title, blocks, language }: Page,
): boolean => {
  const heads = blocks.filter(({ kind, level }) => kind === "heading" && level === 1);
  return (
    language === "ja" &&
    source === "visible" &&
    heads.length === 1 &&
    folded(heads[0]?.text ?? "") === folded(title) &&
    !folded(value).includes(folded(title)) &&
    !folded(title).includes(folded(value)) &&
    HOUSE_NAME.test(value.trim())
  );
};
const HOUSE_NAME =
  /(?:店|屋|堂|園|舗|房|館|窯|所|社|商会|ショップ|ストア|マート|ギャラリー|オンライン|通販|公式|直売所|工房|農園|本店)$/u;
