import type { Page } from "#kernel/page";
import { folded, houseNamedOn, isAddressOf } from "./title-house.ts";

/** The path of a site's first page: "/", "/en/", "/index.html"; "/tv" is a part of the site. */
const FIRST_PAGE =
  /^\/(?:(?:en|ja|jp|us|uk|gb|ca|au|nz|ie|eu)(?:[-_][a-z]{2})?(?:\/|$))?(?:(?:home|index|default)(?:\.\w{2,5})?)?\/?$/i;
const HOME = /^(?:home|home ?page|welcome|start|main|(?:the )?official (?:web ?)?(?:site|page|store))$/i;
const ADDRESS = /^[\w-]+(?:\.[\w-]+)+$/;
/** Names that a program for building sites gives to each of them. */
const OF_BUILDERS =
  /^(?:my|your|new|untitled|blank|test)?(?:word ?press|wix)?(?:web)?(?:site|blog|page|store|shop)(?:title|name)?$/;
const SHORTEST = 4;
const PARTS = /\s*[|｜]\s*|\s[-–—]\s/;

/** Whether a page is its site's first one: an address that asks for something has its answer. */
export function isFirstPage({ url, blocks }: Pick<Page, "url" | "blocks">): boolean {
  if (url === null) return false;
  const { pathname, search } = new URL(url);
  // A shop of furniture has a department for the home.
  const isDepartment = blocks.some(
    ({ kind, level, text }) => kind === "heading" && level === 1 && /^home\b/i.test(text),
  );
  return search === "" && FIRST_PAGE.test(pathname) && !(isDepartment && /home/i.test(pathname));
}

/** A site's first page is about the site: where its title says no more, what stands above all of it does not name it. Null for any other page. */
export function nameOfHome(page: Page): string | null {
  if (!isFirstPage(page)) return null;
  const stated = page.site && !ADDRESS.test(page.site) ? nameIn(page.site, page.url) : houseNamedOn(page);
  if (!stated || OF_BUILDERS.test(folded(stated))) return null;
  const parts = page.title.split(PARTS).filter((part) => !HOME.test(part.trim()));
  const isNamed = parts.length > 0 && parts.every((part) => folded(part) === folded(stated));
  return isNamed ? stated : null;
}

/** "Tarn Looms | Official Site": the part that is the address's name, or the first; "Co - op" is one name. */
function nameIn(site: string, url: string | null): string {
  const parts = site.split(PARTS).filter((part) => part && !HOME.test(part));
  const [first = site] = parts;
  return parts.find((part) => isAddressOf(part, url)) ?? (folded(first).length < SHORTEST ? site : first);
}
