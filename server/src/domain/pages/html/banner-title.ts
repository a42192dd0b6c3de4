import { type Documentish, type Elementish, hasTag, nearest, squash } from "./dom.ts";
import { isHome, type LinkedHeading, leadsHome, wordsOfHeading } from "./heading-links.ts";
import { titleParts } from "./title-parts.ts";

/** Names of the box in which a site says its own name. */
const BANNER =
  /(?:^|[\s_-])(?:banner|masthead|branding|logo|head(?:er)?-?bar|page-?header|site-?(?:title|name|header)|shop-?name|header-?(?:logo|title))(?:$|[\s_-])/i;
const isOutside = hasTag("NAV", "ASIDE", "FOOTER");
/** So many boxes around a heading may be the site's. */
const NEAR = 3;
/** A heading with so much of a part of the title is that part. */
const MOSTLY = 0.5;
const SHORTEST = 4;
const MOST = 60;

interface Known {
  title: string;
  site: string | null;
  url: string;
}

/**
 * The heading of the page's own matter where its main heading is only the name of the site, in the site's banner:
 * "Apple Day: change of place" below "Nether Wansley". Both are in the document's title.
 */
export function headingBesideBanner(
  document: Documentish,
  house: LinkedHeading | undefined,
  { title, site, url }: Known,
): string | undefined {
  if (!house || isHome(url)) return undefined;
  const isLinked = leadsHome(house, url);
  const all = titleParts(title)
    .flatMap((part) => part.split(" / "))
    .map(bare);
  const isFirst = all[0] === bare(house.text);
  if (bare(title) === bare(house.text) || !(isLinked || (isInBanner(house.element) && !isFirst)))
    return undefined;
  const others = all.filter((part) => part !== bare(house.text) && part !== bare(site ?? ""));
  return [...document.querySelectorAll("h1, h2, h3, h4")]
    .slice(0, MOST)
    .filter((element) => !nearest(element, isOutside) && !isInBanner(element))
    .map(wordsOfHeading)
    .find(
      (text) => text !== house.text && text.length >= SHORTEST && others.some((part) => isPart(text, part)),
    );
}

/** The name in a site's banner that is the last part of the document's title, and not what the page is about. */
export function siteInBanner(document: Documentish, title: string, url: string): string | null {
  const last = titleParts(squash(document.querySelector("title")?.textContent)).at(-1) ?? "";
  const name = [...document.querySelectorAll("h1")]
    .slice(0, MOST)
    .filter(isInBanner)
    .map((element) => squash(element.textContent))
    .find((text) => bare(text) === bare(last));
  return name && !isHome(url) && bare(name) !== bare(title) ? name : null;
}

/** Whether a heading says a part of the title, or most of it from its beginning on. */
function isPart(text: string, part: string): boolean {
  const own = bare(text);
  return part === own || (part.startsWith(own) && own.length >= MOSTLY * part.length);
}

function isInBanner(element: Elementish): boolean {
  let box: Elementish | null = element;
  for (let up = 0; box && up <= NEAR; up++, box = box.parentElement)
    if (BANNER.test(`${box.id} ${box.getAttribute("class") ?? ""}`)) return true;
  return false;
}

const bare = (text: string) => text.replace(/[\s\p{P}]/gu, "").toLowerCase();
