import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain, type Subject } from "../../draft.ts";
import { isUsed } from "../../kinds/used-en.ts";
import { isMarketplace } from "../../offer/marketplace-en.ts";
import { sectionsOf } from "../../sections.ts";
import { speakersOf } from "../../subject.ts";
import { speaksAsOneself } from "../../text/persons/speaks-as-oneself.ts";
import { groupInThirdPerson, speaksAsHouse } from "../../text/persons/third-person.ts";
import { standsInEnglish } from "../../text/sentences/english-sentence.ts";
import { isChrome, isSeller } from "../../text/wording.ts";
import { isBook } from "../../title/book-author-en.ts";
import type { Unit } from "../../units.ts";
import { areMany } from "../name/named-en.ts";
import { customersOn } from "./customers-en.ts";
import { isQuotation } from "./quoted-voices.ts";
import { isSalesCopy } from "./sales-copy-en.ts";
import { isLeftToHouse } from "./without-our.ts";

/** So many sentences say "we" or "I", and some of them cannot be told of the maker by name, or they are such a part of the seconds. */
const FEWEST = 3;
const OWN = 0.15;

const NOWHERE = -1;
const known = new WeakMap<Page, number>();

/**
 * Whether so much of an English description is in the first person, and cannot be told of its maker by name, that it
 * is quoted as it stands: "My grandmother got the seed", "It came to us in a tin".
 */
export const isToldByMaker = (page: Page): boolean => quotedUntil(page) !== NOWHERE;

/** The last block of such a description: below the last "we" it may be customers who say "I". */
export function quotedUntil(page: Page): number {
  const found = known.get(page) ?? lastOwn(page);
  known.set(page, found);
  return found;
}

function lastOwn(page: Page): number {
  const { blocks, language, type } = page;
  // In a book's description "we" are all people.
  if (language !== "en" || type !== "product" || isBook(page)) return NOWHERE;
  const sections = sectionsOf(blocks, type);
  const customers = customersOn(page, sections);
  const speakers = speakersOf(page);
  const isOwn = (at: number) =>
    sections[at]?.kind === "own" &&
    !customers.has(at) &&
    (blocks[at]?.kind === "list_item" || blocks[at]?.kind === "paragraph");
  const lastOfHouse = blocks.findLastIndex(({ text }, at) => isOwn(at) && speaksAsHouse(text));
  const said = blocks
    .filter((block, at) => isOwn(at) && !isQuotation(block, page))
    .flatMap(({ text }) => splitScript(text).map((one) => one.text));
  // Shops show a description twice, whole and in points.
  const sentences = [...new Set(said)].filter((text) => standsInEnglish(text) && !isChrome(text, type));
  const own = sentences.filter((text) => isOneself(text) || speaksAsHouse(text));
  const lost = own.filter(
    (text) =>
      isOneself(text) ||
      !speakers ||
      isLeftToHouse(text, speakers) ||
      groupInThirdPerson([text], speakers, language) === null,
  );
  // Where nobody says "we" or begins with "I", it may be a customer who speaks, unless somebody says to make or sell it.
  const isHouse =
    sentences.some((text) => speaksAsHouse(text) || isSeller(text) || I_MAKE.test(text)) ||
    isOneself(sentences[0] ?? "");
  const secondsOf = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + sentenceSeconds(text, language), 0);
  const all = Math.max(1, secondsOf(sentences));
  const isMuch = own.length >= FEWEST && (lost.length > 0 || secondsOf(own) > OWN * all);
  if (!isHouse || !isMuch) return NOWHERE;
  return lastOfHouse === -1 ? blocks.length : lastOfHouse;
}

const isOneself = (text: string) => speaksAsOneself(text) || /^My /.test(text);

/** Says whose words follow; a script says it once. */
export function introducedMaker(subject: Subject): Draft {
  const { page } = subject;
  const named = subject.site ?? speakersOf(page)?.maker ?? "the maker";
  // A course has no maker, and the maker of a used thing is not its seller.
  // Of "Tarn Rapide II" on a page that names no shop, Tarn made it, and somebody else speaks.
  const isInName = subject.site === null && subject.name.startsWith(`${named} `);
  const isOther = isInName || page.blocks.some(({ text }) => OF_MAKER.test(text) || tellsOf(named, text));
  const isOnMarket = subject.site !== null && isMarketplace(page);
  const maker = isUsed(page)
    ? "the seller"
    : isBook(page)
      ? "the blurb"
      : isMadeByOne(page)
        ? "its maker"
        : isOnMarket
          ? `its page on ${subject.site}`
          : named === "the maker" || isOther
            ? "its page"
            : named;
  return plain(`This is how ${maker} describes ${areMany(subject) ? "them" : "it"}.`);
}

/** Whether a house says "we", or somebody who makes the goods "my studio". */
const speaksAsMaker = (text: string): boolean => speaksAsHouse(text) || isSeller(text);

/** Whether a narrator cannot say these sentences as his own: a house says "we" in them, or they are to win a buyer. */
export const isOfMaker = (units: readonly Unit[]): boolean =>
  units.some(({ sentences }) => sentences.some((text) => speaksAsMaker(text) || isSalesCopy(text)));

/** Whether one person says to make it, and nobody "we": a site on which such people sell is not its maker. */
function isMadeByOne(page: Page): boolean {
  const sections = sectionsOf(page.blocks, page.type);
  const own = page.blocks.filter((block, at) => sections[at]?.kind === "own" && !isQuotation(block, page));
  return (
    !own.some(({ text }) => speaksAsHouse(text)) &&
    own.some(({ text }) => I_MAKE.test(text) || IN_MY_STUDIO.test(text))
  );
}
const IN_MY_STUDIO = /\bin my (?:\p{L}+ )?(?:studio|workshop|pottery|forge)\b/iu;
const I_MAKE = new RegExp(
  [
    String.raw`(?<!\p{L})I(?: \p{L}+ly| now| still)? (?:make|made|grow|grew|weave|wove|knit|knitted|sew|sewed|dye|dyed|throw|threw|`,
    "carve|carved|print|printed|build|built|forge|forged|turn|turned|stitch|stitched|pour|brew|bake|roast|paint|painted) ",
    String.raw`(?=(?:it|them|these|this|each|every|all|in|on|by|from|with)\b)`,
  ].join(""),
  "u",
);

/** "The publisher tells us that …": it is a shop that speaks. */
const OF_MAKER =
  /\bthe (?:publisher|maker|manufacturer|designer|brewer|brand|factory)s? (?:tells?|told|assures?|assured|sends?|sent|let|lets) us\b/i;

/** "Tarn will not sell it unripe.": whoever says so is not Tarn Mills. */
const tellsOf = (maker: string, text: string) =>
  new RegExp(
    String.raw`(?:^|[.;!?] )${escapePattern(maker.split(" ")[0] ?? maker)} (?:will|won[’']t|is|has|makes?|says?|lets?)\b`,
    "u",
  ).test(text);

/** A script in which those words stand before the page's own first ones, where anything below is not the narrator's to say. */
export function withMakerIntroduced(
  paragraphs: Draft[][],
  ours: readonly Draft[],
  introduction: Draft,
): Draft[][] {
  const isOfOthers = (draft: Draft) =>
    !ours.includes(draft) && (speaksAsMaker(draft.text) || isOneself(draft.text) || isSalesCopy(draft.text));
  if (!paragraphs.flat().some(isOfOthers)) return paragraphs;
  const at = paragraphs.findIndex((paragraph) => paragraph.some((draft) => !ours.includes(draft)));
  return paragraphs.map((paragraph, index) => {
    if (index !== at) return paragraph;
    const begins = paragraph.findIndex((draft) => !ours.includes(draft));
    return paragraph.toSpliced(begins, 0, introduction);
  });
}
