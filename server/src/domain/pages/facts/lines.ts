import { phrases } from "#kernel/text/phrases";
import { isHidden } from "../html/boilerplate.ts";
import { classOf } from "../html/class-of.ts";
import {
  type Documentish,
  type Elementish,
  hasTag,
  isElement,
  isText,
  type Nodeish,
  nearest,
  squash,
} from "../html/dom.ts";
import { standsBeside } from "./frame.ts";
import { centsJoined, isStruck } from "./places.ts";

/** A run of text inside a line, and the innermost element that holds it. */
export interface Piece {
  start: number;
  text: string;
  element: Elementish;
  struck: boolean;
  /** Inside a link. */
  linked: boolean;
}

/** One line as a reader sees it: text between two boundaries of blocks, cells or line breaks. */
export interface Line {
  text: string;
  pieces: Piece[];
  /** The block around it. */
  block: Elementish;
  /** Elements that begin before it. */
  order: number;
  /** Among other products, or in the frame of the page. */
  elsewhere: boolean;
}

const SILENT = new Set(
  "SCRIPT STYLE NOSCRIPT TEMPLATE SVG HEAD IFRAME SELECT OPTION TEXTAREA RT RP OBJECT".split(" "),
);
const INLINE = new Set(
  "A ABBR B BDI BIG CENTER DATA DFN EM FONT I INS LABEL MARK NOBR RUBY RB S SMALL SPAN STRIKE STRONG SUB SUP DEL TIME TT U".split(
    " ",
  ),
);
const NEIGHBOURS =
  /related|recommend|(^|[\s_-])ranking|upsell|cross-?sell|recently|similar|(^|[\s_-])also([\s_-]|$)|sponsor|mini-?cart/i;
export const CONCEALED = /(^|\s)(hidden|hide|d-none|is-hidden|display-none)(\s|$)/i;
/** "d-none d-md-block", "hidden md:flex": only a small screen does not show it. */
const SHOWN_WIDE =
  /(^|\s)(?:d-(?:sm|md|lg|xl)-|(?:sm|md|lg|xl):)(?:block|flex|grid|table(?:-cell|-row)?|contents|inline(?:-block|-flex)?)(\s|$)/;
const isConcealed = (names: string) => CONCEALED.test(names) && !SHOWN_WIDE.test(names);
/** Links that look like buttons. */
const PRESSED = /btn|button|add-?_?to-?_?cart/i;
const SHELF = phrases("shelf-headings");
/** Headings above what is sold for the thing; a label or a menu may say the same word. */
const ACCESSORIES = phrases("heading-accessories");
const isHeading = hasTag("H2", "H3", "H4", "H5", "H6");
const LONGEST_SHELF_HEADING = 60;
const LONGEST_NAME = 500;
/** No line that people read is as long: what follows is another one. */
const LONGEST_LINE = 4_000;
const LONGEST_AMOUNT = 30;
const MOST = 20_000;
const MOST_SHELVES = 50;
const MOST_FOLLOWERS = 500;

/** The visible lines of a page in reading order. */
export function linesOf(document: Documentish): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let text = "";
  let order = 0;
  let begun = 0;

  const flush = (block: Elementish, elsewhere: boolean) => {
    const trimmed = text.trim();
    if (trimmed && lines.length < MOST) {
      const shift = text.length - text.trimStart().length;
      const own = pieces.map((piece) => ({ ...piece, start: Math.max(0, piece.start - shift) }));
      lines.push({ text: trimmed, pieces: own, block, order: begun, elsewhere });
    }
    pieces = [];
    text = "";
  };
  const say = (said: string, element: Elementish, within: Within) => {
    const { struck, linked } = within;
    const words = said.replace(/[\s\u00a0\u200b\ufeff]+/g, " ");
    if (!words || (words === " " && (!text || text.endsWith(" ")))) return;
    if (text.length > LONGEST_LINE) flush(element, within.elsewhere);
    if (!text) begun = order;
    const end = text.slice(-LONGEST_AMOUNT);
    const before = text && pieces.at(-1)?.element !== element ? centsJoined(end, words, element) : null;
    if (before !== null) text = text.slice(0, -LONGEST_AMOUNT) + before;
    else if (/\d$/.test(end) && /^\d/.test(words) && !(isOneSign(words) && isOneSign(pieces.at(-1)?.text)))
      text += " ";
    pieces.push({ start: text.length, text: words, element, struck, linked });
    text += words;
  };
  const visit = (node: Nodeish, block: Elementish, within: Within) => {
    if (isText(node)) {
      const parent = node.parentNode;
      say(node.textContent ?? "", parent && isElement(parent) ? parent : block, within);
      return;
    }
    if (!isElement(node)) return;
    const tag = node.tagName.toUpperCase();
    const named = classOf(node);
    if (SILENT.has(tag) || (isHidden(node) && !isDrawn(node)) || isConcealed(named)) return;
    order++;
    if (tag === "BR") return flush(block, within.elsewhere);
    const label = labelOf(node, tag);
    const now: Within = {
      elsewhere:
        within.elsewhere ||
        tag === "DIALOG" ||
        standsBeside(node, tag) ||
        (tag !== "BODY" && NEIGHBOURS.test(`${node.id} ${named}`.slice(0, LONGEST_NAME))),
      struck: within.struck || isStruck(node, tag),
      linked: within.linked || tag === "A",
    };
    const isInline =
      (INLINE.has(tag) && !label && !(tag === "A" && PRESSED.test(named))) || isBoxBehind(text, node, tag);
    if (!isInline) flush(block, within.elsewhere);
    const around = isInline ? block : node;
    if (label) say(label, node, now);
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child, around, now);
    if (!isInline) flush(node, now.elsewhere);
  };
  const { body } = document;
  for (let child = body.firstChild; child; child = child.nextSibling)
    visit(child, body, { elsewhere: false, struck: false, linked: false });
  flush(document.body, false);
  return withoutShelves(lines);
}

/** Shops put each digit of a price into a box of its own. */
const isOneSign = (text = "") => /^\d$/.test(text);

/** A price that is hidden from screen readers alone stands on the screen, by its name or as the only words of its box. */
function isDrawn(element: Elementish): boolean {
  const { parentNode } = element;
  if (element.getAttribute("aria-hidden") !== "true" || !parentNode || !isElement(parentNode)) return false;
  if (element.hasAttribute("hidden") || element.hasAttribute("style")) return false;
  const words = squash(element.textContent);
  const isNamed = PRICED.test(classOf(element));
  const isOnly = squash(parentNode.textContent) === words;
  return words.length < LONGEST_AMOUNT && AMOUNT.test(words) && (isOnly || isNamed);
}
const PRICED = /price|amount/i;
const AMOUNT = /^[$€£¥￥]\s?\d[\d,.]*$|^\d[\d,.]*\s?[円€]$/;

interface Within {
  elsewhere: boolean;
  struck: boolean;
  linked: boolean;
}

/** "Gift wrap? ☐ $4.00": a box between what it adds and what that costs parts no line. */
const isBoxBehind = (before: string, element: Elementish, tag: string) =>
  tag === "INPUT" &&
  /^checkbox$/i.test(element.getAttribute("type") ?? "") &&
  /\p{L}/u.test(before) &&
  !/\d/.test(before);

/** The words of a button or a picture without text. */
const labelOf = (element: Elementish, tag: string) =>
  tag === "IMG"
    ? squash(element.getAttribute("alt"))
    : tag === "INPUT" && /^(submit|button|image)$/i.test(element.getAttribute("type") ?? "")
      ? squash(element.getAttribute("value") ?? element.getAttribute("alt"))
      : "";

/** Marks what stands on a shelf of other products: the rest of the box that its heading opens. */
function withoutShelves(lines: Line[]): Line[] {
  const shelves: Elementish[][] = [];
  for (const line of lines) {
    if (line.elsewhere) continue;
    const [first] = line.pieces;
    const match =
      SHELF.exec(line.text) ?? (nearest(line.block, isHeading) ? ACCESSORIES.exec(line.text) : null);
    if (!first || !match) continue;
    const rest = line.text.slice(match[0].length);
    if (rest.length > 0 && /\d/.test(rest)) line.elsewhere = true;
    else if (line.text.length <= LONGEST_SHELF_HEADING && shelves.length < MOST_SHELVES)
      shelves.push(followers(first.element));
  }
  if (shelves.length === 0) return lines;
  const known = new Map<Elementish, boolean>(shelves.flat().map((element) => [element, true]));
  const isShelved = (element: Elementish): boolean => {
    const is = known.get(element) ?? (element.parentElement ? isShelved(element.parentElement) : false);
    known.set(element, is);
    return is;
  };
  for (const line of lines) line.elsewhere ||= isShelved(line.pieces[0]?.element ?? line.block);
  return lines;
}

/** Lines below a heading in its box, up to the next heading of its rank. */
function followers(heading: Elementish): Elementish[] {
  let element = heading;
  while (
    !element.nextElementSibling &&
    !/^li$/i.test(element.tagName) &&
    element.parentElement?.parentElement
  )
    element = element.parentElement;
  const level = Math.min(6, rankOf(element));
  const found: Elementish[] = [];
  for (
    let next = element.nextElementSibling;
    next && found.length < MOST_FOLLOWERS;
    next = next.nextElementSibling
  ) {
    if (rankOf(next) <= level) break;
    found.push(next);
  }
  return found;
}

/** 1 to 6 of a heading, more of anything else. */
const rankOf = ({ tagName }: Elementish) => (/^h[1-6]$/i.test(tagName) ? Number(tagName[1]) : 7);
