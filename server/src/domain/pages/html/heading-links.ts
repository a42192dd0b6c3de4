import { type Documentish, type Elementish, nearest, squash } from "./dom.ts";

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

/** By such words a page leads home: a picture's, or the link's own. Looked for among its first links. */
export function namesLeadingHome(document: Documentish, url: string): string[] {
  return [...document.querySelectorAll("a[href]")].slice(0, MOST_LINKS).flatMap((link) => {
    const address = URL.parse(link.getAttribute("href")?.trim() || "#", url);
    const isHomeward = address !== null && isFirst(address) && bareHost(address) === bareHost(URL.parse(url));
    if (!isHomeward) return [];
    const name = squash(link.querySelector("img")?.getAttribute("alt")) || squash(link.textContent);
    return name ? [name] : [];
  });
}
const MOST_LINKS = 20;

const isFirst = ({ pathname, search }: URL) => search === "" && /^\/(?:index\.\w+)?$/.test(pathname);
const bareHost = (address: URL | null) => address?.hostname.replace(/^www\./, "");

export const isHome = (url: string) => {
  const address = URL.parse(url);
  return address === null || isFirst(address);
};
