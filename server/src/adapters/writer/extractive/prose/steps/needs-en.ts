import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { articled, listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { speakable, withoutSigns } from "../../text/signs/speakable.ts";
import { isOrder } from "../procedures.ts";

const HEADING =
  /^(?:(?:what |things )?you(?:[’']ll| will)?(?: also)? need|(?!equipment\s*:?$)(?:(?:tools|materials|supplies|equipment)(?:,? (?:and|&) |, )?){1,3}(?: (?:you(?:[’']ll| will)? need|needed|required))?)\s*:?$/i;
export const isHeadOfNeeds = (text: string): boolean => HEADING.test(text.trim());
const FEWEST = 2;
const MOST = 6;
const LONGEST = 48;
const UNSPEAKABLE = /[#"”″×<>=/|@:;?!()]|\d\s?[¼½¾]|\p{L}\.\p{L}/u;
const AMOUNT = /^(?:\d|(?:an?|the|your|our|one|two|three|four|five|six|some|several)\b)/i;
const COUNTED = new RegExp(`(?:^|[ -])(?:${alternativesOf("english-counted-things")})$`, "i");
/** "Bleach (never with vinegar)", "To be over 18": an item with its limits is more than a thing. */
const LIMITS =
  /\b(?:no|not|none|never|nothing|neither|without|only|unless|except|if|when|optional(?:ly)?|or|instead|avoid|be|is|are|must|should|over|under|least|years?|depending|recommended)\b|n[’']t\b/i;

/** Tells what a procedure asks for, in one sentence, at the place of its list; null where no list says it. */
export function needsOn(blocks: readonly Block[]): { text: string; blockIndex: number } | null {
  const headings = blocks.flatMap(({ kind, text }, at) =>
    kind === "heading" && isHeadOfNeeds(text) ? [at] : [],
  );
  const [heading] = headings;
  if (heading === undefined) return null;
  const items = headings.flatMap((at) => itemsBelow(blocks, at));
  if (items.some((text) => LIMITS.test(text) || isOrder(text.trim(), "en"))) return null;
  const names = items.map(nameOf);
  const known = names.flatMap((name) => name ?? []);
  if (known.length < FEWEST) return null;
  // A table is no list that one reads aloud with its articles.
  if (blocks[heading + 1]?.kind === "table_row" && known.some((name) => !isCertain(name)))
    return known.length === items.length && items.length <= MOST
      ? { text: `You need the following: ${listed(known)}.`, blockIndex: heading + 1 }
      : null;
  if (known.some((name) => !isCertain(name))) return null;
  const told = known.slice(0, MOST).map(withArticle);
  const begin = told.length < items.length ? "Among other things, you need" : "You need";
  return { text: `${begin} ${listed(told)}.`, blockIndex: heading + 1 };
}

function itemsBelow(blocks: readonly Block[], heading: number): string[] {
  const own = blocks[heading + 1]?.kind === "table_row" ? "table_row" : "list_item";
  const end = blocks.findIndex(({ kind }, at) => at > heading && kind !== own);
  return blocks
    .slice(heading + 1, end === -1 ? undefined : end)
    .filter(({ kind, text }) => kind !== "table_row" || !COLUMNS.test(text))
    .map(({ text }) => withoutSigns(text, "en"));
}

/** "Item: How much" above the rows. */
const COLUMNS = /^(?:items?|tools?|materials?|things?|what|names?|parts?|products?)\s*(?:[:/]|$)/i;

const hasNumber = (name: string) => AMOUNT.test(name) || / and /.test(name);
/** "Stiff scraper and a wide chisel": the first of the two has its article, too. */
const withArticle = (name: string) =>
  AMOUNT.test(name)
    ? name
    : hasNumber(name)
      ? name.replace(/^.+?(?= and an? )/, (first) => (hasNumber(first) ? first : articled(first)))
      : articled(name);
/** Whether one knows if the thing is counted: nobody needs "a sandpaper". */
const isCertain = (name: string) =>
  hasNumber(name) || /[^su]s$/i.test(name) || COUNTED.test(name) || articled(name) === name;

/** Short items are heard apart by commas alone, "and pliers and a screwdriver" too. */
const listed = (told: readonly string[]) =>
  told.length > 2 && told.some((name) => / and /.test(name))
    ? `${told.slice(0, -1).join(", ")}, and ${told.at(-1)}`
    : told.length === 2
      ? told.join(" and ")
      : listedInEnglish(told);

/** "#8 braided cord, about 6 ft (measure it)": the thing itself, without what is said of it. */
function nameOf(text: string): string | null {
  const bare = speakable(text, "en")
    .replace(/^#\d+ /, "")
    .replace(/ \+ /g, " and ")
    .replace(/(?:, | \(|\. |: | [–—-] ).*$/u, "")
    .replace(/\.$/, "")
    .trim();
  if (bare.length < 3 || bare.length > LONGEST || UNSPEAKABLE.test(bare)) return null;
  return /^\p{Lu}\p{Ll}*(?=[ -]\p{Ll}|$)/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
