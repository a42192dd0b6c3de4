import { foldedName, isHostOfOthers, ownLabelOf } from "#kernel/text/house-address";
import { type Documentish, squash } from "./dom.ts";
import { firstWithin } from "./lookup.ts";
import { titleParts } from "./title-parts.ts";

const SHORTEST = 4;
const MOST_SEEN = 40;
const LONGEST_READ = 300;
/** Where a page signs for its house: its share title, the picture that leads home, and the line of its rights. */
const SIGNS =
  "header a[href='/'], header [class*=logo], a[href='/'][aria-label], a[rel=home], [class*=logo] img, footer p, footer small, footer span, [class*=copyright]";
/** "© 2024–2026 Tarn Looms", "Copyright Tarn Looms, Inc." */
const RIGHTS = /^(?:©|\(c\)|copyright|all rights reserved|\d{4}|[\s.,–—-])+/i;
const BEHIND = /\s(?:at|by|from|on)\s+(?=\p{Lu}[^|]*$)/u;
const GENERIC =
  /^(?:docs?|documentation|home|home ?page|welcome|blog|news|shop|store|online (?:shop|store)|help|support|site|website)$/i;

/** "Docs", "Home": a name that every house could bear. */
export const isGenericName = (name: string): boolean => GENERIC.test(name.trim());

/**
 * The house in whose name a page written in Latin letters stands: the words of its title, its logo or its line of
 * rights that are the address's own label, as they are written there: "Tarn Looms" on www.tarnlooms.example. On
 * a host of others' pages, the address says nothing of who speaks.
 */
export function houseOfAddress(document: Documentish, url: string): string | null {
  const label = URL.canParse(url) ? ownLabelOf(url).replaceAll("-", "") : "";
  if (label.length < SHORTEST || !/^[a-z\d]+$/.test(label) || isHostOfOthers(label)) return null;
  for (const sign of signsOf(document)) {
    const name = leadingName(sign.replace(RIGHTS, ""), label);
    if (name !== null) return name;
  }
  return null;
}

function* signsOf(document: Documentish): Generator<string> {
  const shared = document.querySelector("meta[property='og:title']")?.getAttribute("content");
  for (const title of [document.querySelector("title")?.textContent, shared]) {
    const parts = titleParts(squash(title).slice(0, LONGEST_READ));
    // The first part is the page's own subject: only the others, or where it is sold, tell whose page it is.
    yield* parts.slice(1).reverse();
    for (const part of parts) yield part.split(BEHIND).at(-1) ?? "";
  }
  for (const element of [...document.querySelectorAll(SIGNS)].slice(0, MOST_SEEN)) {
    const image = firstWithin(element, "img") ?? element;
    for (const attribute of ["aria-label", "title"]) yield squash(element.getAttribute(attribute));
    yield squash(image.getAttribute("alt"));
    yield squash(element.textContent).slice(0, LONGEST_READ);
  }
}

/** The words at the beginning of a sign that together are the label, where each is written as a name. */
function leadingName(sign: string, label: string): string | null {
  const words = sign.split(" ");
  for (let count = 1; count <= words.length && count <= label.length; count += 1) {
    const name = words
      .slice(0, count)
      .join(" ")
      .replace(/[.,:;!’']+$/, "");
    const folded = foldedName(name);
    if (!label.startsWith(folded)) return null;
    if (folded === label) return isWrittenAsName(name) ? name : null;
  }
  return null;
}

/**
 * "tarnlooms" in small letters, or "TARNLOOMS", is how a style sheet or an address has it; "iTarn" and "TARN" are
 * how a house may write itself.
 */
const isWrittenAsName = (name: string) =>
  (/^(?:[\p{Lu}\d]|\p{Ll}\p{Lu})/u.test(name) && /\p{Ll}/u.test(name)) || /^\p{Lu}{4,5}$/u.test(name);

/** "Tarn 5.6.2 documentation", "Oak Manual (3.1)": what a manual is called, with the version that it is of. */
const OF_MANUAL =
  /^(\p{Lu}.*?)(?: v?\d[\d.]*)? (documentation|docs|manual|handbook|wiki|user guide)(?: \(?v?\d[\d.x]*\)?)?$/iu;
/** "How we wrote the" manual is no name. */
const NAME = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|for|and|&))*$/u;
const LONGEST_MANUAL = 40;

/** The manual that a page is part of, as the last part of the document's title has it, without its version. */
export function manualOf(document: Documentish): string | null {
  const title = squash(document.querySelector("title")?.textContent).slice(0, LONGEST_READ);
  const parts = titleParts(title);
  const [, subject = "", kind = ""] = OF_MANUAL.exec((parts.length > 1 && parts.at(-1)) || "") ?? [];
  const name = `${subject} ${kind}`;
  const isName = NAME.test(subject) && !isGenericName(subject);
  return isName && name.length <= LONGEST_MANUAL ? name : null;
}

/** "Oak Loom - The frame for weaving at home": a name of up to four words, each written as one. */
const OF_HOME = /^(?:The )?\p{Lu}[\p{L}\d.&’'+-]*(?: (?:\p{Lu}[\p{L}\d.&’'+-]*|\d+|of|for|and|&)){0,3}$/u;
const OFTEN = 2;

/**
 * The site that a first page bids welcome to: where its title is a name and a motto, and the motto is its heading,
 * the name is the site's, as the page itself says again.
 */
export function nameBesideMotto(document: Documentish, title: string, url: string): string | null {
  const address = URL.parse(url);
  if (address?.pathname !== "/" || address.search !== "") return null;
  const parts = titleParts(squash(document.querySelector("title")?.textContent).slice(0, LONGEST_READ));
  const [name, ...others] = parts.filter((part) => part !== title);
  if (parts.length !== 2 || name === undefined || others.length > 0 || !OF_HOME.test(name)) return null;
  if (
    isGenericName(name) ||
    isHostOfOthers(ownLabelOf(url)) ||
    title.split(" ").length <= name.split(" ").length
  )
    return null;
  const said = squash(document.querySelector("body")?.textContent).split(name).length - 1;
  return said >= OFTEN ? name : null;
}
