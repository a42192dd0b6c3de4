import { alternativesOf } from "#kernel/text/phrases";

const LISTS = segment("list-addresses");
/** "product-category", "sub-categories" */
const KINDS = /^\p{L}+[_-](?:categor(?:y|ies)|collections?|catalog(?:ue)?|departments?|listings?)$/iu;
const SECTIONS = segment("section-addresses");
/** "portland-homes-for-sale" */
const OFFERED = /[_-]for[_-](?:sale|rent)$/i;

/** Whether an address is one below which sites keep their lists: "/collections/mugs", "/blog/looms". */
export function isListAddress(url: string): boolean {
  if (isSortedAddress(url)) return true;
  const parts = partsOf(url);
  const at = parts.findIndex((part) => SECTIONS.test(part));
  // "/blog/how-to-oil-a-loom" is one of the texts that the section has.
  return at !== -1 && parts.slice(at + 1).every((part) => wordsIn(part) <= MOST_WORDS);
}

/** Whether its address says so by a word that no single thing's has: "/category/how-to-guides". */
export const isSortedAddress = (url: string): boolean =>
  partsOf(url).some((part) => LISTS.test(part) || KINDS.test(part) || OFFERED.test(part)) ||
  LISTING_SCRIPT.test(url);

const MOST_WORDS = 2;
const wordsIn = (part: string) => part.split(/[_-]+/).filter(Boolean).length;
const partsOf = (url: string) => (URL.parse(url)?.pathname ?? "").split("/").filter(Boolean);
/** "index.php?category=12" */
const LISTING_SCRIPT = /[?&](?:category|cat|tag|search|q|query|s)=[^&]/i;

function segment(list: string) {
  return new RegExp(`^(?:${alternativesOf(list)})(?:\\.\\p{L}+)?$`, "iu");
}
