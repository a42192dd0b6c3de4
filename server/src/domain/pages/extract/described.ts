import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { detectLanguage } from "#kernel/text/language";
import type { Language, PageType } from "#kernel/vocabulary";
import type { Documentish } from "../html/dom.ts";
import { textOf } from "../html/json.ts";
import type { LinkedData } from "../html/json-ld.ts";
import { firstMeta } from "../html/metadata.ts";
import { blocksOfMarkup } from "./description-markup.ts";
import { describes, proseOf } from "./description-prose.ts";
import { describedInState } from "./description-state.ts";
import { letters, width } from "./width.ts";

/** Each of its clauses is looked for in the whole text; what is longer is a catalogue. */
const LONGEST_DESCRIPTION = 20_000;

/** The words in which a page's data describes its product. */
export const describedInData = ({ product }: LinkedData): string =>
  product ? (textOf(product.node.description) ?? "").slice(0, LONGEST_DESCRIPTION) : "";

/** Shops that build the page by script, or hide its text in tabs, still describe the product in their data. */
export function withDescription(blocks: Block[], data: LinkedData): Block[] {
  const description = describedInData(data);
  return description.length >= 60
    ? withBlocks(
        blocks,
        partsOf(description).map((text) => ({ kind: "paragraph", text })),
      )
    : blocks;
}

/** Some shops keep their texts as addresses are written, "A%20loom%20of%20oak.%7CIt%20folds.", a bar for each line. */
function partsOf(description: string): string[] {
  if (/\s/.test(description) || (description.match(/%20/g)?.length ?? 0) < FEWEST_ESCAPES)
    return [description];
  try {
    return decodeURIComponent(description)
      .split("|")
      .map((part) => part.replace(/\s+/g, " ").trim())
      .filter((part) => part !== "");
  } catch {
    return [description];
  }
}
/** With so many spaces written so, all of a text is. */
const FEWEST_ESCAPES = 5;

interface Known {
  title: string;
  language: Language;
  type: PageType;
  /** Names of a page's product, as its facts state them. */
  names: readonly string[];
}

/** A page whose text tells less than this of its matter has its own summary told with it. */
const LITTLE: Record<PageType, number> = { product: 200, article: 600, other: 600 };

/** The blocks of a page that tells little, with what its state or its summary for others says of its matter. */
export function withSummary(document: Documentish, blocks: Block[], known: Known): Block[] {
  const { title, language, type, names } = known;
  const topics = contentTerms([title, ...names].join(" "), language);
  const topicsIn = (text: string) =>
    [...contentTerms(text, language)].filter((term) => topics.has(term)).length;
  // One word of a long English name may be in any text: in a shop's on cookies, for one.
  const fewest = Math.min(language === "ja" ? 1 : 2, topics.size);
  const isOfMatter = (text: string) => topicsIn(text) >= fewest;
  const isTold = ({ kind, text }: Block) => kind !== "heading" && describes(text) && isOfMatter(text);
  const isJapaneseGoods = type === "product" && language === "ja";
  let length = 0;
  const told: Block[] = [];
  for (const block of toldOf(blocks, isTold, isJapaneseGoods)) {
    told.push(block);
    length += width(block.text);
    // To tell a whole long page's matter from its words costs more than all else here.
    if (length >= LITTLE[type]) return blocks;
  }
  const isOurs = (some: readonly Block[]) =>
    some.length > 0 && detectLanguage(some.map(({ text }) => text).join("\n"), language) === language;
  const stated = type === "product" ? describedInState(document, [title, ...names]) : null;
  const ofState = stated ? blocksOfMarkup(stated) : [];
  if (isOurs(ofState)) return withBlocks(blocks, ofState);
  const summary = ["description", "og:description"]
    .map((name) => proseOf(firstMeta(document, [name]) ?? ""))
    .find((prose) => prose !== null && topicsIn(prose) > 0);
  const ofSummary: Block[] = summary ? [{ kind: "paragraph", text: summary }] : [];
  if (!isOurs(ofSummary)) return blocks;
  if (type !== "product" && beginsAlike(ofSummary, blocks)) return blocks;
  // A summary is a promise: behind a short description it says once more what has been told.
  const above = isJapaneseGoods && told[0] ? blocks.indexOf(told[0]) : undefined;
  return withBlocks(blocks, ofSummary, type === "product" ? above : 0);
}

/** A Japanese description names its matter once: the paragraphs right behind that one go on from it. */
function* toldOf(
  blocks: readonly Block[],
  isTold: (block: Block) => boolean,
  goesOn: boolean,
): Generator<Block> {
  let isOn = false;
  for (const block of blocks) {
    isOn =
      isTold(block) ||
      (goesOn && isOn && block.kind === "paragraph" && !block.isReview && describes(block.text));
    if (isOn) yield block;
  }
}

/** Behind a heading it would be a part of what that heads: of the reviews, for one. */
function withBlocks(blocks: Block[], added: readonly Block[], place?: number): Block[] {
  if (isCovered(added.map(({ text }) => text).join("\n"), blocks)) return blocks;
  const heading = blocks.findIndex(({ kind }) => kind === "heading");
  return blocks.toSpliced(place ?? (heading === -1 ? blocks.length : heading), 0, ...added);
}

/** "More than 600 people swam there." above "More than 600 people queued to swim there …": a listener hears it twice. */
function beginsAlike(summary: readonly Block[], blocks: readonly Block[]): boolean {
  const first = blocks.find(({ kind }) => kind !== "heading");
  const [own = "", other = ""] = [summary[0], first].map((block) =>
    letters(block?.text ?? "").slice(0, BEGINNING),
  );
  return own.length === BEGINNING && own === other;
}
/** So many letters are three words or more. */
const BEGINNING = 16;

/** Whether the page says it already: half of it, clause by clause, or more. */
function isCovered(description: string, blocks: readonly Block[]): boolean {
  const said = letters(blocks.map(({ text }) => text).join(" "));
  const clauses = description.split(/[。．.!?！？、,;:\n]/).map(letters);
  const length = (some: string[]) => some.reduce((sum, clause) => sum + clause.length, 0);
  return length(clauses.filter((clause) => said.includes(clause))) >= length(clauses) / 2;
}
