import { alternativesOf, phrases } from "#kernel/text/phrases";
import { classOf } from "../html/class-of.ts";
import { type Elementish, squash } from "../html/dom.ts";
import { type FoundFact, found } from "./found.ts";
import type { Heading } from "./heading.ts";
import type { Line, Piece } from "./lines.ts";
import { type Place, pathOf } from "./places.ts";

/** Labels that shops put before a maker's name. */
const LABEL = new RegExp(String.raw`^(?:${alternativesOf("brand-labels")})\s*[:：]\s*`, "i");
/** "Brand Tarn": the cell of the label, and that of its value. */
const CELL = /^(?:Brand|Manufacturer|ブランド|メーカー)\s+(?=\S)/u;
const NAMED =
  /(^|[\s_-])(brand(-?(name|link))?(?![_-]+(?:message|callout|stor(?:y|ies)|values?|promise|mission|banner|marquee))|manufacturer|maker|vendor|product-?brand|marca|marque)([\s_-]|$)/i;
const LONGEST = 40;
/** A sentence, a price or a call to do something is no name. */
const BUTTON = phrases("buy-button");
const NO_NAME =
  /\.(com|jp|net|de|fr)$|^[\d/.()\p{L}]{0,3}\d+\/\d+|[!?。]|[$€£¥]\s?\d|^(shop|visit|see|view|more|all)\b|https?:/iu;

/** The maker's name where the page labels it, else where its markup does. */
export function visibleBrand(places: readonly Place[], heading: Heading | null): FoundFact[] {
  const near = places.filter(
    ({ elsewhere, distance, text }) => !elsewhere && distance > -150 && text.length < 80,
  );
  const labelled = near.find(({ text }) => LABEL.test(labelledIn(text)) && isName(nameOf(text)));
  const named = near.find(({ element, text }) => {
    const own = `${element.id} ${classOf(element)}`;
    return (
      NAMED.test(own) &&
      !element.closest("button") &&
      isName(nameOf(text)) &&
      !(leadsHome(element) && !isOfHouse(nameOf(text), heading))
    );
  });
  const place = labelled ?? named;
  if (!place) return [];
  const { text, element } = place;
  return found({
    kind: "brand",
    value: nameOf(text),
    source: "visible",
    path: pathOf(element),
    excerpt: text,
  });
}

/** A shop signs with its own name, by the class that themes have for it: "brand". It may have made what bears its name. */
const leadsHome = (element: Elementish) => HOME.test(addressAround(element));
const HOME = /^(?:\/|https?:\/\/[^/]+\/?)$/;
const isOfHouse = (house: string, heading: Heading | null) =>
  (heading?.text ?? "").toLowerCase().includes(house.toLowerCase().split(" ")[0] ?? "");

/** "Mfr code: KST-210F | Brand: Kestrel": the part of a line of several statements that has the label. */
const labelledIn = (text: string) =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .find((part) => LABEL.test(part)) ?? text;
const BETWEEN = /[|｜／]/u;

const ROW = new RegExp(`^(?:${alternativesOf("brand-labels")})$`, "i");
/** The maker's name where a row of the goods' own table gives it. */
export const brandOfRows = (rows: readonly FoundFact[]): FoundFact[] =>
  rows
    .filter(({ label, value }) => ROW.test(label ?? "") && value.length <= LONGEST && isName(value))
    .slice(0, 1)
    .map((row) => ({ ...row, kind: "brand", label: null, value: row.value.replace(MADE_IN, "") }));
/** 「オノヅカ（日本製）」 */
const MADE_IN = /(?<=\S)\s*[（(][^（）()]{1,8}[製産][)）]$/u;

/** So near to the heading stands a maker's name of its own, with which the heading begins. */
const BESIDE = 120;
/** A common noun of the category may begin a name; in Latin letters with a capital it is a maker's. */
const LATIN = /^[A-Z][\w&.'’ -]+$/;

/** A short line or link near the heading that the heading itself begins with. */
export function brandOfHeading(lines: readonly Line[], heading: Heading | null): FoundFact[] {
  if (!heading) return [];
  const line = lines.find(
    ({ text, elsewhere, order, block, pieces }) =>
      !elsewhere &&
      Math.abs(order - heading.order) <= BESIDE &&
      LATIN.test(text) &&
      !/\d{2}|\s\d$/.test(text) &&
      isName(text) &&
      !isLabelled(block) &&
      !isInMenu(pieces[0]) &&
      // Heads of a table name what it compares.
      !/^th$/i.test(block.tagName) &&
      heading.text.length > text.length + 3 &&
      heading.text.toLowerCase().startsWith(`${text.toLowerCase()} `),
  );
  if (!line) return [];
  const path = pathOf(line.pieces[0]?.element ?? line.block);
  return found({ kind: "brand", value: line.text, source: "visible", path, confidence: 0.5 });
}

/** "Isometric", "Semi-log", "Log-log", one below the other: kinds of goods, of which a heading begins with one. */
const isInMenu = (piece: Piece | undefined) =>
  piece?.linked === true &&
  [...(piece.element.parentElement?.children ?? [])].filter(({ tagName }) => /^a$/i.test(tagName)).length >=
    MENU;
const MENU = 4;

/** "by Harbour Mill" below the name, on a page whose title has that name, too: the house sells what it makes. */
export function brandBelow(lines: readonly Line[], heading: Heading | null, title: string): FoundFact[] {
  const line = lines.find(({ text, elsewhere, order }) => {
    const name = text.replace(BY, "");
    return (
      heading !== null &&
      !elsewhere &&
      order > heading.order &&
      order <= heading.order + BELOW &&
      name !== text &&
      isName(name) &&
      title.includes(name) &&
      !title.includes(`by ${name}`)
    );
  });
  if (!line) return [];
  const value = line.text.replace(BY, "");
  return found({ kind: "brand", value, source: "visible", path: pathOf(line.block), excerpt: line.text });
}
const BELOW = 20;

/** A value beside another label is what that one says: a collection is named in its row. */
function isLabelled({ tagName, previousElementSibling }: Elementish): boolean {
  const label = squash(previousElementSibling?.textContent);
  return (
    /^(?:td|dd)$/i.test(tagName) && /\p{L}/u.test(label) && !LABEL.test(`${label.replace(/[:：]$/, "")}:`)
  );
}

/** Addresses under which shops list all goods of a maker. */
const MAKERS = /[/?&=_-](brands?|manufacturers?|makers?|marques?|marcas?|hersteller)[/=_-]/i;

/** A maker's own place in a large shop. */
const STORES = /\/stores?\/[^/?#]+/i;

/** "Visit the Harbour Mill store" above "Harbour Mill tide lamp": the words with which the heading begins. */
function ownerOf(link: string, heading: string): string | null {
  const said = ` ${link.replace(/[^\p{L}\p{N}&'’.]+/gu, " ").toLowerCase()} `;
  // A link in the words of the heading leads to the thing.
  if (
    said.includes(
      ` ${heading
        .replace(/[^\p{L}\p{N}&'’.]+/gu, " ")
        .trim()
        .toLowerCase()} `,
    )
  )
    return null;
  const words = heading.split(" ");
  const isSaid = (count: number) => said.includes(` ${words.slice(0, count).join(" ").toLowerCase()} `);
  const counts = [4, 3, 2, 1].filter((count) => count < words.length && isSaid(count));
  const name = words.slice(0, counts[0] ?? 0).join(" ");
  return isName(name) && LATIN.test(name) ? name : null;
}

/** A link near the heading to a maker's goods, in words that the heading has, too. */
export function linkedBrand(lines: readonly Line[], heading: Heading | null): FoundFact[] {
  if (!heading) return [];
  const words = ` ${heading.text.toLowerCase()} `;
  for (const { pieces, elsewhere, order } of lines) {
    if (elsewhere || Math.abs(order - heading.order) > BESIDE) continue;
    for (const { text, linked, element } of pieces) {
      if (!linked) continue;
      const name = nameOf(text.trim());
      const isMakers = isName(name) && words.includes(` ${name.toLowerCase()} `);
      const address = addressAround(element);
      const value =
        isMakers && MAKERS.test(address) ? name : STORES.test(address) ? ownerOf(text, heading.text) : null;
      if (value)
        return found({ kind: "brand", value, source: "visible", path: pathOf(element), excerpt: text });
    }
  }
  return [];
}

function addressAround(element: Elementish): string {
  for (let one: Elementish | null = element; one; one = one.parentElement)
    if (one.tagName.toUpperCase() === "A") return one.getAttribute("href") ?? "";
  return "";
}

const isName = (text: string) =>
  text.length > 1 &&
  text.length <= LONGEST &&
  /\p{L}/u.test(text) &&
  !NO_NAME.test(text) &&
  !BUTTON.test(text);
/** The next label on the line begins another statement. */
const NEXT_LABEL = /\s+[\p{L}\d]{2,16}\s*[:：].*$|\s*[／/|｜].*$/u;
/** "by Hollis & Pike" below the name. */
const BY = /^[Bb]y\s+(?=\p{Lu})/u;
/** 「開発・販売：」 before a name that the markup calls the maker's. */
const MAKES = /^(?:(?:開発|製造|企画|販売|発売|制作|製作|提供|発行)元?[・、／/と]?){1,4}\s*[：:]\s*/u;
const nameOf = (text: string) =>
  labelledIn(text)
    .replace(LABEL, "")
    .replace(MAKES, "")
    .replace(CELL, "")
    .replace(BY, "")
    .replace(NEXT_LABEL, "")
    .trim();
