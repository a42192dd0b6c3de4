import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";

const isOutside = hasTag("NAV", "ASIDE", "FOOTER", "HEADER");
const GONE = /(?:sold ?out|out of stock|unavailable|not available|no stock)/i;
const COMING = /(?:coming soon|back soon|notify me|email me when|when it[’']s (?:back )?in stock)/i;
const MARKS =
  /\s*[-–—|(:]*\s*(?:(?:currently |temporarily )?(?:sold ?out|out of stock|unavailable|not available|no stock)|coming soon|back soon|notify me|email me when).*$/is;
const ASKS = /^(?:[-–— ]*(?:please )?(?:select|choose|pick)\b.*|[-–— ]*)$/i;
const OF_SIZE = /\bsizes?\b/i;
/** "39", "8.5", "UK 9", "XL", "Large", "One Size": as a shop writes a size, and nothing else. */
const SIZE =
  /^(?:(?:UK|US|EU|W|L) ?)?(?:\d{1,3}(?:[.,]5|½)?(?: ?[-/] ?\d{1,3})?|[X\d]{0,3}[SL]|M|X{0,3}-?(?:small|large)|medium)$/i;
const LONGEST_HEAD = 40;
const MOST = 40;

interface Size {
  name: string;
  state: "there" | "gone" | "coming";
}

/** Sizes of an English page that cannot be had while others can, as it writes them, and whether they are to come. */
export function goneSizes(document: Documentish): { sizes: string[]; areComing: boolean } {
  const groups = [...document.querySelectorAll("select, fieldset, [role=radiogroup]")]
    .filter((group) => nearest(group, isOutside) === null && isOfSizes(group))
    .map(sizesIn)
    .filter((all) => all.length > 1 && all.length <= MOST && all.some(({ state }) => state === "there"));
  const away = groups.flatMap((all) => all.filter(({ state }) => state !== "there"));
  // A second list of the same sizes may be that of another colour.
  const isOne = groups.length === 1 && new Set(away.map(({ state }) => state)).size === 1;
  return isOne
    ? { sizes: away.map(({ name }) => name), areComing: away[0]?.state === "coming" }
    : { sizes: [], areComing: false };
}

function isOfSizes(group: Elementish): boolean {
  const heads = [
    group.getAttribute("aria-label"),
    group.getAttribute("name"),
    squash(firstWithin(group, "legend")?.textContent),
    squash(group.previousElementSibling?.textContent),
  ];
  return heads.some((head) => head && head.length <= LONGEST_HEAD && OF_SIZE.test(head));
}

function sizesIn(group: Elementish): Size[] {
  const isList = group.tagName.toUpperCase() === "SELECT";
  const all = allWithin(group, isList ? "option" : "label").flatMap((part): (Size | null)[] => {
    const text = squash(part.textContent);
    if (text === "" || ASKS.test(text)) return [];
    const name = nameOf(text);
    if (name === null) return [null];
    const state = COMING.test(text) ? "coming" : GONE.test(text) ? "gone" : "there";
    return [{ name, state }];
  });
  // Of a list that is not understood as a whole none is told as gone.
  return all.every((one) => one !== null) ? all : [];
}

/** "35" of "35 coming soon35 - We'll let you know"; null where it is no plain size. */
function nameOf(text: string): string | null {
  const name = squash(text.replace(MARKS, ""));
  return SIZE.test(name) ? name : null;
}
