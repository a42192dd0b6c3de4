import type { Block } from "#kernel/page";
import { type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";
import { headLines, type Span } from "./bold-lines.ts";
import { isCaption } from "./captions.ts";
import { isNoteMark, rubyBase } from "./marks.ts";
import { colonBehind } from "./speaker-names.ts";
import { isLayout } from "./tables.ts";
import { meetsAt } from "./words-that-meet.ts";

const SILENT = new Set(
  "SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME OBJECT CANVAS SELECT BUTTON TEXTAREA INPUT LABEL HEAD RT RP DIALOG".split(
    " ",
  ),
);
/** Headings of folded parts stand in buttons, and names of values in labels. */
const CONTROLS = new Set(["BUTTON", "LABEL", "DIALOG", "SUMMARY"]);
const INLINE = new Set(
  (
    "A ABBR B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD MARK Q RUBY RB S SAMP SMALL SPAN STRIKE STRONG " +
    "SUB SUP TIME TT U VAR WBR IMG PICTURE SOURCE"
  ).split(" "),
);
const BOLD = new Set(["B", "STRONG"]);
const STRUCK = new Set(["DEL", "S", "STRIKE"]);
/** Words that a page has taken back, beside those that stand for them; a struck price is a former one. */
const isTakenBack = (node: Elementish) =>
  STRUCK.has(node.tagName.toUpperCase()) &&
  !/[¥￥$£€]|円/u.test(node.textContent ?? "") &&
  squash(node.parentElement?.textContent) !== squash(node.textContent);

/** A block with what choosing needs to know of it. */
export interface RawBlock extends Block {
  /** Share of its characters that are links. */
  linkShare: number;
  /** The element that its last words stand in; null for text of its own tree. */
  within?: Elementish | null;
  /** Whether an empty line parts it from other words of its own element. */
  isBelowGap?: boolean;
  /** Its lines, where its source breaks it into several, with the spaces that they have. */
  lines?: string[];
  /** Which of the lines head those below them by their weight. */
  heads?: boolean[];
}

/** Text that keeps its own line breaks, and is no code. */
const PROSE = "p, ul, ol, dl, blockquote, h1, h2, h3, h4, h5, h6, section, article, form";

/** A line break that the source asks for, unlike those of its own lines; white space like them. */
const BREAK = "\u2028";

type Kind = Pick<Block, "kind" | "level" | "isCaption">;
const PARAGRAPH: Kind = { kind: "paragraph" };
const CAPTION: Kind = { kind: "paragraph", isCaption: true };

interface Options {
  /** Cuts out whole subtrees. */
  skip?: (element: Elementish) => boolean;
  /** Reads the words of buttons and labels, too. */
  controls?: boolean;
  /** Reads what stands for readers without scripts, too. */
  noscript?: boolean;
  /** Asked of each block: whether the reader has seen enough. */
  isEnough?: (block: RawBlock) => boolean;
}

/** The text below a node as blocks in reading order. */
export function blocksOf(root: Nodeish, options: Options = {}): RawBlock[] {
  const { isEnough, ...others } = options;
  const { skip = () => false, controls = false, noscript = false } = others;
  const blocks: RawBlock[] = [];
  let text = "";
  let linked = 0;
  let within: Elementish | null = null;
  /** Line breaks since the last word. */
  let breaks = 0;
  let isBelowGap = false;
  let bold: Span[] = [];
  /** Whether an inline element ended behind the last word, and whether another has begun since. */
  let seam: "ended" | "between" | null = null;
  let isDone = false;

  const flush = (kind: Kind) => {
    const squashed = squash(text);
    if (squashed) {
      const lines = text.includes(BREAK) ? text.split(BREAK).filter((line) => squash(line) !== "") : NO_LINES;
      const linkShare = Math.min(1, linked / squashed.length);
      const block: RawBlock = {
        ...kind,
        text: squashed,
        linkShare,
        within,
        ...(isBelowGap && { isBelowGap }),
        ...(lines.length > 1 && { lines, heads: headLines(text, bold, BREAK) }),
      };
      if (!isDone) blocks.push(block);
      isDone ||= isEnough?.(block) ?? false;
    }
    text = "";
    bold = [];
    linked = 0;
    breaks = 0;
    seam = null;
  };

  const append = (content: string, holder: Nodeish | null, inLink: boolean) => {
    text += seam === "between" && meetsAt(text, content) ? ` ${content}` : content;
    if (content !== "") seam = null;
    const end = content.trimEnd().length;
    breaks = (end === 0 ? breaks : 0) + lineBreaksIn(content.slice(end));
    if (end > 0 && holder && isElement(holder)) within = holder;
    if (inLink) linked += squash(content).length;
  };

  /** Code is one block, however its lines are marked up. */
  const code = (node: Nodeish, inLink: boolean) => {
    if (isText(node)) return append(node.textContent ?? "", node.parentNode, inLink);
    if (!isElement(node)) return;
    const tag = node.tagName.toUpperCase();
    if (SILENT.has(tag) || skip(node)) return;
    const between = tag === "BR" ? BREAK : INLINE.has(tag) ? "" : " ";
    text += between;
    for (const child of node.childNodes) code(child, inLink || tag === "A");
    if (tag !== "BR") text += between;
  };

  const visit = (node: Nodeish, kind: Kind, inLink: boolean) => {
    if (isDone) return;
    if (isText(node)) return append(node.textContent ?? "", node.parentNode, inLink);
    if (!isElement(node)) return;
    const tag = node.tagName.toUpperCase();
    const isRead = (controls && CONTROLS.has(tag)) || (noscript && tag === "NOSCRIPT");
    const isSilent =
      (SILENT.has(tag) && !isRead) || (kind.kind === "heading" && isKey(node, tag)) || isTakenBack(node);
    if (isSilent || skip(node) || isNoteMark(node, tag)) return;
    if (tag === "BR") {
      text += BREAK;
      if (++breaks < 2) return;
      const hasWords = squash(text) !== "";
      flush(kind);
      isBelowGap ||= hasWords;
      return;
    }
    if (tag === "RUBY") return append(rubyBase(node), node, inLink);
    if (tag === "IMG" && kind.kind === "heading" && !squash(text)) {
      // Headings of older pages are pictures of their words.
      return append(node.getAttribute("alt") ?? "", node, inLink);
    }
    if (INLINE.has(tag)) {
      if (seam === "ended") seam = "between";
      const from = text.length;
      for (const child of node.childNodes) visit(child, kind, inLink || tag === "A");
      if (BOLD.has(tag)) bold.push([from, text.length]);
      append(colonBehind(node), node, inLink);
      seam ??= "ended";
      return;
    }
    flush(kind);
    isBelowGap = false;
    if (tag === "TR" && !isLayout(node)) return row(node, kind);
    if (tag === "PRE" && node.querySelector(PROSE) === null) {
      code(node, inLink);
      return flush(kind);
    }
    const own = isCaption(node, tag)
      ? CAPTION
      : (kindOf(tag) ?? (tag === "TD" || tag === "TABLE" ? PARAGRAPH : kind));
    for (const child of node.childNodes) visit(child, own, inLink);
    flush(own);
  };

  /** One block a row, so that a value stays beside its name. */
  const row = (node: Elementish, kind: Kind) => {
    const cells = [...node.children].map((cell) =>
      blocksOf(cell, others)
        .map((block) => block.text)
        .join(" "),
    );
    const filled = cells.filter(Boolean);
    // A row of one cell is no row: its heads and paragraphs stand in it as anywhere.
    if (filled.length < 2) {
      for (const child of node.childNodes) visit(child, kind, false);
      return;
    }
    within = node;
    text = filled.length === 2 ? filled.join(": ") : filled.join(" / ");
    for (const link of node.querySelectorAll("a")) linked += squash(link.textContent).length;
    flush({ kind: "table_row" });
  };

  visit(root, PARAGRAPH, false);
  flush(PARAGRAPH);
  return blocks;
}

const NO_LINES: string[] = [];

/** 「－」 and 「＋」 in a heading change the number between them. */
const isKey = (node: Elementish, tag: string) =>
  tag === "BUTTON" && !/[\p{L}\p{N}]/u.test(node.textContent ?? "");

const lineBreaksIn = (space: string) => space.split("\n").length - 1;

function kindOf(tag: string): Kind | null {
  if (/^H[1-6]$/.test(tag)) return { kind: "heading", level: Number(tag[1]) };
  if (tag === "LI" || tag === "DT" || tag === "DD") return { kind: "list_item" };
  if (tag === "BLOCKQUOTE") return { kind: "quote" };
  return null;
}
