import { type Documentish, type Elementish, squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { blocksLength, width } from "./width.ts";

/** Names by which sites call what is said about a text, and is no part of it. */
const ASIDE =
  /(^|[\s_-])(hat-?note|dab-?link|rellink|disambig(uation)?|(wp-|photo-|image-|img-|pic-|figure-)?caption(-text)?|photo-?credit|by-?line|date-?line|site-?notice|site-?sub)([\s_-]|$)/i;
/** Notes that stand above a section's text, too. */
const HATNOTE = /(^|[\s_-])(hat-?note|dab-?link|rellink)([\s_-]|$)/i;

const HATNOTES = new RegExp(
  [
    String.raw`^For (?:other uses|the [^.]{2,80}|[^.,]{2,60}), see (?:the )?[“"]?\p{Lu}[^.]{2,120}\.?$`,
    String.raw`^.{2,80} redirects? here\.(?: For .{2,120})?$`,
    String.raw`^This (?:article|page) is about .{2,160}\. For .{2,160}, see .{2,160}$`,
    String.raw`^Not to be confused with .{2,120}$`,
    "^この(?:項目|記事)では、?.{2,120}について(?:説明|記述|解説)しています。?.*$",
    "^.{2,60}(?:この項目へ|ここに)(?:転送|リダイレクト)されています。.*$",
    "^.{0,80}「曖昧さ回避」|^曖昧さ回避",
  ].join("|"),
  "u",
);
/** "By Ada Moss | Staff writer", 「文・井上まゆ」. A thread's "by gull » Sun Jul 14" parts its posts. */
const BYLINE =
  /^By \p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|de|van|von|and)){1,5}(?:\s*[|,•·–—-][^.!?»\d]{2,60})?$|^(?:文|取材|執筆|文責|取材・文|ライター)\s*[・:：=＝/／]\s*\S{2,20}$/u;

const MOST_FRONT = 30;
const LEAST_PROSE = 60;
const SENTENCE = /[.!?。！？…][”"’」』）)]*(?:\s|$)/;
const LEVELS = 4;

/** A text from where it begins: without notes to the reader, captions and bylines before its first sentences. */
export function withoutFront(blocks: readonly RawBlock[]): RawBlock[] {
  const isProse = (block: RawBlock) =>
    block.kind !== "heading" &&
    width(block.text) >= LEAST_PROSE &&
    SENTENCE.test(block.text) &&
    !isAside(block);
  const first = blocks.slice(0, MOST_FRONT).findIndex(isProse);
  return blocks.filter((block, index) => {
    if (block.kind === "heading" || block.kind === "table_row") return true;
    return !(index < first && isAside(block)) && !isNamed(block, HATNOTE);
  });
}

const isAside = (block: RawBlock) =>
  HATNOTES.test(block.text) || BYLINE.test(block.text) || isNamed(block, ASIDE) || isCaption(block);

const isCaption = ({ within }: RawBlock) =>
  around(within).some(({ tagName }) => /^figcaption$/i.test(tagName));

/** Whether an element that holds this block and little else is called so. */
function isNamed({ within, text }: RawBlock, names: RegExp): boolean {
  return around(within).some(
    (one) =>
      names.test(`${one.id ?? ""} ${one.getAttribute("class") ?? ""}`.slice(0, LONGEST_NAMES)) &&
      squash(one.textContent).length <= 2 * text.length,
  );
}
const LONGEST_NAMES = 200;

function around(within: Elementish | null | undefined): Elementish[] {
  const boxes: Elementish[] = [];
  for (let one = within ?? null; one && boxes.length < LEVELS; one = one.parentElement) boxes.push(one);
  return boxes;
}

/** A side column's or a notice's few words may stand before the heading of the page; its text does not. */
export function fromHeading(
  chosen: readonly RawBlock[],
  { all, document }: { all: readonly RawBlock[]; document: Documentish },
): RawBlock[] {
  const packed = (text: string) => text.replace(/\s/g, "");
  const title = packed(squash(document.querySelector("title")?.textContent).slice(0, LONGEST_TITLE));
  const at = all.findIndex(
    ({ kind, level, text }) => kind === "heading" && level === 1 && title.includes(packed(text)),
  );
  const before = new Set(all.slice(0, Math.max(0, at)));
  const kept = chosen.filter((block) => !before.has(block));
  return blocksLength(kept) >= MOSTLY * blocksLength(chosen) ? kept : [...chosen];
}
const MOSTLY = 0.85;
const LONGEST_TITLE = 1_000;
