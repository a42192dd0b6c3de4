import type { Page } from "#kernel/page";
import { folded, isIdentifier } from "./title-house.ts";

/** Whether a title is only the name of the site or of a section of it. */
export const isSectionName = (text: string, { site, language, blocks }: Page) =>
  !isIdentifier(text) &&
  ((site !== null && folded(text) === folded(site)) ||
    (language === "ja"
      ? text.length <= 5 && !isToldOf(text, blocks)
      : OF_PAGES.test(text) || (!text.includes(" ") && !isTopic(text, blocks) && !isDoing(text, blocks))));

/** "Roy's Clock Pages": all that somebody has written. */
const OF_PAGES = /^\p{Lu}[\p{L}’']*[’']s .*\b(?:pages|home ?page|web ?site)$/iu;

/** 「祖母の誤字」: what a text tells of again and again, by both its words, is no section of a site. */
function isToldOf(text: string, blocks: Page["blocks"]): boolean {
  const words = text.split("の");
  const told = blocks.filter(({ kind }) => kind !== "heading");
  const isOften = (word: string) => told.filter((block) => block.text.includes(word)).length >= OFTEN;
  return words.length === 2 && words.every((word) => word.length > 1 && isOften(word));
}

/** "Weaving": where no heading of the whole says more, what is done is the subject, and no section of a site. */
const isDoing = (word: string, blocks: Page["blocks"]) =>
  /^\p{Lu}\p{Ll}{2,}ing$/u.test(word) && !blocks.some(({ kind, level }) => kind === "heading" && level === 1);

/** "WebSocket", of which the page's sentences speak again and again, is no section of a site. */
function isTopic(word: string, blocks: Page["blocks"]): boolean {
  if (OF_MENUS.test(word)) return false;
  const texts = blocks.filter(({ kind }) => kind !== "heading").map(({ text }) => text);
  const count = texts.filter((text) => text.split(/[^\p{L}\d]+/u).includes(word)).length;
  return count >= OFTEN || (count >= TWICE && count === texts.length);
}
const OFTEN = 3;
const TWICE = 2;
const OF_MENUS =
  /^(?:shop|store|home|homepage|menu|products?|search|cart|catalog(?:ue)?|blog|news|account|index|contact|about|faqs?)$/i;
