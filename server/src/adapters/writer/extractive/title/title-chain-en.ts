import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { endsInOne } from "../kinds/counted-en.ts";
import { EDITION } from "./title-goods-en.ts";
import { folded } from "./title-house.ts";

const SHADE = new RegExp(
  `^(?:${alternativesOf("colour-words-en")}|${alternativesOf("colour-shades-en")})$`,
  "i",
);
/** "Phantom Black" */
const NAMED_SHADE = new RegExp(`^\\p{Lu}\\p{Ll}+ (?:${alternativesOf("colour-words-en")})$`, "iu");
const OF_SHADES =
  /^(?:light|dark|deep|pale|soft|bright|natural|stainless|matte?|glossy?|satin|midnight|space|rose|royal|off|multi|and|&)$/i;
const OF_COLOUR = /^(?:colou?r|finish|shade)s?$/i;
const ORDINAL: Record<string, string> = { "1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth" };
const GENERATION = /^(\d+(?:st|nd|rd|th)|first|second|third|fourth) gen(?:eration)?\.?$/i;
const MOST_OF_FLAVOUR = 3;

/** "Faux Fur Throw, Platinum", "Tarn, Potato Chips, Sour Cream, 10 Ounce": a name of parts between commas as one says it. */
export function withoutChain(name: string, page: Page): string {
  const [head = "", ...parts] = name.split(/,\s+/);
  if (parts.length === 0) return name;
  // "Refresh your space, your way" is a sentence, "The Lion, the Witch …" a title.
  const isTitle = parts.some((part) => /^(?:the|a|an|and|or|but|your|our|my)\b/.test(part));
  const isLabel = hasKind(head) || parts.every((part) => /^[\p{Lu}\d]/u.test(part));
  if (isTitle || !isLabel) return name;
  const brand = page.facts.find(({ kind }) => kind === "brand")?.value ?? "";
  const isOwn = folded(head) === folded(brand) && parts.length > 1;
  const said: string[] = isOwn ? [] : [head];
  const [shades, generations, editions, flavours]: string[][] = [[], [], [], []];
  for (const part of parts) {
    const generation = GENERATION.exec(part)?.[1];
    if (generation) generations?.push(ORDINAL[generation.toLowerCase()] ?? generation.toLowerCase());
    else if (EDITION.test(part)) editions?.push(part);
    else if (isShade(part, page, isOwn)) shades?.push(part.toLowerCase().replace(/\s*[/&]\s*/g, " and "));
    else if (/^\d/.test(part)) continue;
    else if (!hasKind(said.join(" ")) || (isOwn && said.length === 1 && !said[0]?.includes(" ")))
      said.push(part);
    else if (isOwn && said.length === 1 && isFlavour(part)) flavours?.push(part);
  }
  // "Tarn, Brook, Mills" are three names, and no chain of a shop.
  const isWhole = said.length < 2 || (isOwn ? hasKind(said.join(" ")) : endsInOne(said.join(" ")));
  if (!isWhole) return name;
  const core = [...(flavours?.slice(0, 1) ?? []), said.join(" ")].join(" ");
  const before = generations?.[0] ? `${generations[0]}-generation ` : "";
  const edition = editions?.[0] ? `, ${editions[0]}` : "";
  const shade = shades?.[0] ? ` in ${shades[0]}` : "";
  return core ? `${before}${core}${shade}${edition}` : name;
}

/** Whether words tell a thing from its siblings: a colour, a generation, an edition. */
export const isTail = (part: string, page: Page): boolean =>
  GENERATION.test(part) || EDITION.test(part) || isShade(part, page, false);

/** Whether words end with one thing or with many. */
const hasKind = (text: string) => endsInOne(text.replace(SIZE, "")) || /\p{L}[^suiSUI\P{L}]s$/u.test(text);
/** "Kettle 1.7L" */
const SIZE = /(?:\s\d[\d.,]*\s?\p{L}{0,3})+$/u;
const isFlavour = (part: string) =>
  part.split(" ").length <= MOST_OF_FLAVOUR && /^(?:\p{Lu}[\p{L}’'-]*(?: |$))+$/u.test(part);

/** "Natural Grey", "Black/White", or what a row of the page calls its colour; "Mint" of a chain of food is its flavour. */
function isShade(part: string, { facts }: Pick<Page, "facts">, isOwn: boolean): boolean {
  const isStated = facts.some(
    ({ label, value }) => OF_COLOUR.test(label ?? "") && folded(value) === folded(part),
  );
  const words = part.split(/[\s/&-]+/).filter(Boolean);
  return (
    isStated ||
    (!isOwn &&
      (NAMED_SHADE.test(part) ||
        (words.some((word) => SHADE.test(word)) &&
          words.every((word) => SHADE.test(word) || OF_SHADES.test(word)))))
  );
}
