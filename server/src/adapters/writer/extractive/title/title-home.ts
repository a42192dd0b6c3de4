import type { Page } from "#kernel/page";
import { folded, houseIn, houseNamedOn, isAddressOf, isOfBuilder } from "./title-house.ts";

/** The path of a site's first page: "/", "/en/", "/index.html"; "/tv" and "/home" may be parts of it. */
const FIRST_PAGE =
  /^\/(?:(?:en|ja|jp|us|uk|gb|ca|au|nz|ie|eu)(?:[-_][a-z]{2})?(?:\/|$))?(?:(?:index|default)(?:\.\w{2,5})?)?\/?$/i;
const HOME =
  /^(?:home|home ?page|welcome|start|main|(?:(?:the )?(?:all|latest|recent|new) )?(?:posts|articles|stories|entries))$/i;
const ADDRESS = /^[\w-]+(?:\.[\w-]+)+$/;
const PARTS = /\s*[|｜]\s*|\s[-–—]\s/;

/** Whether a page is its site's first one: an address that asks for something has its answer. */
export function isFirstPage({ url }: Pick<Page, "url">): boolean {
  if (url === null) return false;
  const { pathname, search } = new URL(url);
  return search === "" && FIRST_PAGE.test(pathname);
}

/** A site's first page is about the site: where its title says no more, what stands above all of it does not name it. Null for any other page. */
export function nameOfHome(page: Page): string | null {
  const stated = siteOfHome(page);
  if (stated === null) return null;
  const parts = page.title.split(PARTS).filter((part) => !HOME.test(part.trim()));
  const isNamed = parts.length > 0 && parts.every((part) => folded(part) === folded(stated));
  return isNamed || (isMotto(page.title) && isAddressOf(stated, page.url)) ? stated : null;
}

/** The site whose first page is called nothing but "Home" or "Latest posts": where no heading says more, that is its name. */
export const nameOfBareHome = (page: Page): string | null =>
  HOME.test(page.title.trim()) ? siteOfHome(page) : null;

/** Whether a page is its site's first one, and called by the site's name: then its name alone would be the house. */
export const isCalledBySite = (page: Page, name: string): boolean =>
  isFirstPage(page) && (nameOfHome(page) === name || nameOfBareHome(page) === name);

function siteOfHome(page: Page): string | null {
  if (!isFirstPage(page)) return null;
  const stated = page.site && !ADDRESS.test(page.site) ? houseIn(page.site, page) : houseNamedOn(page);
  return !stated || isOfBuilder(stated) ? null : stated;
}

/** "The valley that weaves the future", "Weave small, buy oak": words of praise above a house's first page, and no name. */
const isMotto = (title: string) => title.split(" ").length >= MOTTO_WORDS && /\s\p{Ll}{4,}/u.test(title);
const MOTTO_WORDS = 4;
