import { beginningOf, type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";

/** A line of a card with what its markup says of it. */
export interface CardLine {
  text: string;
  /** Class names and properties of the elements around it, up to the card. */
  names: string;
  /** Those of the nearest alone. */
  own: string;
  /** Those of the elements that hold hardly more than the line: "By", a day. */
  whole: string;
  isHeading: boolean;
  isLink: boolean;
  /** Crossed out, or named as a former price. */
  isStruck: boolean;
  /** Within a box that the page names after prices. */
  isPrice: boolean;
}

const SILENT = new Set(
  "SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME OBJECT CANVAS SELECT BUTTON TEXTAREA INPUT LABEL HEAD RT RP DIALOG FORM".split(
    " ",
  ),
);
/** Elements that only change how words look: their words belong to the line around them. */
const WORDS = new Set(
  "ABBR B BDI BIG CITE CODE EM FONT I MARK Q SMALL STRONG SUB SUP U WBR BR RUBY".split(" "),
);
const STRUCK_TAGS = new Set(["DEL", "S", "STRIKE"]);
const STRUCK =
  /(?:^|[^a-z])(?:was|old|former|previous|strike|striked|strikethrough|crossed|line-?through|compare(?:d|-?at)?|msrp|rrp|uvp|list-?price|before|original)(?:[^a-z]|$)/i;
/** "price-group--strike-highlight" says how a box may look, and not that its price is crossed out. */
const MODIFIERS = /\S+--\S+/g;
const PRICE = /price|amount|money|kakaku|cost/i;
const LONGEST_PRICE = 80;

type Around = Omit<CardLine, "text"> & { words: string };
const NOWHERE: Around = {
  names: "",
  own: "",
  whole: "",
  words: "",
  isHeading: false,
  isLink: false,
  isStruck: false,
  isPrice: false,
};

/** The words of a card line by line: each element that holds words of its own is one. */
export function linesOfCard(card: Elementish, isLeftOut: (element: Elementish) => boolean): CardLine[] {
  const lines: CardLine[] = [];
  let open = "";
  const flush = (around: Around) => {
    const text = squash(open);
    open = "";
    const { words: _, ...marks } = around;
    if (text) lines.push({ ...marks, text });
  };
  // A price that is written for the eye and once more for programs that read aloud is there twice.
  const isOut = (element: Elementish, tag: string, { isPrice }: Around) =>
    tag !== "HEADER" && (isPrice ? isUnseen(element) : isLeftOut(element));
  const visit = (node: Nodeish, around: Around) => {
    if (isText(node)) {
      open += node.textContent ?? "";
      return;
    }
    if (!isElement(node)) return;
    const tag = node.tagName.toUpperCase();
    if (SILENT.has(tag) || (node !== card && isOut(node, tag, around))) return;
    // "$19" and a raised "99" are no 1,999.
    if ((WORDS.has(tag) || isWithinWords(node, tag)) && !around.isPrice && !isCents(node, tag)) {
      if (tag === "BR") flush(around);
      else for (const child of node.childNodes) visit(child, around);
      return;
    }
    flush(around);
    const inside = within(node, tag, around);
    // The name of the whole card is none of a line.
    const own = node === card ? { ...inside, own: "", whole: "" } : inside;
    for (const child of node.childNodes) visit(child, own);
    flush(own);
  };
  visit(card, NOWHERE);
  return withWholeAmounts(lines);
}

const SIGN = /^(?:US|CA|AU)?[¥￥$€£]$/;
const DIGITS = /^\d[\d,]*(?:\.\d+)?$/;
/** "$" and "118.00", 「2,980」 and 「円」: shops set the sign of a price in a box of its own. */
const withWholeAmounts = (lines: readonly CardLine[]): CardLine[] =>
  lines.reduce<CardLine[]>((whole, line) => {
    const last = whole.at(-1);
    const isWhole =
      last !== undefined &&
      ((SIGN.test(last.text) && DIGITS.test(line.text)) || (DIGITS.test(last.text) && /^円/.test(line.text)));
    if (last && isWhole)
      whole.splice(-1, 1, { ...line, isStruck: last.isStruck || line.isStruck, text: last.text + line.text });
    else whole.push(line);
    return whole;
  }, []);

/** A link or a span with words beside it is a part of their line. */
const isWithinWords = ({ parentNode }: Elementish, tag: string) =>
  (tag === "A" || tag === "SPAN") && parentNode !== null && holdsWords(parentNode);

/** Asked once for each of its children: thousands of spans may stand in one parent. */
function holdsWords(parent: Nodeish): boolean {
  const known = holding.get(parent);
  if (known !== undefined) return known;
  const holds = [...parent.childNodes].some((one) => isText(one) && /\p{L}{2}/u.test(one.textContent ?? ""));
  holding.set(parent, holds);
  return holds;
}
const holding = new WeakMap<Nodeish, boolean>();

const isUnseen = (element: Elementish) =>
  element.hasAttribute("hidden") ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(element.getAttribute("style") ?? "");

const isCents = (element: Elementish, tag: string) =>
  (tag === "SUP" || tag === "SMALL") && /^\s*\.?\d{2}\s*$/.test(element.textContent ?? "");

const LONGEST_HELD = 160;
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** Words around a name that name nobody: "By", "on", "March 7, 2026", a mark. */
const ASIDE = new RegExp(
  String.raw`^(?:\b(?:by|from|on|posted|published|updated|at|${MONTH})\b|[\d\P{L}])*$`,
  "iu",
);

function within(element: Elementish, tag: string, around: Around): Around {
  const name = [
    element.getAttribute("class"),
    element.getAttribute("itemprop"),
    element.getAttribute("data-testid"),
  ]
    .filter(Boolean)
    .join(" ")
    .slice(0, LONGEST_PRICE * 2);
  const words = name.replace(/([a-z])([A-Z])/g, "$1-$2");
  const text = squash(beginningOf(element, LONGEST_HELD));
  const isSame = around.words !== "" && ASIDE.test(around.words.replace(text, ""));
  return {
    words: text,
    whole: isSame ? `${around.whole} ${words}` : words,
    own: words || around.own,
    names: `${around.names} ${words}`.slice(-400),
    isHeading: around.isHeading || /^H[1-6]$/.test(tag),
    isLink: around.isLink || tag === "A",
    isStruck: around.isStruck || STRUCK_TAGS.has(tag) || STRUCK.test(words.replace(MODIFIERS, " ")),
    isPrice: around.isPrice || PRICE.test(words),
  };
}
