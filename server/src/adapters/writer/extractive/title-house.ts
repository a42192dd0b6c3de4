import type { Page } from "#kernel/page";

/** Signs of writing do not make two names different. */
export const folded = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, "");

const domainOf = (url: string | null) =>
  url ? new URL(url).hostname.replace(/^(www|shop|store|blog|en|docs)\./, "") : "";

/** The first part of an address: "yarns" of "shop.yarns.example". */
export const hostOf = (url: string | null) => domainOf(url).split(".")[0] || null;

const SHORTEST = 4;

/** Whether words are the name of the house by its address: "Steam" on "store.steampowered.example". */
const isHouse = (words: string, url: string | null) => {
  const name = folded(words);
  return name.length >= SHORTEST && (hostOf(url) ?? "").replaceAll("-", "").startsWith(name);
};

/** "Oak Loom on Yarns", "Oak Loom: yarns.example: Home & Craft": a title without the shop that it stands in. */
export function withoutHouse(title: string, { url }: Page): string {
  const domain = domainOf(url);
  const at = domain ? title.toLowerCase().indexOf(`: ${domain}`) : -1;
  const own = at > 0 ? title.slice(0, at) : title;
  const [tail = "", name = ""] = / (?:on|at) (\p{Lu}[\p{L}\d]+)$/u.exec(own) ?? [];
  return name && isHouse(name, url) ? own.slice(0, -tail.length) : own;
}

const PARTS = /\s*[|｜]\s*|\s[-–—:：]\s/;

/** "Anna Brook - Weaver in Tarn" on annabrook.example: the part that is the house's name; the last where none is. */
export function houseIn(site: string, { url }: Pick<Page, "url">): string {
  const parts = site.split(PARTS);
  const host = (hostOf(url) ?? "").replaceAll("-", "");
  return parts.find((part) => host.length >= SHORTEST && folded(part) === host) ?? parts.at(-1) ?? "";
}

/** Longer titles say more than whose page it is. */
const MOST_WORDS = 3;
const FEWEST_WORDS = 4;
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

/** The only main heading of a page inside a house, where its title is the house's name: "The Yarns" on yarns.example. */
export function headingOverHouse(title: string, { url, blocks }: Page): string | null {
  const host = (hostOf(url) ?? "").replaceAll("-", "");
  const isHousesName = host.length >= SHORTEST && folded(title).includes(host);
  if (!url || !isHousesName || wordsOf(title).length > MOST_WORDS || new URL(url).pathname === "/")
    return null;
  const [main, second] = blocks.filter(({ kind, level }) => kind === "heading" && level === 1);
  if (!main || second || wordsOf(main.text).length < FEWEST_WORDS) return null;
  return folded(main.text).includes(folded(title)) ? null : main.text;
}

/** "tokio::runtime", of which the page is the description. */
export const isIdentifier = (text: string) => /^[\p{L}\d_]+(?:::[\p{L}\d_]+)+$/u.test(text);

/** Names of parts of a program, without the signs between them. */
export const spokenIdentifier = (text: string) => text.replace(/(?<=[\p{L}\d])::(?=\p{L})/gu, " ");
