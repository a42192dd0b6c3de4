import { type Documentish, type Elementish, nearest, squash } from "./dom.ts";
import { firstWithin } from "./lookup.ts";

export interface LinkedHeading {
  element: Elementish;
  text: string;
}

/** Manuals set a link to the heading itself behind it. */
const PERMALINK = /\s*¶$/;
/** The words of a heading. */
export const wordsOfHeading = ({ textContent }: Elementish): string =>
  squash(textContent).replace(PERMALINK, "");

const LONGEST_HEADING = 200;
/** So many are looked at: a page of hundreds of main headings has none. */
const MOST_HEADINGS = 30;

export function headingsOf(document: Documentish, tag: string): LinkedHeading[] {
  return [...document.querySelectorAll(tag)]
    .slice(0, MOST_HEADINGS)
    .map((element) => ({ element, text: wordsOfHeading(element) }))
    .filter(({ text }) => text !== "" && text.length <= LONGEST_HEADING);
}

/** Whether a heading, or all that it says, is a link to the site's first page. */
export function leadsHome(heading: LinkedHeading, url: string): boolean {
  const address = URL.parse(linkIn(heading)?.getAttribute("href")?.trim() || "#", url);
  return address !== null && isFirst(address) && bareHost(address) === bareHost(URL.parse(url));
}

/** Whether a heading is a link as a whole, and to another page than this one. */
export function leadsAway(heading: LinkedHeading, url: string): boolean {
  const link = linkIn(heading);
  if (!link || link.getAttribute("name") || link.id) return false;
  const href = link.getAttribute("href");
  const address = URL.parse(href?.trim() ?? "", url);
  return href === null || (address !== null && withoutHash(address) !== withoutHash(new URL(url)));
}
const withoutHash = ({ origin, pathname, search }: URL) => `${origin}${pathname}${search}`;

/** The link that a heading is as a whole. */
const linkIn = ({ element, text }: LinkedHeading): Elementish | null =>
  [...element.querySelectorAll("a"), nearest(element, ({ tagName }) => tagName.toUpperCase() === "A")].find(
    (link) => link !== null && squash(link.textContent) === text,
  ) ?? null;

/**
 * The house whose name stands before a page's own in its title, by the first links that lead home: their words, or
 * those of their picture.
 */
export function houseBefore(document: Documentish, parts: readonly string[], url: string): string | null {
  const [first, second] = parts;
  if (isHome(url) || first === undefined || second === undefined) return null;
  const isHouse = [...document.querySelectorAll("a[href]")].slice(0, MOST_LINKS).some((link) => {
    const address = URL.parse(link.getAttribute("href")?.trim() || "#", url);
    const isHomeward = address !== null && isFirst(address) && bareHost(address) === bareHost(URL.parse(url));
    const name = squash(firstWithin(link, "img")?.getAttribute("alt")) || squash(link.textContent);
    return isHomeward && name === first;
  });
  return isHouse ? first : null;
}
const MOST_LINKS = 20;

const isFirst = ({ pathname, search }: URL) => search === "" && /^\/(?:index\.\w+)?$/.test(pathname);
const bareHost = (address: URL | null) => address?.hostname.replace(/^www\./, "");

export const isHome = (url: string) => {
  const address = URL.parse(url);
  return address === null || isFirst(address);
};
