import type { Block } from "#kernel/page";
import type { PageType } from "#kernel/vocabulary";
import { isBoilerplate } from "../html/boilerplate.ts";
import type { Documentish } from "../html/dom.ts";
import { blocksOf, type RawBlock } from "./blocks.ts";
import { type Candidates, type Libraries, longerOf } from "./candidates.ts";
import { productText } from "./product-text.ts";
import { blocksLength, width } from "./width.ts";

/**
 * Below this share of the page's own text, the libraries took a corner of it for the whole. They were
 * made for articles, and are the surer the more the page is one or describes one thing.
 */
const CORNER = { article: 0.3, other: 0.8 };

/** The main text, among what three extractors see; `declared` is what the page says that it is. */
export function mainText(document: Documentish, libraries: Libraries, declared: PageType): Block[] {
  const candidates = { ...libraries, whole: blocksOf(document.body, isBoilerplate) };
  const chosen =
    declared === "product" ? productText(document, candidates) : chooseText(candidates, declared);
  const text = blocksLength(chosen) < LITTLE ? orForNoScript(chosen, document) : chosen;
  return withoutRepetition(text).map(({ linkShare: _, within: __, ...block }) => block);
}

/** A page with less may keep its text for readers without scripts. */
const LITTLE = 120;

/** The text that a page drawn by script shows to readers without script. */
function orForNoScript(chosen: RawBlock[], document: Documentish): RawBlock[] {
  const blocks = [...document.querySelectorAll("body noscript")].flatMap((element) =>
    [...element.childNodes]
      .flatMap((child) => blocksOf(child, isBoilerplate))
      .filter(({ text }) => !/java\s?script/i.test(text)),
  );
  return blocksLength(blocks) > LITTLE && blocksLength(blocks) > 4 * blocksLength(chosen) ? blocks : chosen;
}

/**
 * Where an article stands, the two libraries find it, and the longer of their answers lost less. Pages
 * made of many small parts (shops, forums, lists) they cut down to one part: then everything that is not
 * navigation is nearer to what a reader sees.
 */
function chooseText(candidates: Candidates, declared: keyof typeof CORNER): RawBlock[] {
  const { whole } = candidates;
  const longer = longerOf(candidates);
  const all = whole.filter((block) => !isScrap(block));
  return withoutFrame(blocksLength(longer) < CORNER[declared] * blocksLength(all) ? all : longer, whole);
}

/** The most that the links of a page's frame may be, in characters and of the text: more are the text. */
const FRAME = { characters: 150, share: 0.1 };

/** Without links that stand in the page's frame only: share buttons, menus that a library took along. */
function withoutFrame(blocks: RawBlock[], whole: readonly RawBlock[]): RawBlock[] {
  const inPage = new Set(whole.map(({ text }) => text));
  const kept = blocks.filter(({ text, linkShare }) => linkShare < 0.5 || inPage.has(text));
  const links = blocksLength(blocks) - blocksLength(kept);
  return links <= Math.max(FRAME.characters, FRAME.share * blocksLength(blocks)) ? kept : blocks;
}

/** In the whole page, short pieces are labels and buttons. */
const isScrap = ({ kind, text }: RawBlock) => kind !== "heading" && kind !== "table_row" && width(text) < 20;

/** Sites print the same words for phone and desktop; a reader hears them once. */
function withoutRepetition(blocks: RawBlock[]): RawBlock[] {
  const seen = new Set<string>();
  return blocks.filter(({ text }) => text.length < 20 || (!seen.has(text) && seen.add(text)));
}
