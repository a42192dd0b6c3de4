import { classOf } from "../html/class-of.ts";
import { beginningOf, type Documentish, type Elementish, squash } from "../html/dom.ts";
import { titleParts } from "../html/title-parts.ts";
import type { RawBlock } from "./blocks.ts";
import { blocksLength, width } from "./width.ts";

/** Classes by which sites call notes that stand above a text and lead to other pages. */
const HATNOTE = /(^|[\s_-])(hat-?note|dab-?link|rellink)([\s_-]|$)/i;
const CAPTION = /(^|[\s_-])((wp-|photo-|image-|img-|pic-|figure-)?caption(-text)?|photo-?credit)([\s_-]|$)/i;
const BYLINE = /(^|[\s_-])by-?line([\s_-]|$)/i;
/** Notices that an encyclopedia sets above every article. */
const NOTICE = /^site-?(notice|sub)$/i;

/** Without a name, only notes of these very forms are known: a text's first sentence may be much like them. */
const HATNOTES = new RegExp(
  [
    String.raw`^(?:[^.]{2,80} redirects? here\. |This (?:article|page) is about [^.]{2,160}\. )?For [^.]{2,80}, see [^.]{2,120} \(disambiguation\)\.?$`,
    "^(?:この(?:項目|記事)では、?[^。]{2,120}について(?:説明|記述|解説)しています。)?[^。]{2,120}については、?[^。]{1,60}[(（]曖昧さ回避[)）][」』]?を(?:ご覧|参照)[^。]{0,10}。?$",
    "^この項目では、?[^。]{2,120}について(?:説明|記述|解説)しています。[^。]{2,120}については、?「[^。]{1,60}」を(?:ご覧|参照)[^。]{0,10}。?$",
  ].join("|"),
  "u",
);

const MOST_FRONT = 30;
/** More of them in front are a story told in pictures. */
const MOST_CAPTIONS = 3;
const LEAST_PROSE = 60;
const SENTENCE = /[!?！？…。][”"’」』）)]*|\.[”"’)]*(?=\s|$)/g;
const LEVELS = 4;

/** A text from where it begins: without notes to the reader, captions and bylines before its first sentences. */
export function withoutFront(blocks: readonly RawBlock[]): RawBlock[] {
  const begun = blocks.slice(0, MOST_FRONT);
  const first = begun.findIndex((block) => isProse(block) && !isNote(block) && !isCaption(block));
  const front = begun.slice(0, Math.max(0, first)).filter(isText);
  const captions = front.filter(isCaption);
  const left = new Set([...front.filter(isNote), ...(captions.length <= MOST_CAPTIONS ? captions : [])]);
  return blocks.filter((block) => !left.has(block) && !(isText(block) && isNamed(block, HATNOTE)));
}

const isText = ({ kind }: RawBlock) => kind !== "heading" && kind !== "table_row";

const sentencesIn = (text: string) => text.match(SENTENCE)?.length ?? 0;

const isProse = ({ kind, text }: RawBlock) =>
  kind !== "heading" && width(text) >= LEAST_PROSE && sentencesIn(text) > 0;

const isNote = (block: RawBlock) =>
  HATNOTES.test(block.text) ||
  isNamed(block, HATNOTE) ||
  (sentencesIn(block.text) === 0 && isNamed(block, BYLINE)) ||
  (sentencesIn(block.text) <= 1 && isNotice(block));

/** A caption of several sentences may be the story. */
const isCaption = (block: RawBlock) =>
  sentencesIn(block.text) <= 1 &&
  (around(block).some(({ tagName }) => /^figcaption$/i.test(tagName)) || isNamed(block, CAPTION));

const isNamed = (block: RawBlock, names: RegExp) =>
  around(block).some((one) => names.test(classOf(one).slice(0, LONGEST_NAMES)) && isMost(block, one));

const isNotice = (block: RawBlock) =>
  around(block).some((one) => NOTICE.test(one.id ?? "") && isMost(block, one));

const LONGEST_NAMES = 200;

/** Whether an element holds a block and little else; of a long one only the beginning is read. */
function isMost({ text }: RawBlock, holder: Elementish): boolean {
  const bound = 4 * text.length + MOST_SPACES;
  const beginning = beginningOf(holder, bound);
  return beginning.length < bound && squash(beginning).length <= 2 * text.length;
}
const MOST_SPACES = 500;

function around({ within }: RawBlock): Elementish[] {
  const boxes: Elementish[] = [];
  for (let one = within ?? null; one && boxes.length < LEVELS; one = one.parentElement) boxes.push(one);
  return boxes;
}

/**
 * A side column's or a notice's few words may stand before the heading of the page; its text does not. A
 * standfirst may, in whole sentences.
 */
export function fromHeading(
  chosen: readonly RawBlock[],
  { all, document }: { all: readonly RawBlock[]; document: Documentish },
): RawBlock[] {
  const packed = (text = "") => text.replace(/\s/g, "");
  const title = squash(document.querySelector("title")?.textContent).slice(0, LONGEST_TITLE);
  const called = packed(titleParts(title)[0]);
  const headings = all.filter(({ kind }) => kind === "heading");
  // A page without a heading of the first rank is titled by one of the second.
  const rank = headings.some(({ level }) => level === 1) ? 1 : 2;
  const at = all.findIndex(
    ({ kind, level, text }) => kind === "heading" && level === rank && packed(text) === called,
  );
  const before = new Set(all.slice(0, Math.max(0, at)));
  const kept = chosen.filter((block) => !before.has(block) || isProse(block));
  return blocksLength(kept) >= MOSTLY * blocksLength(chosen) ? kept : [...chosen];
}
const MOSTLY = 0.85;
const LONGEST_TITLE = 1_000;
