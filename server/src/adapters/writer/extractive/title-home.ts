import type { Page } from "#kernel/page";
import { folded, houseIn, houseNamedOn } from "./title-house.ts";

/** The path of a site's first page: "/", "/en/", "/index.html". */
const FIRST_PAGE = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$))?(?:(?:home|index|default)(?:\.\w{2,5})?)?\/?$/i;
const HOME = /^(?:home|home ?page|welcome|start|main)$/i;
const ADDRESS = /^[\w-]+(?:\.[\w-]+)+$/;

export const isFirstPage = ({ url }: Pick<Page, "url">): boolean =>
  url !== null && FIRST_PAGE.test(new URL(url).pathname);

/** A site's first page is about the site: where its title says no more, what stands above all of it names it not. Null for any other page. */
export function nameOfHome(page: Page): string | null {
  if (!isFirstPage(page)) return null;
  const stated = page.site && !ADDRESS.test(page.site) ? houseIn(page.site, page) : houseNamedOn(page);
  if (!stated) return null;
  const parts = page.title.split(/\s*[|｜]\s*|\s[-–—]\s/).filter((part) => !HOME.test(part.trim()));
  const isNamed = parts.length > 0 && parts.every((part) => folded(part) === folded(stated));
  return isNamed ? stated : null;
}
